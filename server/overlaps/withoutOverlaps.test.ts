import { expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createClock } from '../clock';
import { createErasing } from '../erasing/erasing';
import { createMemoryStore } from '../store/memory';
import type { Row, Store } from '../store/store';
import { withoutOverlaps } from './withoutOverlaps';

const config = {
  name: 'Halls',
  groups: {},
  resources: {
    slots: {
      label: { one: 'Slot', many: 'Slots' },
      title: '{hall}',
      icon: 'calendar',
      fields: {
        hall: { kind: 'text' },
        first: { kind: 'date' },
        last: { kind: 'date' },
        state: { kind: 'choice', values: { asked: {}, booked: {} } },
        guest: { kind: 'text' },
        phone: { kind: 'phone' },
      },
      erase: { by: 'phone', then: 'clear', clear: ['guest'] },
      noOverlap: [{ within: ['hall'], from: 'first', to: 'last', when: { state: 'booked' } }],
    },
  },
} as unknown as DeclaredAdmin;

const model = createModel(config, kinds);

const at = { __v: 0, createdAt: '2030-01-01T00:00:00.000Z', updatedAt: '2030-01-01T00:00:00.000Z' };

const slot = (_id: string, more: object = {}): Row => ({
  _id,
  ...at,
  hall: 'North',
  first: '2030-05-03',
  last: '2030-05-05',
  state: 'booked',
  ...more,
});

/* Says of each write where it went, in order. */
const listening = (store: Store, writes: string[]): Store => ({
  ...store,
  insert: (...asked) => (writes.push(asked[0]), store.insert(...asked)),
  insertMany: (...asked) => (writes.push(asked[0]), store.insertMany(...asked)),
  update: (...asked) => (writes.push(asked[0]), store.update(...asked)),
  transaction: (run) => store.transaction((open) => run(listening(open, writes))),
});

const opened = () => {
  const writes: string[] = [];
  const below = createMemoryStore();
  const place = { model, clock: createClock() };
  return { below, writes, store: withoutOverlaps(listening(below, writes), place) };
};

it('whoever waits for a turn holds no record yet, and takes each turn once', async () => {
  const { below, store, writes } = opened();
  await below.insertMany('slots', [slot('a', { state: 'asked' }), slot('b', { hall: 'South' })]);
  await store.update('slots', 'a', { patch: { state: 'booked' }, by: 'system' });
  await store.insert('slots', slot('c', { first: '2030-05-05', last: '2030-05-07' }));
  await store.insertMany('slots', [slot('d', { first: '2030-06-05', last: '2030-06-07' })]);
  expect(writes).toEqual(['turns', 'slots', 'turns', 'slots', 'turns', 'slots']);
});

it('what does not come to lie elsewhere waits for no turn', async () => {
  const { below, store, writes } = opened();
  await below.insertMany('slots', [slot('a')]);
  await store.update('slots', 'a', { patch: { hall: 'north' } });
  await store.insert('slots', slot('b', { state: 'asked' }));
  expect(writes).toEqual(['slots', 'slots']);
});

it('erasing is not stopped by what lay over another record before, also where the id says who it is', async () => {
  const { below, store } = opened();
  const phone = '+4915177000019';
  const rows = [slot('a'), slot('b', { phone, guest: 'Ann' }), slot(phone, { phone, guest: 'Ann' })];
  await below.insertMany('slots', rows);
  const before = async () => undefined;
  const erasing = createErasing({ model, store, clock: createClock(), mac: (key) => key, before });
  await erasing.begin({ value: phone });
  while (await erasing.goOn());
  const found = await below.list('slots', { where: [], sort: [], offset: 0, limit: 9 });
  expect(found.rows).toHaveLength(3);
  expect(JSON.stringify(found.rows)).not.toMatch(/Ann|77000019/);
  expect(found.rows.map(({ first, last, state }) => [first, last, state])).toEqual(
    rows.map(({ first, last, state }) => [first, last, state]),
  );
});
