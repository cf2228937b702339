import { expect, it } from 'vitest';
import { emptyDatabase } from '../pglite.samples';

it('A list waits for the transaction under way, and not for those that are asked for after it', async () => {
  const database = await emptyDatabase();
  const ended: string[] = [];
  const write = (name: string) =>
    database.transaction((query) => query('select 1')).then(() => ended.push(name));
  const list = () => database.reading('list').query('select 2');
  await Promise.all([write('first'), list().then(() => ended.push('list')), write('second'), write('third')]);
  expect(ended).toEqual(['first', 'list', 'second', 'third']);
  await database.close();
});
