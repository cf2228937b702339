import { expect, it } from 'vitest';
import { joinedColumns, withColumn, type Mapping } from './mapping';

const mapping: Mapping = { columns: ['phone', 'name', undefined], country: '', groups: {}, fixed: {} };

it('a column that is given a field which another one has is joined to it, and can be taken away again', () => {
  const joined = withColumn(mapping, 2, 'name');
  expect(joined.columns).toEqual(['phone', 'name', 'name']);
  expect([...joinedColumns(joined)]).toEqual([['name', [1, 2]]]);
  expect(withColumn(joined, 1, undefined).columns).toEqual(['phone', undefined, 'name']);
  expect([...joinedColumns(mapping)]).toEqual([]);
});
