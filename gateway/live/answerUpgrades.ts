import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** Milliseconds until such a request has to be there and answered: Node watches over it no more. */
const PATIENCE = 30_000;

/**
 * Answers a request that offers to go on in another protocol (`Upgrade`) as if it offered none, and ends its connection.
 * Once anybody listens for upgrades, Node hands over each of them and neither answers nor ends it: honest clients that
 * offer HTTP/2 so would wait for ever, and others would keep connections for nothing.
 */
export const answerUpgrades = (
  server: Server,
  /** Whether somebody else takes it up. */
  isTaken: (request: IncomingMessage) => boolean,
  patience = PATIENCE,
): void => {
  server.on('upgrade', (request, socket, head) => {
    if (isTaken(request)) return;
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => clearTimeout(timer));
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket);
    response.on('finish', () => socket.end());
    const length = lengthOf(request);
    if (length === undefined) return void response.writeHead(411).end();
    server.emit('request', withBody(request, { socket, head, length }), response);
  });
};

/* Of a body in chunks nobody knows where it ends any more. */
const lengthOf = ({ headers }: IncomingMessage): number | undefined =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;

type Body = { readonly socket: Duplex; readonly head: Buffer; readonly length: number };

/* To Node such a request has ended with its headers: what follows is the body of one that is the same otherwise. */
const withBody = (request: IncomingMessage, { socket, head, length }: Body): IncomingMessage => {
  const { httpVersion, httpVersionMajor, httpVersionMinor, method, rawHeaders, url } = request;
  const said = { httpVersion, httpVersionMajor, httpVersionMinor, method, rawHeaders, url };
  const whole = Object.assign(new IncomingMessage(socket as Socket), said);
  let left = length;
  const take = (chunk: Buffer): void => {
    const part = chunk.subarray(0, left);
    left -= part.length;
    if (part.length > 0) whole.push(part);
    if (left === 0 && !whole.complete) whole.push(null);
    whole.complete = left === 0;
  };
  take(head);
  socket.on('data', take);
  socket.on('end', () => (left > 0 ? socket.destroy() : undefined));
  return whole;
};
