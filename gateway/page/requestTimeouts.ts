import type { Server, ServerOptions } from 'node:http';
import { UPLOADS_PATH } from '../../server/uploads/uploadRoutes';

/** Milliseconds after which a request has to be there whole. Who sends slower keeps a connection from others. */
const SLOWEST = 30_000;

/** The same for a file, which takes as long as its line does. */
const SLOWEST_UPLOAD = 600_000;

/** Ends connections whose head does not arrive, or no upload, with 408. Node would wait five minutes. */
export const requestTimeouts = (slowest = SLOWEST): ServerOptions => ({
  requestTimeout: SLOWEST_UPLOAD,
  headersTimeout: slowest,
  connectionsCheckingInterval: slowest / 6,
});

/** Ends those whose body does not arrive, as Node does: it has one limit for all, which uploads need longer. */
export const endSlowBodies = (server: Server, slowest = SLOWEST): void => {
  server.on('request', (request) => {
    // As it is served: with `..` in it, any other path begins so too.
    const { pathname = '' } = URL.parse(request.url ?? '', 'http://localhost') ?? {};
    if (request.complete || pathname.startsWith(UPLOADS_PATH)) return;
    const { socket } = request;
    const timer = setTimeout(() => {
      if (request.complete) return;
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroySoon();
    }, slowest);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
};
