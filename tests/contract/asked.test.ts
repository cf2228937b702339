import { describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { unasked } from '../../src/providers/rest/asked';

const model = createModel(
  {
    name: 'Asked',
    groups: {},
    resources: {
      posts: {
        label: { one: 'Post', many: 'Posts' },
        title: '{title}',
        icon: 'tag',
        fields: {
          title: { kind: 'text' },
          status: { kind: 'choice', values: { open: {}, done: {} } },
          author: { kind: 'reference', to: 'posts' },
          readers: { kind: 'references', to: 'posts' },
          isOpen: { kind: 'boolean' },
          price: { kind: 'money', currency: 'EUR' },
          due: { kind: 'date' },
        },
      },
    },
  } as unknown as DeclaredAdmin,
  kinds,
);
const place = { resource: model.resource('posts'), kinds };
const unsorted = { field: '', order: 'ASC' };
const keys = (records: object[], question: { filter?: object; sort?: { field: string; order: string } }) =>
  unasked(records as never, { filter: {}, sort: unsorted, ...(question as object) }, place).map(
    ({ key }) => key,
  );

describe('an answer with rows that do not meet the filter', () => {
  it.each([
    [{ status: 'open' }, { status: 'done' }],
    [{ status: ['open'] }, { status: null }],
    [{ author: '5' }, { author: '6' }],
    [{ readers: ['1'] }, { readers: ['2'] }],
    [{ isOpen: true }, { isOpen: false }],
    [{ price_gte: '5' }, { price: '4.50' }],
  ])('%j is told by %j', (filter, row) => {
    expect(keys([row], { filter })).toEqual(['notFiltered']);
  });

  it.each([
    [{ status: 'open' }, { status: 'open' }],
    [{ author: '5' }, { title: 'without it' }],
    [{ author: '5' }, { author: { id: 5 } }],
    [{ title: 'abc' }, { title: 'a b c' }],
    [{ q: 'abc' }, { title: 'ABC-7' }],
    [{ q: 'jose silva' }, { title: 'x', author: { name: 'José' } }],
    [{ q: ' ' }, { title: 'x' }],
    [{ other: 'abc' }, { other: 'x' }],
    [{ due_lte: '2026-01-31' }, { due: '2026-02-01' }],
    [{ price_gte: '5' }, { price: '5.00' }],
  ])('%j is not told by %j', (filter, row) => {
    expect(keys([row], { filter })).toEqual([]);
  });
});

describe('an answer to a search', () => {
  it('of which no row has any of the words is told, with how many there are', () => {
    const rows = [{ title: 'x' }, { title: null, tags: ['y'] }] as never;
    expect(unasked(rows, { filter: { q: 'P05' }, sort: unsorted }, place)).toEqual([
      { key: 'notSearched', count: 2, reasons: [] },
    ]);
  });

  it('without rows, or with one that has it, is what was asked for', () => {
    expect(keys([], { filter: { q: 'P05' } })).toEqual([]);
    expect(keys([{ title: 'x' }, { title: 'p05 and more' }], { filter: { q: 'P05' } })).toEqual([]);
  });
});

describe('an answer in another order', () => {
  const rows = (field: string, values: unknown[]) => values.map((value) => ({ [field]: value }));

  it.each([
    ['title', 'ASC', ['b', 'a']],
    ['title', 'DESC', ['a', 'b', 'a']],
    ['price', 'ASC', ['9.00', '10.00', '2.00']],
    ['due', 'ASC', ['2026-02-01', '2026-01-01']],
    ['createdAt', 'DESC', ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']],
  ])('by %s %s is told by %j', (field, order, values) => {
    expect(keys(rows(field, values), { sort: { field, order } })).toEqual(['notSorted']);
  });

  it.each([
    ['title', 'ASC', ['a', 'B', 'c']],
    ['title', 'ASC', ['B', 'a', 'c']],
    ['title', 'ASC', ['item 2', 'item 10']],
    ['title', 'ASC', ['ab', 'a-c', 'ad']],
    ['title', 'ASC', ['a', null, 'b', '']],
    ['title', 'DESC', ['b', 'b', 'a']],
    ['price', 'ASC', ['9.00', 10, '11.00']],
    ['status', 'ASC', ['open', 'done']],
    ['unknown', 'ASC', ['b', 'a']],
    ['', 'ASC', ['b', 'a']],
  ])('by %s %s is not told by %j', (field, order, values) => {
    expect(keys(rows(field, values), { sort: { field, order } })).toEqual([]);
  });
});
