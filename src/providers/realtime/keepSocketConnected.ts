import type { Socket } from 'socket.io-client';
import type { SessionKeeper } from '../session/session';

export type Minding = {
  /** The session has been renewed: shows the new token, or tries again after a refusal. */
  again(): void;
  close(): void;
};

type Options = {
  readonly session: Pick<SessionKeeper, 'get' | 'renew'>;
  readonly onState: (state: ConnectionState) => void;
};

/** Milliseconds before a connection that the server ended is opened again. */
const PAUSE = 1000;

/**
 * Keeps a connection alive. socket.io itself comes back after a lost network; what it leaves alone are a server that
 * ended the connection (F-02), and one that refused it: then the session is renewed once, and no more (F-03).
 */
export const mind = (socket: Socket, { session, onState }: Options): Minding => {
  let hasRenewed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    hasRenewed = false;
    onState('on');
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    onState('lost');
    if (reason === 'io server disconnect') pause = setTimeout(() => socket.connect(), PAUSE);
  });
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    // Still active: a network fault, after which socket.io tries again by itself.
    if (socket.active) return onState('lost');
    const used = session.get()?.accessToken;
    if (!isExpired(error.data) || hasRenewed || used === undefined) return onState('refused');
    hasRenewed = true;
    session.renew(used).then(
      () => socket.connect(),
      () => onState('refused'),
    );
  });
  // Our own gateway says so a minute before the token expires; the others let the connection end, or do not care.
  socket.on('expiring', () => {
    const used = session.get()?.accessToken;
    if (used !== undefined) session.renew(used).catch(() => undefined);
  });
  return {
    again: () => {
      if (socket.connected) socket.emit('renew', { token: session.get()?.accessToken });
      else if (!socket.active) socket.connect();
    },
    close: () => {
      clearTimeout(pause);
      socket.removeAllListeners();
      socket.close();
    },
  };
};

const isExpired = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'errCode' in data && String(data.errCode) === '401';

/** `refused`: the server does not accept the session; it is asked again when that is renewed. */
export type ConnectionState = 'off' | 'connecting' | 'on' | 'lost' | 'refused';
