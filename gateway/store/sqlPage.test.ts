import { expect, it } from 'vitest';
import { readPage, type Ask } from './sqlPage';

it('skips none where records have come while a page was read', async () => {
  const sent: unknown[][] = [];
  const ask: Ask = async (statement) => {
    const values: unknown[] = [];
    const sql = statement('', (value) => `$${values.push(value)}`);
    if (sql.includes('count(*)')) return [{ total: 9 }];
    sent.push(values);
    return [];
  };
  const wanted = {
    where: [],
    sort: [{ path: 'name', order: 'text', descending: false }],
    offset: 3,
    limit: 5,
  } as const;
  await readPage(wanted, { total: 20, isExact: true }, { ask, records: 'records where' });
  expect(sent).toEqual([
    [5, 3],
    [5, 0],
  ]);
});
