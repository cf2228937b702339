import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createHandshakes, MOST_OF_SOURCE } from './handshakes';

const MOST = 500;

/* A connection that has not shown a token, and what becomes of it. */
const openFrom = (handshakes: ReturnType<typeof createHandshakes>, remoteAddress: string) => {
  const request = { url: '/socket.io/?userId=ada', headers: {}, socket: { remoteAddress } };
  let isOpen = true;
  const close = () => {
    isOpen = false;
    socket.emit('close');
  };
  const socket = Object.assign(new EventEmitter(), { request, close });
  const [reason] = handshakes.judge(request as never);
  handshakes.begun(socket as never);
  return {
    reason,
    isOpen: () => isOpen,
    leaves: close,
    shows: (judging: Promise<boolean>) => handshakes.judged(socket as never, judging),
    isAdmitted: () => handshakes.ended(socket as never),
  };
};

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const openOnes = (ones: readonly { isOpen: () => boolean }[]) => ones.filter(({ isOpen }) => isOpen()).length;

it('ends the oldest of a source for its next, unless that has shown its token or is gone', () => {
  const handshakes = createHandshakes();
  const open = () => openFrom(handshakes, '192.0.2.1');
  const [first, second, third, ...others] = many(MOST_OF_SOURCE, open);
  first?.isAdmitted();
  second?.leaves();
  const late = [open(), open()];
  expect([first?.isOpen(), third?.isOpen(), openOnes(others)]).toEqual([true, true, MOST_OF_SOURCE - 3]);
  expect(open().reason).toBeNull();
  expect([first?.isOpen(), third?.isOpen(), openOnes(late)]).toEqual([true, false, 2]);
});

it('ends none whose token is looked at, and any that has shown none', async () => {
  const handshakes = createHandshakes();
  const open = () => openFrom(handshakes, '192.0.2.1');
  const [honest, forged] = [open(), open()];
  void honest.shows(new Promise(() => {}));
  expect(await forged.shows(Promise.resolve(false))).toBe(false);
  many(3 * MOST_OF_SOURCE, open);
  expect([honest.isOpen(), forged.isOpen()]).toEqual([true, false]);
});

it('of too many from everywhere ends those of the source that has most', () => {
  const handshakes = createHandshakes();
  const honest = openFrom(handshakes, '192.0.2.1');
  const all = many(MOST, (at) => openFrom(handshakes, `198.51.100.${at % 10}`));
  expect([honest.isOpen(), openOnes(all)]).toEqual([true, MOST - 1]);
});

it('of too many, each from elsewhere, ends the oldest', () => {
  const handshakes = createHandshakes();
  const all = many(MOST + 1, (at) => openFrom(handshakes, `198.51.${Math.floor(at / 250)}.${at % 250}`));
  expect([openOnes(all), all[0]?.isOpen()]).toEqual([MOST, false]);
});
