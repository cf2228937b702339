import { expect, it } from 'vitest';
import { filledIn } from '../../config/links/filledIn';
import { sampleKinds as kinds } from '../resolved/kinds.samples';
import { createModel } from '../resolve/createModel';
import { createAbility } from './ability';
import type { AbilityPair } from './abilityPairs';
import { closedFields, visibleFields } from './openFields';

const model = createModel(
  {
    name: 'Test',
    groups: {},
    resources: {
      tasks: {
        label: { one: 'Task', many: 'Tasks' },
        title: '{name}',
        icon: 'tag',
        fields: {
          name: { kind: 'text' },
          cost: { kind: 'text', guarded: true },
          boss: { kind: 'reference', to: 'people' },
        },
      },
      people: {
        label: { one: 'Person', many: 'People' },
        title: '{name}',
        icon: 'person',
        fields: { name: { kind: 'text' } },
      },
    } as never,
  },
  kinds,
);

const may = (...pairs: readonly [string, string][]): AbilityPair[] =>
  pairs.map(([action, subject]) => ({ action, subject }));

it.each([
  ['what is guarded and what leads to nothing is left out', 'list', may(['read', 'tasks']), ['name']],
  [
    'what leads to what may be seen is there',
    'list',
    may(['read', 'tasks'], ['list', 'people']),
    ['name', 'boss'],
  ],
  [
    'who may write it sees what they would lose',
    'show',
    may(['read', 'tasks'], ['edit', 'tasks']),
    ['name', 'boss'],
  ],
  [
    'a form asks for the right to write',
    'edit',
    may(['edit', 'tasks'], ['edit', 'tasks.cost']),
    ['name', 'cost', 'boss'],
  ],
  ['reading asks for another one', 'show', may(['read', 'tasks'], ['edit', 'tasks.cost']), ['name']],
] as const)('of the fields of a view %s', (...[, view, pairs, names]) => {
  const fields = visibleFields(model.resource('tasks'), view, { ability: createAbility(pairs), model });
  expect(fields.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['guards its reference', { guarded: true }, {}],
  ['guards every field that asks for it', {}, { guarded: true }],
])('closes what a formula takes from another record to whoever it %s from', (_, reference, formula) => {
  const asking = (path: string, more: object = {}) => ({
    kind: 'number',
    compute: { formula: `price - ${path}` },
    ...more,
  });
  const entity = (fields: object) => ({
    label: { one: 'One', many: 'Many' },
    title: '{name}',
    icon: 'tag',
    fields: { name: { kind: 'text' }, ...fields },
  });
  const goods = createModel(
    filledIn({
      name: 'Test',
      groups: {},
      resources: {
        suppliers: entity({ price: { kind: 'number' }, fee: { kind: 'number' } }),
        goods: entity({
          supplier: { kind: 'reference', to: 'suppliers', ...reference },
          price: { kind: 'number' },
          margin: asking('supplier.price', { guarded: true }),
          rest: asking('supplier.price', formula),
          known: asking('supplier.fee'),
        }),
      },
    }) as never,
    kinds,
  );
  const closedTo = (...pairs: readonly [string, string][]) =>
    closedFields(goods.resource('goods'), {
      ability: createAbility(may(['read', 'goods'], ['read', 'suppliers'], ...pairs)),
      model: goods,
    });
  const closed = closedTo();
  expect(closed.has('supplier$price')).toBe(true);
  expect(closed.has('supplier$fee')).toBe('guarded' in reference);
  const open = closedTo(['show', 'goods.supplier'], ['show', 'goods.rest']);
  expect(open.has('margin')).toBe(true);
  expect(open.has('supplier$price')).toBe(false);
});
