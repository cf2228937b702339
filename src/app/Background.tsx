import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { createLive } from './createLive';
import { keepFresh } from './keepFresh';
import type { PageModel } from '../model/resolved/model';
import { download } from '../parts/download';
import { createRealtime, type Realtime } from '../providers/realtime/realtime';
import type { Connection } from '../providers/session/connection';

/**
 * The one part that listens to the server: to the state of the connection, to notifications and to orders (S2.68). It
 * renders nothing; what it hears makes the lists that are open ask anew, also for what was missed without a connection.
 * What the server says nothing about asks when the connection or the person is back.
 */
export const Background = (options: ListenerOptions) => {
  const { model, connection, live: page } = options;
  const [realtime] = useState(() => createListener(options));
  const client = useQueryClient();
  useEffect(() => realtime.start(), [realtime]);
  useEffect(() => page.attach(realtime), [page, realtime]);
  useEffect(
    () => keepFresh(client, { live: realtime, model, offersLive: () => offersLive(connection) }),
    [client, realtime, model, connection],
  );
  return null;
};

const offersLive = ({ offers }: Connection): boolean => offers.has('sms', 'live');

type ListenerOptions = {
  readonly model: PageModel;
  readonly connection: Connection;
  /** Base address of the SMS host. */
  readonly address: string;
  /** What is heard is told there. */
  readonly live: ReturnType<typeof createLive>;
};

/** Listens for what the server hands over and says by itself; socket.io is downloaded for it. */
const createListener = ({ model, connection, address }: ListenerOptions): Realtime =>
  createRealtime({
    address,
    session: connection.session,
    live: model.resources.flatMap(({ key, live, api }) =>
      live && api.source !== 'demo' ? [{ ...live, key, idKey: api.idKey }] : [],
    ),
    offersLive: () => offersLive(connection),
    isOwn: connection.isOwnKey,
    connect: async (...asked) =>
      (await download(() => import('../providers/realtime/connectSocket'))).connectSocket(...asked),
  });
