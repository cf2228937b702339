import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { totalsFrom } from '../../src/model/numbers/totals';
import { killed, runModule } from '../../tests/ownProcess';
import { killedPlaces } from './killedPlaces.samples';
import { killedCube } from './killedRollups.samples';
import { openAt, type Place } from './killedWriter.samples';
import { everything } from './rows.samples';

const ROUNDS = 10;

describe.each(killedPlaces())('%s', (_, placeOf) => {
  it(`9.6 keeps the numbers of the records through ${ROUNDS} kills`, { timeout: 900_000 }, async () => {
    const place = placeOf();
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeAndKill(place, round);
      const store = await openAt(place);
      // What the process that is gone has begun in a database may end a moment later.
      const isComplete = async () => {
        await store.rollUp([killedCube]);
        return (await store.totals('killed', { where: [] })).isRolled;
      };
      await expect.poll(isComplete).toBe(true);
      const { rows } = await store.list('killed', everything);
      const plain = createMemoryStore();
      await plain.insertMany('killed', rows);
      expect(rows.length).toBeGreaterThan(round * 20);
      for (const asked of [{ of: 'n' }, { by: 'state', of: 'n' }, { by: 'createdAt', per: 'day' }] as const) {
        const found = await store.totals('killed', { where: [], ...asked });
        expect(found.isRolled).toBe(true);
        const expected = await plain.totals('killed', { where: [], ...asked });
        expect(totalsFrom(found, true, 0)).toEqual(totalsFrom(expected, true, 0));
      }
      await store.close();
    }
  });
});

/* Somewhere within the writes, another place each round. */
const writeAndKill = async (place: Place, round: number): Promise<void> => {
  const child = runModule('gateway/store/killedRollups.samples.ts', JSON.stringify(place), String(round));
  const until = 40 + ((round * 191) % 300);
  let said = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== '') said += 1;
    if (said === until) await killed(child);
  }
  expect(said).toBeGreaterThanOrEqual(until);
};
