import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOf, steps } from './keysOf';

it('gives each action a letter of its name, the short names first, and none that leads on', () => {
  const keys = keysOf(['submit', 'approve', 'requestChanges', 'reject', 'suspend', 'reinstate']);
  expect(Object.fromEntries(keys)).toEqual({
    submit: 's',
    reject: 'r',
    approve: 'a',
    suspend: 'u',
    reinstate: 'e',
    requestChanges: 'c',
  });
});

it('never gives two actions the same key', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/), { maxLength: 20 });
  fc.assert(
    fc.property(names, (actions) => {
      const keys = [...keysOf(actions).values()];
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => key in steps)).toEqual([]);
    }),
    { seed: 1321 },
  );
});
