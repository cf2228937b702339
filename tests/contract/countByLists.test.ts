import { expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { countByLists } from '../../src/providers/rest/countByLists';

const MOST_VALUES = 12;

/* An entity with a choice of so many values, and a host that counts three records of each. */
const openChoice = (count: number) => {
  const values = Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, {}]));
  const things = {
    label: { one: 'Thing', many: 'Things' },
    title: '{name}',
    icon: 'tag',
    fields: { name: { kind: 'text' }, state: { kind: 'choice', values } },
  };
  const config = { name: 'Counting', groups: {}, resources: { things } };
  const resource = createModel(config as unknown as DeclaredAdmin, kinds).resource('things');
  const asked: object[] = [];
  const list = async (_: unknown, { filter }: { readonly filter: object }) => {
    asked.push(filter);
    return { data: [], total: 'state' in filter ? 3 : 3 * count, meta: { issues: [] } };
  };
  const reading = { list } as unknown as Parameters<typeof countByLists>[1]['reading'];
  const answer = countByLists({ filter: {}, by: 'state' }, { reading, resource, kinds });
  return { asked, answer };
};

it('asks for the number of each value while there are few', async () => {
  const { asked, answer } = openChoice(MOST_VALUES);
  expect((await answer).groups).toHaveLength(MOST_VALUES);
  expect(asked).toHaveLength(MOST_VALUES + 1);
});

it('asks for none where there are more values than are worth a request each', async () => {
  const { asked, answer } = openChoice(MOST_VALUES + 1);
  await expect(answer).rejects.toMatchObject({ kind: 'refused', message: 'app.errors.notOffered' });
  expect(asked).toEqual([]);
});
