import type { Model } from '../model/resolved/model';
import { download } from '../parts/download';
import { createRealtime, type Realtime } from '../providers/realtime/realtime';
import type { SessionKeeper } from '../providers/session/session';

export type ListenerOptions = {
  readonly model: Model;
  readonly session: SessionKeeper;
  /** Base address of the SMS host. */
  readonly address: string;
};

/** Listens for the records of every entity that has them handed over; socket.io is downloaded for it. */
export const createListener = ({ model, session, address }: ListenerOptions): Realtime =>
  createRealtime({
    address,
    session,
    live: model.resources.flatMap(({ key, live, api }) =>
      live && api.source !== 'demo' ? [{ ...live, key, idKey: api.idKey }] : [],
    ),
    connect: async (...asked) =>
      (await download(() => import('../providers/realtime/connectSocket'))).connectSocket(...asked),
  });
