import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { decisionsOf, keysOf, steps } from './keysOf';

it('gives each action a letter of its name, the short names first, and none that leads on or edits', () => {
  const keys = keysOf(['submit', 'approve', 'requestChanges', 'reject', 'suspend', 'reinstate']);
  expect(Object.fromEntries(keys)).toEqual({
    submit: 's',
    reject: 'r',
    approve: 'a',
    suspend: 'u',
    reinstate: 'i',
    requestChanges: 'c',
  });
});

it('gives a letter to what decides a record of the queue, and to nothing outside of one', () => {
  const actions = [
    { name: 'approve', effect: { status: 'approved' } },
    { name: 'reject', effect: { status: 'rejected' } },
    { name: 'enter', effect: {} },
    { name: 'note', effect: { remark: 'seen' } },
  ] as unknown as readonly ResolvedAction[];
  const queue = { label: { en: 'To review' }, filter: { status: ['pending'] }, queue: true };
  expect(Object.fromEntries(decisionsOf(actions, queue as never))).toEqual({ approve: 'a', reject: 'r' });
  expect(decisionsOf(actions, undefined).size).toBe(0);
});

it('never gives two actions the same key', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/), { maxLength: 20 });
  fc.assert(
    fc.property(names, (actions) => {
      const keys = [...keysOf(actions).values()];
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => key in steps)).toEqual([]);
    }),
  );
});
