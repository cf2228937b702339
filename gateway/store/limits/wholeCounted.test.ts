import { expect, it } from 'vitest';
import type { TallyQuery } from '../../../server/store/store';
import { emptyDatabase } from '../pglite.samples';
import { plansOf } from '../plansOf.samples';
import { row } from '../rows.samples';
import { createSqlStore } from '../sql';

const COUNT = 600;

/* By the index; of so few it may sort them instead. */
const IN_ORDER = /using records_by_date|Sort Key: [^-]*created_at/;

it('D3 a whole collection is counted in the order in which its rows lie, and some of it by an index of what is asked for', async () => {
  const database = await emptyDatabase();
  const store = await createSqlStore(database);
  for (const collection of ['letters', 'parcels'])
    await store.insertMany(
      collection,
      Array.from({ length: COUNT }, (_, n) => ({
        // Ids that say nothing of when they were made.
        ...row(`${(n * 7919) % COUNT}`, { labels: [`l${n % 3}`], state: `s${n % 4}`, text: 'x'.repeat(300) }),
        createdAt: new Date(Date.UTC(2030, 0, 1) + n * 60_000).toISOString(),
      })),
    );
  await store.analyze();
  const plansFor = (asked: TallyQuery) => plansOf(database, (heard) => heard.totals('parcels', asked));
  const whole: readonly TallyQuery[] = [
    { where: [], by: 'labels', isList: true },
    { where: [], by: 'state' },
    { where: [], of: 'text' },
  ];
  for (const asked of whole) expect(await plansFor(asked)).toEqual([expect.stringMatching(IN_ORDER)]);
  const some = { where: [{ path: '_id', op: 'eq', value: '7' }], by: 'state' } as const;
  expect(await plansFor(some)).toEqual([expect.stringContaining('records_by_id')]);
  await store.close();
}, 60_000);
