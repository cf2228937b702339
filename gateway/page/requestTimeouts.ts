import type { ServerOptions } from 'node:http';

/** Milliseconds after which a request has to be there whole. Who sends slower keeps a connection from others. */
const SLOWEST = 30_000;

/** Ends connections whose request does not arrive, with 408. Node would wait five minutes. */
export const requestTimeouts = (slowest = SLOWEST): ServerOptions => ({
  requestTimeout: slowest,
  headersTimeout: slowest,
  connectionsCheckingInterval: slowest / 6,
});
