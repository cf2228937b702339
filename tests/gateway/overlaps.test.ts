import { expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { dropping, openOwnSchema, ownName } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { bookAtOnce } from './bookAtOnce';
import { describeOverlaps } from './overlaps.suite';
import { statusesOf } from './testGateway';

const databaseUrl = process.env['DATABASE_URL'];

describeOverlaps('memory', async () => createMemoryStore());
describeOverlaps('PGlite', emptyPgliteStore);
if (databaseUrl) {
  describeOverlaps('PostgreSQL', () => openOwnSchema(databaseUrl));

  it('V4 one of 200 bookings of one slot is kept, through two gateways on PostgreSQL', async () => {
    const schema = ownName();
    const one = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
    const other = await openPostgres(databaseUrl, schema);
    const answers = await bookAtOnce([one, other], 200);
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 199 }, () => 422)]);
    await other.close();
    await one.close();
  }, 120_000);
}

it.each([
  ['memory', async () => createMemoryStore()],
  ['PGlite', emptyPgliteStore],
] as const)(
  'V4 one of 200 bookings of one slot is kept, on %s',
  async (_, open) => {
    const answers = await bookAtOnce([await open()], 200);
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 199 }, () => 422)]);
  },
  120_000,
);
