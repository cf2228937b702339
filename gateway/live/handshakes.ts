import type { IncomingMessage } from 'node:http';
import type { Socket } from 'engine.io';
import { sourceOf, type TrustedProxy } from '../../server/requests/sourceOf';

/** Connections that have not shown a token yet, at a time: of one source, and of all. */
export const MOST_OF_SOURCE = 50;
const MOST = 500;

/** How long one may go on without a token, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Keeps those who open connections and never say who they are from taking up the server, and keeps nobody out: of too many
 * the oldest of that source is ended, so whoever shows a token at once is through before its turn comes. Counted in this
 * process alone: what is counted are its own open connections, which end with it, and another process has none of them.
 */
export const createHandshakes = (trusted?: TrustedProxy) => {
  const open = new Map<Socket, Waiting>();
  const sourceIn = ({ headers, socket }: IncomingMessage) => {
    const said = trusted && headers[trusted.header];
    const own = new Headers(trusted && said !== undefined ? { [trusted.header]: String(said) } : {});
    return sourceOf(own, socket.remoteAddress ?? '', trusted);
  };
  /* Of whoever has most, so that nobody who floods from one place ends those of others. */
  const endOldest = () => {
    const counts = new Map<string, number>();
    const waiting = [...open].filter(([, { isLookedAt }]) => !isLookedAt);
    for (const [, { source }] of waiting) counts.set(source, (counts.get(source) ?? 0) + 1);
    const most = Math.max(0, ...counts.values());
    if (most <= MOST_OF_SOURCE && open.size <= MOST) return;
    const [oldest] = waiting.find(([, { source }]) => counts.get(source) === most) ?? [];
    if (!oldest) return;
    open.delete(oldest);
    oldest.close(true);
  };
  return {
    patience: PATIENCE,
    /** The answer to `allowRequest`: a reason to refuse, and whether it may go on. */
    judge: (request: IncomingMessage): [string | null, boolean] => {
      const { searchParams } = new URL(request.url ?? '/', 'http://gateway.invalid');
      if (!searchParams.get('userId')) return ['Say whose events are asked for: userId.', false];
      return [null, true];
    },
    begun: (socket: Socket) => {
      open.set(socket, { source: sourceIn(socket.request), isLookedAt: false });
      socket.once('close', () => void open.delete(socket));
      endOldest();
    },
    /** The same judgement of the token that it shows: meanwhile it is not ended for others. */
    judged: async (socket: Socket, judging: Promise<boolean>): Promise<boolean> => {
      const waiting = open.get(socket);
      if (waiting) waiting.isLookedAt = true;
      let isAdmitted = false;
      try {
        isAdmitted = await judging;
        return isAdmitted;
      } finally {
        if (waiting) waiting.isLookedAt = isAdmitted;
      }
    },
    /** It is admitted. */
    ended: (socket: Socket) => void open.delete(socket),
  };
};

type Waiting = { readonly source: string; isLookedAt: boolean };
