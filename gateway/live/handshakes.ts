import type { IncomingMessage } from 'node:http';
import type { Socket } from 'engine.io';

/** Handshakes that have not shown a token yet, at a time: of one source, and of all. */
export const MOST_OF_SOURCE = 50;
const MOST = 500;

/** How long a handshake may go on without a token, in milliseconds. */
const PATIENCE = 10_000;

/** Keeps those who open connections and never say who they are from taking up the server. */
export const createHandshakes = () => {
  const open = new Map<Socket, string>();
  const sourceOf = (request: IncomingMessage) => request.socket.remoteAddress ?? '';
  return {
    patience: PATIENCE,
    /** The answer to `allowRequest`: a reason to refuse, and whether it may go on. */
    judge: (request: IncomingMessage): [string | null, boolean] => {
      const { searchParams } = new URL(request.url ?? '/', 'http://gateway.invalid');
      if (!searchParams.get('userId')) return ['Say whose events are asked for: userId.', false];
      const source = sourceOf(request);
      const isTooMany =
        open.size >= MOST || [...open.values()].filter((each) => each === source).length >= MOST_OF_SOURCE;
      return isTooMany ? ['Too many connections without a token.', false] : [null, true];
    },
    begun: (socket: Socket) => {
      open.set(socket, sourceOf(socket.request));
      socket.once('close', () => void open.delete(socket));
    },
    ended: (socket: Socket) => void open.delete(socket),
  };
};
