import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect } from 'vitest';
import { keepFresh } from '../../src/app/keepFresh';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { connectSocket } from '../../src/providers/realtime/connectSocket';
import { createRealtime } from '../../src/providers/realtime/realtime';
import { createSession, type Session } from '../../src/providers/session/session';
import { soon } from '../soon';
import { liveConfig } from './liveWorld';
import { asking, rowsOf } from './testGateway';

const model = createModel(liveConfig, kinds);

export const credentials = (name: string) => [`${name}@demo.com`, `${name} pass`] as const;

/** What the background part and an open list are made of, without a browser around them. */
export const openListPage = async (address: string, name: string) => {
  const { send, signIn } = asking(address);
  const { accessToken, refreshToken, userData } = await signIn(...credentials(name));
  const session = createSession({
    storages: { local: undefined, session: undefined },
    refresh: () => Promise.reject(new Error('not here')),
  });
  session.set({ accessToken, refreshToken, userData: { ...userData }, remember: false } as Session);
  const realtime = createRealtime({
    address,
    session,
    live: [{ key: 'notices', event: 'notification', owner: 'person', idKey: '_id' }],
    offersLive: () => true,
    connect: async (...asked) => {
      const socket = await connectSocket(...asked);
      socket.io.reconnectionDelay(100);
      socket.io.reconnectionDelayMax(500);
      return socket;
    },
  });
  const read = async (authorization: string): Promise<string[]> => {
    const answer = await send('GET', '/v1/notices?entriesPerPage=1000&page=0&sort=createdAt', {
      authorization,
    });
    expect(answer.status).toBe(200);
    return rowsOf(answer).map(({ _id, text }) => `${_id} ${String(text)}`);
  };
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const list = new QueryObserver(client, {
    queryKey: [model.resource('notices').name, 'getList', {}],
    queryFn: () => read(accessToken),
  });
  const stops = [
    list.subscribe(() => undefined),
    realtime.start(),
    keepFresh(client, { live: realtime, model, offersLive: () => true }),
  ];
  await soon(() => expect(realtime.state()).toBe('on'));
  return {
    userId: String(userData['_id']),
    accessToken,
    close: () => {
      stops.forEach((stop) => stop());
      client.clear();
    },
    read: () => read(accessToken),
    shown: () => list.getCurrentResult().data,
    textsOf: (rows: readonly string[]) => new Set(rows.map((row) => row.split(' ')[1])),
  };
};
