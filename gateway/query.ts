import { conditionsOf, type Condition } from '../src/model/conditions';
import { fieldAt } from '../src/model/fieldAt';
import type { Kinds } from '../src/model/kind';
import type { Resource } from '../src/model/resource';
import type { Condition as StoreCondition, Query, Sort } from './store/store';

/** Parameters of the convention (S7.127); everything else is a filter of the entity. */
const RESERVED = new Set(['entriesPerPage', 'page', 'search', 'sort', 'ids']);

const MOST_PER_PAGE = 1000;

export type ListQuery = Query & { readonly page: number };

/** Reads a list request leniently: a parameter that cannot be used asks nothing. */
export const readQuery = (params: URLSearchParams, resource: Resource, kinds: Kinds): ListQuery => {
  const limit = Math.min(
    integer(params.get('entriesPerPage'), resource.list.perPage) || resource.list.perPage,
    MOST_PER_PAGE,
  );
  const page = integer(params.get('page'), 0);
  const filter = { ...filtersIn(params), q: params.get('search') ?? '', id: params.getAll('ids') };
  const { conditions, search } = conditionsOf(resource, filter, kinds);
  const scope = scopeConditions(resource);
  return {
    where: [...conditions.map(onStore), ...scope],
    ...(search && { search }),
    sort: sortOf(params.get('sort'), resource, kinds),
    offset: page * limit,
    limit,
    page,
  };
};

const filtersIn = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())]
      .filter((name) => !RESERVED.has(name))
      .map((name) => {
        const [only = '', ...more] = params.getAll(name);
        return [name, more.length > 0 ? params.getAll(name) : only];
      }),
  );

/** Inside the app the identifier is `id`; in the store it is `_id`. */
const onStore = (condition: Condition): StoreCondition =>
  (condition.path === 'id' ? { ...condition, path: '_id' } : condition) as StoreCondition;

const scopeConditions = ({ api }: Resource): StoreCondition[] =>
  Object.entries(api.scope ?? {}).map(([path, wanted]) => {
    const values = (wanted as { readonly $in?: readonly string[] } | null)?.$in ?? [wanted as string];
    return { path, op: 'in', value: values };
  });

const sortOf = (sort: string | null, resource: Resource, kinds: Kinds): Sort[] => {
  const declared = resource.list.sort;
  const text = sort ?? (declared.order === 'DESC' ? `-${declared.field}` : declared.field);
  const path = text.replace(/^-/, '');
  const field = fieldAt(resource.fields, path);
  return [
    {
      path: path === 'id' ? '_id' : path,
      order: field ? kinds[field.kind].order : 'text',
      descending: text.startsWith('-'),
    },
  ];
};

const integer = (text: string | null, otherwise: number): number => {
  const value = Number.parseInt((text ?? '').replace(/^\D+/, ''), 10);
  return Number.isInteger(value) && value >= 0 ? value : otherwise;
};
