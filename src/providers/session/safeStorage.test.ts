import { expect, it } from 'vitest';
import { mapStorage } from '../../../tests/servers/tabWorld';
import { safeStorage, type KeyStorage } from './safeStorage';

/* A storage that is full, or switched off, as long as the test says so. */
const openRefusing = () => {
  const stored = new Map([['theme', 'dark']]);
  const real = mapStorage(stored);
  const state = { isRefusing: true };
  const orThrow =
    <Args extends unknown[], T>(act: (...args: Args) => T) =>
    (...args: Args): T => {
      if (state.isRefusing) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return act(...args);
    };
  const storage: KeyStorage = {
    getItem: orThrow(real.getItem),
    setItem: orThrow(real.setItem),
    removeItem: orThrow(real.removeItem),
    clear: orThrow(real.clear),
  };
  return { state, stored, safe: safeStorage(storage) };
};

it('A-29 clear empties what is kept in memory, too', () => {
  const { safe } = openRefusing();
  safe.setItem('session', 'Ada');
  expect(safe.getItem('session')).toBe('Ada');
  safe.clear();
  expect(safe.getItem('session')).toBeNull();
});

it('A-29 what is removed is gone from memory, too', () => {
  const { safe } = openRefusing();
  safe.setItem('session', 'Ada');
  safe.removeItem('session');
  expect(safe.getItem('session')).toBeNull();
});

it('A-29 what could be stored at last is read from the storage again', () => {
  const { safe, state, stored } = openRefusing();
  safe.setItem('session', 'Ada');
  state.isRefusing = false;
  safe.setItem('session', 'Ben');
  stored.set('session', 'changed by another tab');
  expect(safe.getItem('session')).toBe('changed by another tab');
});

it('A-29 clear and remove reach the storage where it lets them', () => {
  const { safe, state, stored } = openRefusing();
  state.isRefusing = false;
  stored.set('session', 'Ada');
  safe.removeItem('session');
  expect([...stored.keys()]).toEqual(['theme']);
  safe.clear();
  expect([...stored.keys()]).toEqual([]);
});
