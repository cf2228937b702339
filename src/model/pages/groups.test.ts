import { expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import { grouped, groupsBy } from './groups';

const rows = [
  { id: 1, state: 'b' },
  { id: 2, state: 'a' },
  { id: 3, state: undefined },
  { id: 4, state: 'b' },
];

it('puts rows together in the order in which they came, those without a value last', () => {
  const { rows: all, heads } = grouped(rows, ({ state }) => state);
  expect(all.map(({ id }) => id)).toEqual([1, 4, 2, 3]);
  expect([...heads]).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(grouped([], () => 1)).toEqual({ rows: [], heads: new Map() });
});

it('groups by what has few values, by records, and by the day of times', () => {
  const { resources, kinds } = modelOf({
    tasks: defineResource({
      label: { one: 'Task', many: 'Tasks' },
      title: '{name}',
      icon: 'tag',
      fields: {
        name: f.text({}),
        done: f.boolean({}),
        state: f.choice({ values: { open: {} } }),
        parent: f.reference({ to: 'tasks' }),
        due: f.date({}),
        seen: f.dateTime({}),
        price: f.money({ currency: 'EUR' }),
        tags: f.tags({}),
      },
    }),
  });
  expect(
    Object.fromEntries(resources[0]!.fields.map((field) => [field.name, groupsBy(field, kinds)])),
  ).toEqual({
    name: undefined,
    done: 'value',
    state: 'value',
    parent: 'value',
    due: 'day',
    seen: 'day',
    price: undefined,
    tags: undefined,
  });
});
