import { afterEach, expect, it, vi } from 'vitest';
import { mapStorage } from '../../../tests/servers/tabWorld';
import { createTabLock } from './tabLock';

afterEach(() => void vi.useRealTimers());

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

it('is held for as long as a task takes, and says nothing any more once it is over', async () => {
  vi.useFakeTimers();
  const content = new Map<string, string>();
  let end: () => void = () => {};
  const task = () => new Promise<void>((resolve) => (end = resolve));
  const done = createTabLock({ storage: mapStorage(content), holdMs: 300, lookMs: 5 })(task);
  const isHeld = () => Number(content.get('sms.renewal')?.split(' ')[1]) > Date.now();
  await vi.advanceTimersByTimeAsync(3000);
  expect(isHeld()).toBe(true);
  end();
  await done;
  await vi.advanceTimersByTimeAsync(3000);
  expect([...content.keys()]).toEqual([]);
});

it('leaves the lock of another tab, which took it over while this one slept', async () => {
  const content = new Map<string, string>();
  const theirs = `another ${Date.now() + 60_000}`;
  await lockOn(mapStorage(content))(async () => void content.set('sms.renewal', theirs));
  expect(content.get('sms.renewal')).toBe(theirs);
});
