import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { LAST_PAGE } from '../../src/config/limits';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import type { Fetch } from '../../src/providers/http/exchange';
import { serveGateway, type Caller, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const sort = { field: 'name', order: 'ASC' as const };
const LETTERS = 'abcdefghijk'.split('');

let gateway: TestGateway;
let root: Caller;
let rest: ResourceProvider;
let queries: URLSearchParams[] = [];

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore());
  root = await gateway.as('root');
  for (const letter of LETTERS) await root('POST', '/v1/products', { name: letter });
});
afterAll(() => gateway.stop());

beforeEach(async () => {
  rest = await restFor({ ...gateway, fetch: noting }, 'root');
  queries = [];
});

const noting: Fetch = (address, init) => {
  queries.push(new URL(address).searchParams);
  return fetch(address, init);
};

const asked = () => {
  const { cursor, page, count } = Object.fromEntries(queries.at(-1) ?? []);
  return [['start', 'end', undefined].includes(cursor) ? cursor : 'a place', page, count];
};

const page = async (
  number: number,
  { countTo = 4, by = sort }: { countTo?: number; by?: typeof sort } = {},
) => {
  const pagination = { page: number, perPage: 2 };
  const list = await rest.getList(gateway.model.resource('products').name, {
    pagination,
    sort: by,
    filter: {},
    meta: { countTo },
  });
  const { hasPreviousPage, hasNextPage } = list.pageInfo ?? {};
  return {
    rows: list.data.map(({ name }) => String(name)).join(''),
    total: list.total,
    atLeast: (list.meta as { atLeast?: number }).atLeast,
    ways: [hasPreviousPage, hasNextPage],
  };
};

describe('the list that somebody looks at', () => {
  it('S7.26 asks for the next page and the one before by their place, and says their numbers as well', async () => {
    expect(await page(1)).toEqual({ rows: 'ab', total: 5, atLeast: 5, ways: [false, true] });
    expect(asked()).toEqual(['start', '0', '4']);
    expect((await page(2)).rows).toBe('cd');
    expect(asked()).toEqual(['a place', '1', '4']);
    expect(await page(3)).toEqual({ rows: 'ef', total: 7, atLeast: 7, ways: [true, true] });
    expect((await page(2)).rows).toBe('cd');
    expect(asked()).toEqual(['a place', '1', '4']);
    expect((await page(1)).rows).toBe('ab');
    expect(asked()).toEqual(['start', '0', '4']);
  });

  it('asks for a page far away by its number alone, and for its neighbours by their places', async () => {
    await page(1);
    expect((await page(5)).rows).toBe('ij');
    expect(asked()).toEqual(['start', '4', '4']);
    expect(await page(6)).toEqual({ rows: 'k', total: 11, atLeast: 11, ways: [true, false] });
    expect(asked()).toEqual(['a place', '5', '4']);
    expect((await page(5)).rows).toBe('ij');
  });

  it('goes to the end without the number of the last page, and back from there', async () => {
    expect(await page(LAST_PAGE)).toEqual({ rows: 'jk', total: undefined, atLeast: 5, ways: [true, false] });
    expect(asked()).toEqual(['end', '0', '4']);
    expect(await page(LAST_PAGE - 1)).toMatchObject({ rows: 'hi', ways: [true, true] });
    expect(asked()).toEqual(['a place', '1', '4']);
    expect((await page(LAST_PAGE - 3)).rows).toBe('de');
    expect(asked()).toEqual(['end', '3', '4']);
    expect((await page(LAST_PAGE - 4)).rows).toBe('bc');
    expect(await page(LAST_PAGE - 5)).toMatchObject({ rows: 'a', ways: [false, true] });
    expect((await page(LAST_PAGE - 4)).rows).toBe('bc');
  });

  it('shows no row twice when others are written before it meanwhile', async () => {
    await page(1);
    const { body } = await root('POST', '/v1/products', { name: 'aa' });
    expect((await page(2)).rows).toBe('cd');
    await root('DELETE', `/v1/products/${String((body['product'] as { _id: string })._id)}`);
  });

  it('says the number of a list that is counted to its end', async () => {
    expect(await page(2, { countTo: 11 })).toMatchObject({ rows: 'cd', total: 11, atLeast: undefined });
  });

  it('asks by the number where a place names none in the list any more', async () => {
    await page(1);
    const forget: Fetch = (address, init) => {
      const url = new URL(address);
      if (url.searchParams.get('cursor') !== 'start') url.searchParams.set('cursor', 'forgotten');
      return noting(String(url), init);
    };
    rest = await restFor({ ...gateway, fetch: forget }, 'root');
    await page(1);
    expect((await page(2)).rows).toBe('cd');
    expect(asked()).toEqual(['start', '1', '4']);
  });

  it('asks for the number of all that match where it is not only looked at', async () => {
    const name = gateway.model.resource('products').name;
    const list = await rest.getList(name, { pagination: { page: 1, perPage: 2 }, sort, filter: {} });
    expect([list.total, ...asked()]).toEqual([11, undefined, '0', undefined]);
  });
});
