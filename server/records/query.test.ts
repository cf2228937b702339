import { expect, it } from 'vitest';
import { createModel } from '../../src/model/resolve/createModel';
import { kinds } from '../../src/fields/kinds';
import { testConfig } from '../../tests/gateway/testConfig';
import { listPlan } from './listIndexes';
import { readQuery } from './query';

const model = createModel(testConfig, kinds);
const resource = model.resource('users');

const searchOf = (closed: readonly string[]) => {
  const ability = { can: (_: string, __: string, field?: string) => !closed.includes(field ?? '') };
  const person = { row: {}, isBound: false, ability } as unknown as Parameters<typeof readQuery>[1]['person'];
  return readQuery(new URLSearchParams('search=ann'), { resource, model, person, marks: new Map() }).search;
};

it('Who may not look into one of the searched fields still finds by the index of all', () => {
  const [all] = listPlan(resource, kinds).texts;
  expect(all).toContain('memo');
  expect(searchOf([])).toMatchObject({ text: 'ann', paths: all });
  expect(searchOf([])).not.toHaveProperty('among');
  expect(searchOf(['memo'])).toMatchObject({ paths: all?.filter((path) => path !== 'memo'), among: all });
});
