import { expect, it, onTestFinished } from 'vitest';
import { emptyDatabase } from '../../../../gateway/store/pglite.samples';
import { createSqlStore } from '../../../../gateway/store/sql';
import type { SqlDatabase, SqlQuery } from '../../../../gateway/store/sqlSchema';
import { listPlans } from '../../../../server/records/listIndexes';
import { openReceipts } from './receiptWorld';

/* A database, and what it was asked. */
const overheard = (database: SqlDatabase) => {
  const asked: (readonly [statement: string, params: readonly unknown[]])[] = [];
  const hearing =
    (query: SqlQuery): SqlQuery =>
    (statement, params = []) => {
      asked.push([statement, params]);
      return query(statement, params);
    };
  const heard: SqlDatabase = {
    ...database,
    transaction: (run) => database.transaction((query) => run(hearing(query))),
  };
  return { asked, heard };
};

it('finds the message of a receipt by any name that an operator has for it without reading all of them', async () => {
  const database = await emptyDatabase();
  const { asked, heard } = overheard(database);
  const world = await openReceipts({}, await createSqlStore(heard));
  onTestFinished(() => world.stop());
  for (let part = 0; part < 5; part += 1)
    await world.handed(
      Array.from({ length: 600 }, (_, at) => {
        const nth = part * 600 + at;
        return {
          _id: `m${nth}`,
          remoteId: `r${nth}`,
          createdAt: new Date(world.clock.now() - nth * 1000).toISOString(),
          ...(nth % 50 === 0 && { earlierIds: [`e${nth}`] }),
        };
      }),
    );
  await world.store.prepare(listPlans(world.model), { from: 1000 });
  asked.splice(0);
  await world.post([{ 'message.id': 'r7', state: 'DELIVRD' }]);
  await world.post([
    { 'message.id': 'e50', state: 'DELIVRD' },
    { 'message.id': 'r8', state: 'DELIVRD' },
  ]);
  expect([await world.ended('m7'), await world.ended('m8'), await world.ended('m50')]).toEqual([
    ['delivered', null, 0.089],
    ['delivered', null, 0.089],
    ['sent', null, 0.089],
  ]);
  // What is of an earlier try is of a message that is known.
  expect(await world.all('strayReceipts')).toEqual([]);
  const lookups = asked.filter(([statement]) => /select .*(remoteId|earlierIds)/s.test(statement));
  expect(lookups).toHaveLength(4);
  for (const [statement, params] of lookups) {
    const lines = await database.query(`explain ${statement}`, params);
    const plan = lines.map((line) => String(line['QUERY PLAN'])).join('\n');
    expect(plan).toMatch(/Index Scan (Backward )?(using|on) records_[0-9a-f]{24}/);
    expect(plan).toMatch(/Index Cond: .*(remoteId|earlierIds)/);
  }
});
