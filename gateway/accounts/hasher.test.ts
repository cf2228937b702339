import { expect, it, onTestFinished } from 'vitest';
import { createHasher } from './hasher';

const asked = (cost = 2) => ({ password: 'x', salt: Buffer.alloc(16), cost });

const open = (options: Parameters<typeof createHasher>[0]) => {
  const hasher = createHasher(options);
  onTestFinished(() => hasher.close());
  return hasher;
};

it('derives keys elsewhere: this thread goes on meanwhile', async () => {
  const hasher = open({ patience: Infinity });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 0);
  onTestFinished(() => clearInterval(turning));
  const key = await hasher.derive(asked(2 ** 16));
  expect(key).toHaveLength(32);
  expect(turns).toBeGreaterThan(3);
});

it('lets so many wait, and refuses the others at once', async () => {
  const hasher = open({ most: 3, patience: Infinity });
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.derive(asked(2 ** 12))));
  expect(all.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('fulfilled'),
    ...Array<string>(6).fill('rejected'),
  ]);
  expect(all.at(-1)).toMatchObject({ reason: { status: 429, extra: { retryAfter: expect.any(Number) } } });
  expect(await hasher.derive(asked())).toHaveLength(32);
});

it('lets few strangers wait, so that nobody waits for many others', async () => {
  const hasher = open({});
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.derive(asked(2 ** 12))));
  expect(all[0]?.status).toBe('fulfilled');
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5);
});

it('takes those first who are known, before all that wait', async () => {
  const hasher = open({ most: 2, patience: Infinity });
  const ended: string[] = [];
  const derive = (name: string, isFirst: boolean) =>
    hasher.derive(asked(2 ** 12), { isFirst }).then(() => ended.push(name));
  await Promise.all([
    derive('running', false),
    derive('a', false),
    derive('b', false),
    derive('known', true),
    derive('known later', true),
  ]);
  expect(ended).toEqual(['running', 'known', 'known later', 'a', 'b']);
});

it('refuses what has waited too long for its turn', async () => {
  const hasher = open({ patience: 1 });
  const [first, second] = await Promise.allSettled([hasher.derive(asked(2 ** 16)), hasher.derive(asked())]);
  expect(first.status).toBe('fulfilled');
  expect(second).toMatchObject({ status: 'rejected', reason: { status: 429 } });
});

it('counts the time to wait in derivations of what is asked, as fast as this machine makes them', async () => {
  const hasher = open({ most: 2, patience: 20 });
  for (let at = 0; at < 3; at += 1) await hasher.derive(asked());
  const [long, short, asLong] = await Promise.allSettled([
    hasher.derive(asked(2 ** 16)),
    hasher.derive(asked()),
    hasher.derive(asked(2 ** 16)),
  ]);
  expect(long.status).toBe('fulfilled');
  expect(short).toMatchObject({ status: 'rejected', reason: { status: 429 } });
  expect(asLong.status).toBe('fulfilled');
});

it('goes on after a derivation that failed', async () => {
  const hasher = open({});
  await expect(hasher.derive(asked(3))).rejects.toThrow();
  expect(await hasher.derive(asked())).toHaveLength(32);
});

it('refuses what waits when it is closed', async () => {
  const hasher = open({ patience: Infinity });
  void hasher.derive(asked(2 ** 16));
  const waiting = Promise.allSettled([hasher.derive(asked()), hasher.derive(asked(), { isFirst: true })]);
  await hasher.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
