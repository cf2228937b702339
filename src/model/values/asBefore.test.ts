import { expect, it } from 'vitest';
import { asBefore } from './asBefore';

const said = () => ({ a: { list: [1, { deep: null }] }, b: { text: 'x' } });

it('answers with the very objects of before where all is said again', () => {
  const before = said();
  expect(asBefore(before, said())).toBe(before);
});

it('has what changed anew, and all beside it as it was', () => {
  const before = said();
  const now = asBefore(before, { ...said(), b: { text: 'y' } });
  expect(now).toEqual({ ...said(), b: { text: 'y' } });
  expect([now.a === before.a, now.b === before.b]).toEqual([true, false]);
});

it.each([
  ['a key fewer', { a: 1, b: 2 }, { a: 1 }],
  ['a key more', { a: 1 }, { a: 1, b: 2 }],
  ['other places of the same keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['an entry fewer', [1, 2], [1]],
  ['an entry more', [1], [1, 2]],
  ['nothing where undefined was', { a: undefined }, {}],
  ['a list where an object was', {}, []],
  ['an object where nothing was', null, {}],
  ['an own key that every object inherits', {}, { constructor: Object }],
])('takes %s for a change', (_, before, now) => {
  expect(asBefore<unknown>(before, now)).not.toBe(before);
  expect(JSON.stringify(asBefore<unknown>(before, now))).toBe(JSON.stringify(now));
});
