import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createHandshakes, MOST_OF_SOURCE } from './handshakes';

const MOST = 500;

/* A connection that has not shown a token, and what becomes of it. */
const openFrom = (handshakes: ReturnType<typeof createHandshakes>, remoteAddress: string) => {
  const request = { url: '/socket.io/?userId=ada', headers: {}, socket: { remoteAddress } };
  const socket = Object.assign(new EventEmitter(), { request });
  const [reason, isAllowed] = handshakes.judge(request as never);
  if (isAllowed) handshakes.begun(socket as never);
  return {
    socket,
    reason,
    leaves: () => socket.emit('close'),
    shows: () => handshakes.ended(socket as never),
  };
};

const TOO_MANY = 'Too many connections without a token.';

it('refuses the next of a source until one of its connections shows its token or is gone', () => {
  const handshakes = createHandshakes();
  const open = () => openFrom(handshakes, '192.0.2.1');
  const [first, second] = Array.from({ length: MOST_OF_SOURCE }, open);
  expect(open().reason).toBe(TOO_MANY);
  first?.leaves();
  expect([open().reason, open().reason]).toEqual([null, TOO_MANY]);
  second?.shows();
  expect([open().reason, open().reason]).toEqual([null, TOO_MANY]);
});

it('refuses the next of all, wherever they come from', () => {
  const handshakes = createHandshakes();
  const openAt = (at: number) => openFrom(handshakes, `198.51.${Math.floor(at / 250)}.${at % 250}`);
  const all = Array.from({ length: MOST }, (_, at) => openAt(at));
  expect(new Set(all.map(({ reason }) => reason))).toEqual(new Set([null]));
  expect(openAt(MOST).reason).toBe(TOO_MANY);
  all[0]?.leaves();
  expect(openAt(MOST).reason).toBeNull();
});
