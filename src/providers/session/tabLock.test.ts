import { expect, it } from 'vitest';
import { mapStorage } from '../../../tests/servers/tabWorld';
import { createTabLock } from './tabLock';

const lockOn = (storage: ReturnType<typeof mapStorage>) => createTabLock({ storage, lookMs: 5 });

it('A-07 runs one task at a time over tabs that share a storage', async () => {
  const storage = mapStorage(new Map());
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} in`);
    await new Promise(setImmediate);
    steps.push(`${name} out`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => lockOn(storage)(task(name))));
  const pairs = [0, 2, 4].map((i) => steps.slice(i, i + 2).join(', '));
  expect(pairs.sort()).toEqual(['a in, a out', 'b in, b out', 'c in, c out']);
});

it('A-08 takes over from a tab that was closed while it held the lock', async () => {
  const storage = mapStorage(new Map([['sms.renewal', `gone ${Date.now() + 60}`]]));
  let ran = false;
  await lockOn(storage)(async () => void (ran = true));
  expect(ran).toBe(true);
});

it('is free again after a task that failed', async () => {
  const storage = mapStorage(new Map());
  await expect(lockOn(storage)(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(storage.getItem('sms.renewal')).toBeNull();
});

it('a damaged entry counts as free', async () => {
  const storage = mapStorage(new Map([['sms.renewal', 'nonsense']]));
  await expect(lockOn(storage)(async () => {})).resolves.toBeUndefined();
});
