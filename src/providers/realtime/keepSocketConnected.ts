import type { Socket } from 'socket.io-client';
import { abilityPairs } from '../../model/access/abilityPairs';
import type { ConnectionState } from '../../model/live/live';
import { isPlainObject, isSameJson } from '../../model/values/plainObject';
import type { SessionKeeper } from '../session/session';
import type { UserData } from '../session/userData';

export type Minding = {
  /** The session has been renewed: shows the new token, or tries again after a refusal. */
  again(): void;
  close(): void;
};

type Options = {
  readonly session: Pick<SessionKeeper, 'get' | 'renew'>;
  readonly onState: (state: ConnectionState) => void;
};

/** Milliseconds before a connection that the server ended is opened again; twice as many each time it does so soon after. */
const PAUSE = 1000;
const LONGEST = 30_000;

/* Different in every page, so that those that were cut off together do not come back together. */
const pauseAfter = (times: number): number =>
  Math.min(PAUSE * 2 ** times, LONGEST) * (0.5 + Math.random() / 2);

/**
 * Keeps a connection alive. socket.io itself comes back after a lost network; what it leaves alone are a server that
 * ended the connection (F-02), and one that refused it: then the session is renewed once, and no more (F-03).
 */
export const mind = (socket: Socket, { session, onState }: Options): Minding => {
  let hasRenewed = false;
  let begun = 0;
  let ended = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    hasRenewed = false;
    begun = Date.now();
    onState('on');
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    onState('lost');
    if (reason !== 'io server disconnect') return;
    ended = Date.now() - begun < LONGEST ? ended + 1 : 0;
    pause = setTimeout(() => socket.connect(), pauseAfter(ended));
  });
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    // Still active: a network fault, after which socket.io tries again by itself.
    if (socket.active) return onState(begun > 0 ? 'lost' : 'connecting');
    const used = session.get()?.accessToken;
    if (!isExpired(error.data) || hasRenewed || used === undefined) return onState('refused');
    hasRenewed = true;
    session.renew(used).then(
      () => socket.connect(),
      () => onState('refused'),
    );
  });
  // Our own gateway says so a minute before the token expires; the others let the connection end, or do not care.
  const renew = () => {
    const used = session.get()?.accessToken;
    if (used !== undefined) session.renew(used).catch(() => undefined);
  };
  socket.on('expiring', renew);
  // And what this person may do, at first and whenever a role or who has it was changed. New rights come with new tokens.
  socket.on('rights', (given: unknown) => {
    const known = session.get()?.userData;
    if (known && areOtherRights(given, known)) renew();
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

const areOtherRights = (given: unknown, { ability, bound = false }: UserData): boolean =>
  isPlainObject(given) &&
  !isSameJson([abilityPairs(given['ability']), given['bound'] === true], [ability, bound]);
