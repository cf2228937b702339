import { expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import { endRecords } from './keepingWork';

const NOW = Date.UTC(2026, 5, 1);
const label = { one: 'One', many: 'Many' };
const entity = (fields: object, more: object = {}) => ({
  label,
  title: '{name}',
  icon: 'person',
  fields,
  ...more,
});

const model = createModel(
  {
    name: 'Test',
    groups: {},
    resources: {
      letters: entity(
        { name: { kind: 'text' } },
        { keep: '30d', api: { scope: { name: { $ne: 'other' } } } },
      ),
      files: entity({
        name: { kind: 'text' },
        letter: { kind: 'reference', to: 'letters', onDelete: 'restrict' },
      }),
      notes: entity({
        name: { kind: 'text' },
        letter: { kind: 'reference', to: 'letters', onDelete: 'clear' },
      }),
    },
  } as unknown as DeclaredAdmin,
  kinds,
);

const row = (_id: string, days: number, more: object = {}) => {
  const createdAt = new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();
  return { _id, __v: 0, createdAt, updatedAt: createdAt, ...more };
};

it('what is older than it is kept leaves, but for what something has to point at', async () => {
  const store = createMemoryStore();
  const old = Array.from({ length: 1201 }, (_, at) => row(`old${at}`, 31 + at / 100, { name: 'x' }));
  await store.insertMany('letters', [...old, row('new', 29), row('foreign', 90, { name: 'other' })]);
  await store.insert('files', row('f', 1, { letter: 'old1200' }));
  await store.insert('notes', row('n', 1, { letter: 'old7' }));
  const ended: unknown[] = [];
  const entries = { expired: async (what: object) => void ended.push(what) };
  const resource = model.resource('letters');
  const parts = { model, store, clock: createClock(() => NOW) };
  await endRecords(resource, parts, entries);
  const left = await store.list('letters', {
    where: [],
    sort: [{ path: '_id', order: 'text', descending: false }],
    offset: 0,
    limit: 10,
  });
  expect(left.rows.map(({ _id }) => _id)).toEqual(['foreign', 'new', 'old1200']);
  expect(await store.get('notes', 'n')).toMatchObject({ letter: null });
  expect(await store.get('files', 'f')).toMatchObject({ letter: 'old1200' });
  expect(ended).toEqual([{ resource, total: 1200, days: 30 }]);
  await endRecords(resource, parts, entries);
  expect(ended).toHaveLength(1);
});
