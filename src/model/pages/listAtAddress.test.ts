import { getQuery, parseQueryFromLocation } from 'react-admin';
import { expect, it } from 'vitest';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Model } from '../resolved/model';
import { LOOKED_AT } from '../resolved/resourceProvider';
import { listAtAddress } from './listAtAddress';

const sort = { field: 'createdAt', order: 'DESC' } as const;
const users = { key: 'users', name: 'apps/users', fields: [], list: { sort, perPage: 25 } };
const model = {
  resources: [users, { name: 'settings', single: true, list: { sort, perPage: 10 } }],
  resource: () => users,
} as unknown as Model;

const chosen = { page: 3, perPage: 50, sort: 'name', order: 'ASC', filter: { status: 'active' } };
const searches = [
  '',
  '?perPage=50',
  '?page=2&perPage=10&sort=name&order=ASC',
  '?page=x&perPage=y',
  '?filter=%7B%22status%22%3A%5B%22a%22%5D%7D&displayedFilters=%7B%7D',
  '?filter=%7Bbroken&page=2',
];
const stored = [undefined, {}, { filter: {}, page: 1 }, { filter: {}, page: 2 }, chosen];
const cases = searches.flatMap((search) =>
  stored.flatMap((before) => [undefined, 100].map((size) => ({ search, before, size }))),
);

it.each(cases)(
  'asks at "$search" for the rows that react-admin will ask for, after $before, with $size a page',
  ({ search, before, size }) => {
    const query = getQuery({
      queryFromLocation: parseQueryFromLocation({ search }),
      params: before ?? {},
      filterDefaultValues: {},
      sort,
      perPage: size ?? 25,
    } as Parameters<typeof getQuery>[0]);
    const kept: Record<string, unknown> = { 'apps/users.listParams': before, 'list.perPage': size };
    expect(listAtAddress(model, { pathname: '/apps/users', search }, (key) => kept[key])).toEqual({
      name: 'apps/users',
      asked: {
        pagination: { page: query.page, perPage: query.perPage },
        sort: { field: query.sort, order: query.order },
        filter: { ...query.filter },
        meta: LOOKED_AT,
      },
    });
  },
);

it('asks for the groups that the list has, as it is declared or the person has chosen', () => {
  const field = (name: string, kind: 'choice' | 'dateTime') => ({ name, kind }) as unknown as ResolvedField;
  const fields = [field('state', 'choice'), field('due', 'dateTime')];
  const kinds = {
    choice: { filter: 'oneOf', order: 'text', jsonSchema: () => ({ enum: ['open', 'done'] }) },
    dateTime: { filter: 'range', order: 'text', jsonSchema: () => ({ format: 'date-time' }) },
  };
  const list = { sort, perPage: 25, groupBy: 'state' };
  const listed = { key: 'users', name: 'users', fields, list };
  const grouped = { kinds, resources: [listed], resource: () => listed } as unknown as Model;
  const groupAfter = (kept?: string) =>
    listAtAddress(grouped, { pathname: '/users', search: '' }, (key) =>
      key === 'users.group' ? kept : undefined,
    )?.asked.meta;
  expect(groupAfter()).toEqual({ ...LOOKED_AT, group: { field: 'state', isDescending: false } });
  expect(groupAfter('due')).toMatchObject({ group: { field: 'due', isDescending: true } });
  expect(groupAfter('')).toBe(LOOKED_AT);
});

it('asks for nothing at the address of a record, of a single entity, or of another page', () => {
  for (const pathname of ['/apps/users/4', '/settings', '/', '/apps'])
    expect(listAtAddress(model, { pathname, search: '' }, () => undefined)).toBeUndefined();
});
