import { expect, it } from 'vitest';
import { sampleKinds as kinds } from '../resolved/kinds.samples';
import { createModel } from '../resolve/createModel';
import { createAbility } from './ability';
import type { AbilityPair } from './abilityPairs';
import { visibleFields } from './openFields';

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
