import { expect, it, onTestFinished } from 'vitest';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { enqueue, hold, JOBS, nextJobs, release } from './jobs';

const databaseUrl = process.env['DATABASE_URL'];

const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['memory', () => Promise.resolve(createMemoryStore())],
  ...(databaseUrl === undefined ? [] : [['PostgreSQL', () => openOwnSchema(databaseUrl)] as const]),
];

it.each(stores)('8.7 a job that is left once on %s is run after the write that left it', async (_, open) => {
  const store = await open();
  onTestFinished(() => store.close());
  const clock = createClock();
  const place = { store, clock };
  const left = { job: 'things.send', data: null, key: 'send', once: true };
  await inTransaction(store, (inner) => enqueue(left, { store: inner, clock }));
  const [waiting] = await nextJobs(['things.send'], 1, store);
  /* Somebody takes it while another write leaves it, and has ended before that write is kept. */
  let taken: ReturnType<typeof hold> | undefined;
  await inTransaction(store, async (inner) => {
    await enqueue(left, { store: inner, clock });
    taken ??= hold(waiting!, place);
    await new Promise(setImmediate);
  });
  const held = await taken;
  if (held) await release(held, { isDone: true }, place);
  expect(await store.count(JOBS, [{ path: 'tries', op: 'eq', value: 0, order: 'number' }])).toBe(1);
});
