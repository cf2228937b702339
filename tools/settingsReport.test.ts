import { expect, it } from 'vitest';
import config from '../fixtures/demo';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { settings } from '../src/config/settings';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { changedAt, shop } from '../tests/config/shop';
import { readByOverrides } from './readByOverrides';
import { proofFaults, readByTests } from './readByTests';
import { readersOf } from './reportSettings';
import { unreadSettings, type Readers } from './settingsReport';

const rules = {
  label: { one: 'Rules', many: 'Rules' },
  title: 'Rules',
  icon: 'settings',
  single: 'one',
  fields: {
    shortest: { kind: 'number', integer: true, min: 8, max: 20 },
    tries: { kind: 'number', integer: true, min: 1, max: 20 },
    planted: { kind: 'boolean' },
    result: { kind: 'text', readOnly: true },
  },
};

const every = Object.keys(settings).map((name) => `settingOf('${name}')`);

const nobody: Readers = { sources: every, overrides: new Set(), tests: new Set() };

const unreadIn = (declared: unknown, readers: Partial<Readers> = {}) =>
  unreadSettings(createModel(declared as DeclaredAdmin, kinds), { ...nobody, ...readers });

/* What is planted, apart from what the shop has for other tests. */
const plantedIn = (fields: object, changes: object = {}, readers: Partial<Readers> = {}) => {
  const goods = {
    label: { one: 'Good', many: 'Goods' },
    title: '{name}',
    icon: 'plan',
    shared: 'read',
    fields: { name: { kind: 'text', required: true }, ...fields },
    list: { columns: ['name', ...Object.keys(fields)] },
    ...changes,
  };
  const all = unreadIn(changedAt(shop, 'goods', goods), readers);
  return all
    .flatMap((each) => ('field' in each ? each.field : 'note' in each ? `note ${each.note}` : []))
    .filter((place) => place.includes('goods.'));
};

const number = { kind: 'number' };

const unreadOf = (sources: readonly string[]) =>
  unreadIn(
    changedAt(changedAt(shop, 'rules', rules), '/settings', {
      passwordMin: 'rules.shortest',
      attempts: 'rules.tries',
    }),
    { sources },
  ).filter((each) => 'setting' in each || ('field' in each && each.field.startsWith('rules.')));

it('S9.16 finds a field that is planted among the settings and holds none', () => {
  expect(unreadOf(every)).toEqual([{ field: 'rules.planted' }]);
});

it('S9.16 finds a setting that no source asks for, and the field that holds it', () => {
  const others = every.filter((text) => !text.includes("'attempts'"));
  expect(unreadOf(others)).toEqual([
    { setting: 'attempts' },
    { field: 'rules.tries' },
    { field: 'rules.planted' },
  ]);
});

it('S9.16 finds a field of any entity that only columns, filters and sorts of its list show', () => {
  const list = { columns: ['name', 'planted'], filters: ['planted'], sort: ['planted', 'ASC'] };
  expect(plantedIn({ planted: number }, { list })).toEqual(['goods.planted']);
});

it('S9.16 finds the fields of a sum that only a column shows, and none of one that is used', () => {
  const fields = {
    sell: number,
    cost: number,
    margin: { ...number, compute: { difference: ['sell', 'cost'] } },
  };
  expect(plantedIn(fields)).toEqual(['goods.sell', 'goods.cost']);
  const figures = [
    { label: 'Margin', target: 'good', metric: { of: 'goods', measure: 'sum', field: 'margin' } },
  ];
  expect(plantedIn({ ...fields, good: { kind: 'reference', to: 'goods' } }, { figures })).toEqual([]);
});

it.each([
  ['in a check', { checks: [{ field: 'planted', op: '>', value: 1, message: 'Too little' }] }],
  [
    'in the rule of an action',
    { actions: { end: { on: 'row', call: 'POST /v1/goods/:id/end', when: { planted: 1 } } } },
  ],
  ['in who may edit it', { can: { edit: { planted: 1 } } }],
  ['in its title', { title: '{name} {planted}' }],
  ['together with another as unique', { unique: [['name', 'planted']] }],
])('S9.16 takes a field for used that stands %s', (_, changes) => {
  expect(plantedIn({ planted: number }, changes)).toEqual([]);
});

it('S9.16 takes the word of code, of a test and of a note for a field', () => {
  expect(plantedIn({ planted: number }, {}, { overrides: new Set(['goods.planted']) })).toEqual([]);
  expect(plantedIn({ planted: number }, {}, { tests: new Set(['goods.planted']) })).toEqual([]);
  expect(plantedIn({ planted: { ...number, note: true } })).toEqual([]);
  expect(plantedIn({ planted: { ...number, note: 'shared' } })).toEqual([]);
});

it('S9.16 finds a note that is used all the same', () => {
  const fields = { planted: { ...number, note: true } };
  expect(plantedIn(fields, { can: { edit: { planted: 1 } } })).toEqual(['note goods.planted']);
});

it('S9.16 finds a member of a group that nothing reads, and each of its members where the group is no note', () => {
  const group = { kind: 'group', of: { one: number, other: number } };
  expect(plantedIn({ group }, { can: { edit: { 'group.one': 1 } } })).toEqual(['goods.group.other']);
  expect(plantedIn({ group: { ...group, note: true } })).toEqual([]);
});

it('S9.16 finds an event of a log that nothing ever writes there', () => {
  const event = { kind: 'choice', values: { login: {}, key_made: {} } };
  const action = { kind: 'choice', values: { create: {}, send: {}, conjure: {} } };
  const log = (fields: object) => ({
    label: { one: 'Entry', many: 'Entries' },
    title: '{id}',
    icon: 'history',
    readOnly: true,
    fields,
  });
  const declared = changedAt(changedAt(shop, 'people', log({ event })), 'changes', log({ action }));
  const unread = unreadIn(changedAt(declared, '/log', { changes: 'changes', signIns: 'people' }));
  expect(unread.filter((each) => 'event' in each)).toEqual([
    { event: 'changes.action.conjure' },
    { event: 'people.event.key_made' },
  ]);
});

it('S9.16 finds a test that is not there, and one that does not name its field', () => {
  const file = 'tools/settingsReport.test.ts';
  const title = 'S9.16 finds a test that is not there, and one that does not name its field';
  const none = { file, title: 'Nowhere' };
  expect(proofFaults({ 'a.title': { file, title }, 'b.other': { file: 'no.test.ts', title } })).toEqual([
    'b.other: there is no no.test.ts',
  ]);
  expect(proofFaults({ 'c.title': none })).toEqual([`c.title: ${file} has no test “Nowhere”`]);
  const absent = ['miss', 'ing'].join('');
  expect(proofFaults({ [`d.${absent}`]: { file, title } })[0]).toContain('does not name');
});

it('S9.16 knows from the compiler what code reads of a record, and not what it only writes', () => {
  const read = readByOverrides(Object.keys(config.resources));
  expect([...read]).toEqual(
    expect.arrayContaining(['plans.contactsMax', 'operators.throughput', 'users.status']),
  );
  expect(read.has('spamWords.lastHitAt')).toBe(false);
  expect(read.has('contacts.tags')).toBe(false);
}, 120_000);

it('S9.16 the product asks people for nothing that nothing reads', () => {
  const model = createModel(config, kinds);
  expect(unreadSettings(model, readersOf(model))).toEqual([]);
  expect(proofFaults(readByTests)).toEqual([]);
}, 120_000);
