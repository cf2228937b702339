import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'socket.io-client';
import type { AddressInfo } from 'node:net';
import { TOKEN_SECONDS } from '../../server/accounts/sessions';
import { createClock } from '../../server/clock';
import { createRealtime as createHub } from '../../gateway/live/realtime';
import { createMemoryStore } from '../../server/store/memory';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { connectSocket } from '../../src/providers/realtime/connectSocket';
import { createRealtime } from '../../src/providers/realtime/realtime';
import { createSession, type Session } from '../../src/providers/session/session';

const entity = { key: 'notis', event: 'notification', owner: 'user', idKey: '_id' };
const orders = { key: 'orders', event: 'order', owner: 'user', idKey: '_id' };

export const sessionOf = (id: string, token: string): Session => ({
  userData: { _id: id, fullName: id, username: id, email: `${id}@example.com`, role: 'client', ability: [] },
  accessToken: token,
  refreshToken: `${token}-refresh`,
  remember: false,
});

/** A page's connection, and the gateway's end of it. `good` is a token of Ada's. */
export const openRealtime = async () => {
  const valid = new Map([['good', 'ada']]);
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clock = createClock();
  const store = createMemoryStore();
  const hub = await createHub({ clock, store, trusted: { header: 'x-forwarded-for', hops: 1 } });
  let expiresAt = clock.now() / 1000 + TOKEN_SECONDS;
  const rights: { ability: AbilityPair[] } = { ability: [] };
  const shown: string[] = [];
  /* What a look at a token waits for. */
  const looking = { until: Promise.resolve() };
  hub.admitBy(async (token) => {
    shown.push(token);
    await looking.until;
    const userId = valid.get(token);
    return userId === undefined ? undefined : { userId, session: userId, expiresAt, rights };
  });
  hub.attach(server);
  const refreshes: string[] = [];
  const session = createSession({
    storages: { local: undefined, session: undefined },
    refresh: async ({ accessToken, userData }) => {
      refreshes.push(accessToken);
      expiresAt = clock.now() / 1000 + TOKEN_SECONDS;
      return { accessToken: 'renewed', refreshToken: 'next', userData: { ...userData, ...rights } };
    },
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets: Socket[] = [];
  const download = { fails: false };
  const connect: typeof connectSocket = async (...asked) => {
    if (download.fails) throw new TypeError('Failed to fetch dynamically imported module');
    const socket = await connectSocket(...asked);
    sockets.push(socket);
    return socket;
  };
  const realtime = createRealtime({ address, session, live: [entity, orders], connect });
  return {
    rights,
    valid,
    shown,
    looking,
    server,
    hub,
    clock,
    store,
    address,
    session,
    refreshes,
    realtime,
    sockets,
    download,
  };
};
