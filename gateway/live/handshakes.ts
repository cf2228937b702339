import type { IncomingMessage } from 'node:http';
import type { Socket } from 'engine.io';
import { sourceOf, type TrustedProxy } from '../../server/requests/sourceOf';

/** Handshakes that have not shown a token yet, at a time: of one source, and of all. */
export const MOST_OF_SOURCE = 50;
const MOST = 500;

/** How long a handshake may go on without a token, in milliseconds. */
const PATIENCE = 10_000;

/** Keeps those who open connections and never say who they are from taking up the server. */
export const createHandshakes = (trusted?: TrustedProxy) => {
  const open = new Map<Socket, string>();
  const sourceIn = ({ headers, socket }: IncomingMessage) => {
    const said = trusted && headers[trusted.header];
    const own = new Headers(trusted && said !== undefined ? { [trusted.header]: String(said) } : {});
    return sourceOf(own, socket.remoteAddress ?? '', trusted);
  };
  return {
    patience: PATIENCE,
    /** The answer to `allowRequest`: a reason to refuse, and whether it may go on. */
    judge: (request: IncomingMessage): [string | null, boolean] => {
      const { searchParams } = new URL(request.url ?? '/', 'http://gateway.invalid');
      if (!searchParams.get('userId')) return ['Say whose events are asked for: userId.', false];
      const source = sourceIn(request);
      const isTooMany =
        open.size >= MOST || [...open.values()].filter((each) => each === source).length >= MOST_OF_SOURCE;
      return isTooMany ? ['Too many connections without a token.', false] : [null, true];
    },
    begun: (socket: Socket) => {
      open.set(socket, sourceIn(socket.request));
      socket.once('close', () => void open.delete(socket));
    },
    ended: (socket: Socket) => void open.delete(socket),
  };
};
