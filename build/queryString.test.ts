import real from 'query-string';
import { expect, it } from 'vitest';
import { parse, stringify } from './queryString.mjs';

const searches = [
  '',
  '?',
  '?page=2&perPage=10&sort=createdAt&order=DESC',
  '?filter=%7B%22status%22%3A%5B%22Paid%22%5D%7D&displayedFilters=%7B%7D',
  '?q=a%20b&q=%C3%A9',
  '?name=Zo%C3%AB%20%26%20Co&plus=a%2Bb',
];

it.each(searches)('reads the address %s as the package query-string does', (search) => {
  expect(parse(search)).toEqual({ ...real.parse(search) });
});

const values = [
  {},
  { sort: 'name', page: 1, filter: '{"q":"a b&c"}', order: 'ASC' },
  { gone: undefined, none: null, text: '' },
  { ids: ['a', 'b c'], isOpen: true },
];

it.each(values)('writes %o as the package query-string does', (given) => {
  expect(stringify(given)).toBe(real.stringify(given));
});
