import { expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { listPlan, listPlans } from './listIndexes';

const label = { one: 'One', many: 'Many' };

const config = {
  name: 'Test',
  groups: {},
  resources: {
    owners: { label, title: '{name}', icon: 'person', fields: { name: { kind: 'text' } }, single: 'one' },
    parcels: {
      label,
      title: '{name}',
      icon: 'person',
      fields: {
        name: { kind: 'text' },
        code: { kind: 'text', unique: true, search: true },
        note: { kind: 'longText', search: true },
        theirs: { kind: 'text', sortable: false, lookup: true },
        before: { kind: 'tags', lookup: true },
        state: { kind: 'choice', values: { sent: {} } },
        weight: { kind: 'number' },
        owner: { kind: 'reference', to: 'owners' },
        tags: { kind: 'tags' },
        createdAt: { kind: 'dateTime' },
        paid: { kind: 'boolean' },
        on: { kind: 'range', of: 'date', sortable: false },
        part: { kind: 'reference', to: 'parcels', tree: true, sortable: false },
      },
      list: { sort: ['weight', 'ASC'], filters: ['state', 'weight', 'name', 'tags', 'createdAt', 'owner'] },
      import: { key: 'code' },
      api: { collection: 'post' },
    },
    drafts: {
      label,
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' } },
      api: { source: 'demo' },
    },
  },
};

const model = createModel(config as unknown as DeclaredAdmin, kinds);

it('lists are prepared for whole values, ranges, references, lookups, the key of imports, sorts, and parts of texts', () => {
  const { collection, filters, holding, sorts, texts } = listPlan(model.resource('parcels'), kinds);
  expect(collection).toBe('post');
  expect(filters.map(({ path, order }) => [path, order])).toEqual([
    ['state', 'text'],
    ['weight', 'number'],
    ['owner', 'text'],
    ['part', 'text'],
    ['theirs', 'text'],
    ['code', 'text'],
  ]);
  expect(holding).toEqual(['tags', 'before']);
  // Its own first, then each column that can be sorted.
  const bySorts = sorts.map(({ path, order }) => `${path} ${order}`);
  expect(bySorts).toEqual([
    'weight number',
    'name text',
    'code text',
    'state text',
    'createdAt text',
    'paid text',
  ]);
  expect(texts).toEqual([['code', 'note'], ['name']]);
});

it('what is kept apart is prepared for by what it is within, else by its beginning', () => {
  const parcels = model.resource('parcels');
  const pathsFor = (rule: (typeof parcels.noOverlap)[number]) =>
    listPlan({ ...parcels, noOverlap: [rule] }, kinds).filters.map(({ path }) => path);
  expect(pathsFor({ within: ['paid'], of: 'on' })).toContain('paid');
  expect(pathsFor({ from: 'weight', to: 'other' })).toContain('weight');
  expect(pathsFor({ of: 'on' })).not.toContain('paid');
});

it('ranges are prepared for by both of their ends, and a tree for what stands below nothing', () => {
  const { touching, missing } = listPlan(model.resource('parcels'), kinds);
  const [from, to] = ['on.from', 'on.to'].map((path) => ({ path, order: 'text' }));
  expect(touching).toEqual([[from, to]]);
  expect(missing).toEqual(['part']);
});

it('only entities with a list in the store are prepared', () => {
  expect(listPlans(model).map(({ collection }) => collection)).toEqual(['post']);
});
