import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '../../../server/uploads/sweeping';
import { UPLOADS } from '../../../server/uploads/uploads';
import type { Store } from '../../../server/store/store';
import { openUploadWorld, pdf, type UploadWorld } from './uploadWorld';

let world: UploadWorld;
let ann: Awaited<ReturnType<UploadWorld['as']>>;
beforeAll(async () => {
  world = await openUploadWorld();
  ann = await world.as('customer');
}, 120_000);
afterEach(() => world.clock.reset());
afterAll(() => world.stop());

const sweepOn = (store: Store) =>
  sweepFiles({ model: world.gateway.model, store, clock: world.clock, bytes: world.bytes });

/* What another process does between two steps of a round. */
const meanwhile = (step: 'list' | 'count', run: () => Promise<unknown>): Store => {
  let isDone = false;
  const before = async () => {
    if (isDone) return;
    isDone = true;
    await run();
  };
  const { list, count } = world.store;
  return {
    ...world.store,
    list: async (collection, query) => {
      const answer = await list(collection, query);
      if (step === 'list' && collection === UPLOADS) await before();
      return answer;
    },
    count: async (collection, where) => {
      const answer = await count(collection, where);
      if (step === 'count' && collection === UPLOADS) await before();
      return answer;
    },
  };
};

it('leaves no bytes of copies that two rounds end at the same time', async () => {
  for (let time = 0; time < 10; time += 1) {
    const document = await ann.uploaded('proofs/document', pdf(`shared ${time}`));
    await ann.made({ document });
    for (const name of ['two', 'three']) await ann.made({ name, document });
  }
  await world.store.clear('proofs');
  world.clock.add(2 * 3600);
  await Promise.all([world.sweep(), world.sweep(), sweepOn(meanwhile('count', world.sweep))]);
  await expect.poll(() => world.rows()).toEqual([]);
  await expect.poll(() => world.lying()).toEqual([]);
});

it('leaves a file alone that a record takes while a round is under way', async () => {
  const document = await ann.uploaded('proofs/document', pdf('just in time'));
  const record: { _id?: string } = {};
  const take = async () => {
    world.clock.reset();
    record._id = (await ann.made({ document }))._id;
    world.clock.add(2 * 3600);
  };
  world.clock.add(2 * 3600);
  await sweepOn(meanwhile('list', take));
  world.clock.reset();
  expect(record._id).toBeDefined();
  expect(await (await world.get((await ann.addressOf(document.id)) ?? '')).text()).toBe(pdf('just in time'));
});

it('leaves the bytes of a copy that is made while a round ends what it was copied from', async () => {
  const document = await ann.uploaded('proofs/document', pdf('copied in time'));
  const { _id } = await ann.made({ document });
  const { document: copied } = await ann.made({ name: 'two', document });
  await world.store.remove('proofs', _id);
  const third: { id?: string } = {};
  const copy = async () => {
    world.clock.reset();
    third.id = ((await ann.made({ name: 'three', document: copied }))['document'] as { id: string }).id;
    world.clock.add(2 * 3600);
  };
  world.clock.add(2 * 3600);
  await sweepOn(meanwhile('list', copy));
  world.clock.reset();
  expect((await world.rows()).map(({ _id: id }) => id)).not.toContain(document.id);
  for (const id of [third.id ?? '', (copied as { id: string }).id])
    expect(await (await world.get((await ann.addressOf(id)) ?? '')).text()).toBe(pdf('copied in time'));
});
