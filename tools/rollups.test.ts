import { expect, it } from 'vitest';
import { openPglite } from '../gateway/store/pglite';
import { row } from '../gateway/store/rows.samples';
import { rebuilt } from './rollups';

it('makes the numbers anew from the records that are there', async () => {
  const store = await openPglite();
  const cube = { collection: 'parcels', dims: ['state'], sums: [], sets: [['state']] };
  await store.rollUp([cube]);
  await store.insertMany('parcels', [row('1', { state: 'sent' }), row('2', { state: 'lost' })]);
  await store.forget('parcels', ['1']);
  const countOf = async () => (await store.totals('parcels', { where: [] })).all.count;
  expect(await countOf()).toBe(2);
  expect(await rebuilt(store, [cube])).toBe(true);
  expect(await countOf()).toBe(1);
  expect(await rebuilt({ ...store, rollUp: async () => {} }, [{ ...cube, collection: 'others' }])).toBe(
    false,
  );
  await store.close();
});
