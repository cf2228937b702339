import { io } from 'socket.io-client';
import type { RealtimeOptions } from './realtime';

/** A connection for one person (S7.19), not yet open. The token is read anew for every attempt. */
export const connectSocket: RealtimeOptions['connect'] = async (address, { userId, token }) =>
  io(address, {
    autoConnect: false,
    // A second sign-in in the same tab must not share the connection of the first.
    forceNew: true,
    query: { user: 'customer', userId },
    auth: (give) => give({ token: token() }),
    reconnectionDelayMax: 30_000,
  });
