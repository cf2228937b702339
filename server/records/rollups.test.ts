import { expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { createModel } from '../../src/model/resolve/createModel';
import { cubesOf } from './rollups';

const entity = (fields: object, more: object = {}) => ({
  label: { one: 'One', many: 'Many' },
  title: '{state}',
  icon: 'person',
  fields: { state: { kind: 'choice', values: { sent: {}, lost: {} } }, ...fields },
  ...more,
});

const sent = { of: 'parcels', where: { state: ['sent'] }, during: 'createdAt' };
const page = { label: 'Page', icon: 'chart' };

const modelWith = (dashboards: object, more: object = {}) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: {
        parcels: entity(
          {
            depot: { kind: 'text' },
            owner: { kind: 'text' },
            weight: { kind: 'number' },
            due: { kind: 'date' },
          },
          { owner: 'owner', api: { collection: 'post', scope: { state: 'sent' } }, ...more },
        ),
        depots: entity({ size: { kind: 'number' } }),
      },
      dashboards,
    } as unknown as DeclaredAdmin,
    kinds,
  );

it('keeps of what is shown over its creation the fields that are grouped and filtered by together', () => {
  const widgets = [
    { type: 'trend', label: 'A', metric: sent },
    { type: 'ranking', label: 'B', metric: { ...sent, measure: 'sum', field: 'weight' }, by: 'depot' },
    // What only the records can tell.
    { type: 'number', label: 'C', metric: { ...sent, where: { weight_gte: '5' } } },
    { type: 'number', label: 'D', metric: { of: 'parcels', during: 'due' } },
    { type: 'number', label: 'E', metric: { of: 'depots' } },
  ];
  expect(cubesOf(modelWith({ all: { ...page, widgets } }))).toEqual([
    { collection: 'post', dims: ['depot', 'state'], sums: ['weight'], sets: [['state'], ['depot', 'state']] },
  ]);
});

it('keeps for bound accounts whose it is, and nothing where no dashboard shows a time', () => {
  const widgets = [{ type: 'number', label: 'A', metric: sent }];
  expect(cubesOf(modelWith({ own: { ...page, bound: true, widgets } }))).toMatchObject([
    { sets: [['owner', 'state']] },
  ]);
  const timeless = [{ type: 'number', label: 'A', metric: { of: 'parcels' } }];
  expect(cubesOf(modelWith({ all: { ...page, widgets: timeless } }))).toEqual([]);
});

it('keeps what a board counts and adds up of its columns, but not of records that leave for their age', () => {
  const list = { views: { board: { by: 'state', sum: 'weight' }, lines: { line: ['depot'] } } };
  expect(cubesOf(modelWith({}, { list }), listViews)).toEqual([
    { collection: 'post', dims: ['state'], sums: ['weight'], sets: [['state']] },
  ]);
  expect(cubesOf(modelWith({}, { list, keep: '30d' }), listViews)).toEqual([]);
  expect(cubesOf(modelWith({}, { list }))).toEqual([]);
});

it('keeps the same of what has left for its age', () => {
  const widgets = [{ type: 'number', label: 'A', metric: sent }];
  const [here, gone] = cubesOf(modelWith({ all: { ...page, widgets } }, { keep: '30d' }));
  expect(gone).toEqual({ ...here, collection: 'post~retired' });
});
