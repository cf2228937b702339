import type { Person } from '../accounts/people';
import type { Model } from '../../src/model/resolved/model';
import { ownConditions } from './own';
import { conditionsOf, searchPaths } from '../../src/model/rules/conditions';
import type { FieldCondition, Search } from '../../src/model/rules/matchConditions';
import type { Sort } from '../../src/model/rules/sorted';
import { entersRow, fieldAt } from '../../src/model/resolved/fieldAt';
import type { Kinds } from '../../src/model/resolved/kind';
import { MOST_COUNTED, MOST_PER_PAGE } from '../../src/config/limits';
import { positionAt } from './cursor';
import type { Resource } from '../../src/model/resolved/resource';
import { closedFields } from './records';
import { Refusal } from '../refusal';
import { scopeConditions } from './scope';
import type { Query } from '../store/store';

/** Parameters of the convention (S7.127) and two of ours; everything else is a filter of the entity. */
const RESERVED = new Set(['entriesPerPage', 'page', 'search', 'sort', 'ids', 'id', 'q', 'cursor', 'count']);

export type ListQuery = Query & { readonly page: number };

type Reader = {
  readonly resource: Resource;
  readonly model: Model;
  readonly person: Pick<Person, 'row' | 'isBound' | 'ability'>;
};

/**
 * Reads a list request leniently: a parameter that cannot be used, or names a field that is closed, asks nothing.
 * @throws Refusal 400 for a filter by one row of a list, a sort that is not offered, and a cursor of another list.
 */
export const readQuery = (params: URLSearchParams, { resource: whole, model, person }: Reader): ListQuery => {
  const { kinds } = model;
  const closed = closedFields(whole, person.ability);
  const resource = { ...whole, fields: whole.fields.filter(({ name }) => !closed.has(name)) };
  const ids = params.getAll('ids');
  const perPage = ids.length > 0 ? ids.length : whole.list.perPage;
  const limit = Math.min(integer(params.get('entriesPerPage'), perPage) || perPage, MOST_PER_PAGE);
  const page = Math.min(integer(params.get('page'), 0), FURTHEST_PAGE);
  const filter = { ...filtersIn(params), q: params.get('search') ?? '', id: ids };
  const { conditions, search } = conditionsOf(resource, filter, kinds);
  const sort = [sortOf(params.get('sort'), resource, kinds)] as const;
  const cursor = params.get('cursor');
  const from = cursor === null ? undefined : positionAt(cursor, sort);
  const count = params.get('count');
  return {
    where: [
      ...conditions.map(onStore),
      ...scopeConditions(whole, kinds),
      ...ownConditions(whole, person, model),
    ],
    ...(search && { search: among(search, searchPaths(whole, kinds)) }),
    sort,
    ...(from && { from }),
    offset: from?.row ? 0 : page * limit,
    ...(count !== null && { countTo: Math.min(integer(count, MOST_COUNTED), FURTHEST_COUNT) }),
    limit,
    page,
  };
};

/* Who may not look into some of the texts that an index has together finds by it all the same. */
const among = (search: Search, paths: readonly string[]): Search =>
  search.paths.length < paths.length && search.paths.every((path) => paths.includes(path))
    ? { ...search, among: paths }
    : search;

/** With the longest pages still an offset that databases take. */
const FURTHEST_PAGE = 2_000_000;

/** With the one record more that is looked for still a number that databases take. */
const FURTHEST_COUNT = 2_000_000_000;

const filtersIn = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())]
      // A name that every object has, such as `constructor`, is no filter.
      .filter((name) => !RESERVED.has(name) && !(name in Object.prototype))
      .map((name) => {
        if (entersRow(name.replace(/_(gte?|lte?)$/, ''))) throw entering(name);
        const [only = '', ...more] = params.getAll(name);
        return [name, more.length > 0 ? [only, ...more] : only];
      }),
  );

const entering = (name: string): Refusal =>
  new Refusal(400, `"${name}" asks for one row of a list. A filter names the field, such as items.name.`);

/** Inside the app the identifier is `id`; in the store it is `_id`. */
const onStore = (condition: FieldCondition): FieldCondition =>
  condition.path === 'id' ? { ...condition, path: '_id' } : condition;

/** Not declared by an entity, but on every record. */
const OWN_SORTS = ['_id', 'createdAt', 'updatedAt'];

/** @throws Refusal 400 for a sort that is not offered: rows in another order would look like an answer. */
const sortOf = (asked: string | null, resource: Resource, kinds: Kinds): Sort => {
  const { field, order } = resource.list.sort;
  const path = (asked ?? '').replace(/^-/, '');
  const wanted = sortBy(path, resource, kinds);
  if (wanted) return { ...wanted, descending: asked?.startsWith('-') === true };
  if (path !== '') throw notOffered(path, resource);
  const declared = sortBy(field, resource, kinds);
  return declared
    ? { ...declared, descending: order === 'DESC' }
    : { path: 'createdAt', order: 'text', descending: true };
};

const notOffered = (path: string, { fields, api }: Resource): Refusal => {
  const sortable = fields.filter((field) => field.sortable).map(({ name }) => name);
  const offered = [...new Set([api.idKey, ...sortable, 'createdAt', 'updatedAt'])].join(', ');
  return new Refusal(400, `This list cannot be sorted by "${path}". It can be by: ${offered}.`);
};

const sortBy = (
  path: string,
  { fields, api }: Resource,
  kinds: Kinds,
): Omit<Sort, 'descending'> | undefined => {
  if (path === 'id' || path === api.idKey) return { path: '_id', order: 'text' };
  const field = entersRow(path) ? undefined : fieldAt(fields, path);
  if (field) return field.sortable ? { path, order: kinds[field.kind].order } : undefined;
  return OWN_SORTS.includes(path) ? { path, order: 'text' } : undefined;
};

/** `$10` is ten: the public caller of this convention writes it so. */
const integer = (text: string | null, otherwise: number): number => {
  const value = Number.parseInt((text ?? '').replace(/^\D+/, ''), 10);
  return Number.isInteger(value) && value >= 0 ? value : otherwise;
};
