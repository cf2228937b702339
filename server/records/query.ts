import type { Person } from '../accounts/people';
import type { Model } from '../../src/model/resolved/model';
import { ownConditions } from './own';
import { conditionsOf, filterNames, searchPaths, type Conditions } from '../../src/model/rules/conditions';
import { didYouMean } from '../../src/model/check/didYouMean';
import type { FieldCondition, Search } from '../../src/model/rules/matchConditions';
import type { Row } from '../../src/model/values/comparable';
import type { Sort } from '../../src/model/rules/sorted';
import { entersRow, fieldAt, sortKeyAt } from '../../src/model/resolved/fieldAt';
import type { Kinds } from '../../src/model/resolved/kind';
import { MOST_COUNTED, MOST_PER_PAGE } from '../../src/config/limits';
import { positionAt } from './cursor';
import type { Resource } from '../../src/model/resolved/resource';
import { openPart } from '../../src/model/access/openFields';
import { Refusal } from '../refusal';
import { scopeConditions } from './scope';
import type { Query } from '../store/store';
import { asStored, type Marks } from '../marks/marks';

/** Parameters of the convention (S7.127) and four of ours; everything else is a filter of the entity. */
const RESERVED = new Set([
  'entriesPerPage',
  'page',
  'search',
  'sort',
  'ids',
  'cursor',
  'count',
  'groupBy',
  'groupZone',
]);

export type ListQuery = Query & { readonly page: number };

export type Reader = {
  readonly resource: Resource;
  readonly model: Model;
  readonly person: Pick<Person, 'row' | 'isBound' | 'ability'>;
  /** What this person has marked there. */
  readonly marks: Marks;
};

/**
 * Reads a list request. What is not understood is refused and never left out: it would be a question for more than was
 * asked, and what is changed, exported and counted is read by this, too. Values that no record has find none.
 * @throws Refusal 400 for a filter that the entity does not have or that is closed to this person, a value that its filter
 *   cannot use, a filter by one row of a list, a sort that is not offered, and a cursor of another list.
 */
export const readQuery = (
  params: URLSearchParams,
  { resource: whole, model, person, marks }: Reader,
): ListQuery => {
  const { kinds } = model;
  const resource = openPart(whole, { ability: person.ability, model });
  const ids = params.getAll('ids');
  const perPage = ids.length > 0 ? ids.length : whole.list.perPage;
  const limit = Math.min(integer(params.get('entriesPerPage'), perPage) || perPage, MOST_PER_PAGE);
  const page = Math.min(integer(params.get('page'), 0), FURTHEST_PAGE);
  const filters = filtersIn(params, whole);
  const filter = { ...filters, q: params.get('search') ?? '', ...(ids.length > 0 && { id: ids }) };
  const { conditions, search, unknown, unusable } = conditionsOf(resource, filter, kinds);
  const inside = Object.keys(filters).filter((name) => INSIDE.has(name));
  refuseAny({ unknown: [...inside, ...unknown], unusable, filters }, resource, kinds);
  const sort = [sortOf(params.get('sort'), resource, kinds)] as const;
  const cursor = params.get('cursor');
  const from = cursor === null ? undefined : positionAt(cursor, sort);
  const count = params.get('count');
  return {
    where: [
      ...conditions.map((each) => asStored(onStore(each), marks)),
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
export const among = (search: Search, paths: readonly string[]): Search =>
  search.paths.length < paths.length && search.paths.every((path) => paths.includes(path))
    ? { ...search, among: paths }
    : search;

/** With the longest pages still an offset that databases take. */
const FURTHEST_PAGE = 2_000_000;

/** With the one record more that is looked for still a number that databases take. */
const FURTHEST_COUNT = 2_000_000_000;

type Filters = Readonly<Record<string, string | readonly string[]>>;

const filtersIn = (params: URLSearchParams, { api }: Resource): Filters => {
  const names = [...new Set(params.keys())].filter((name) => !RESERVED.has(name));
  const all = names.map((name) => {
    if (entersRow(name.replace(/_(gte?|lte?)$/, ''))) throw entering(name);
    const [only = '', ...more] = params.getAll(name);
    return [name, more.length > 0 ? [only, ...more] : only] as const;
  });
  // What each call for this list has, such as `role=user` (S6.10), is the entity itself and no filter of it.
  return Object.fromEntries(all.filter(([name, value]) => api.query[name] !== value));
};

type Misunderstood = Pick<Conditions, 'unknown' | 'unusable'> & { readonly filters: Filters };

/** @throws Refusal 400 */
const refuseAny = (
  { unknown: [name], unusable: [key], filters }: Misunderstood,
  resource: Resource,
  kinds: Kinds,
): void => {
  if (name !== undefined) throw unknownFilter(name, resource, kinds);
  if (key !== undefined) {
    const value = [filters[key] ?? []].flat().join(', ').slice(0, 100);
    throw new Refusal(400, `The filter "${key}" cannot use "${value}".`);
  }
};

/** @throws Refusal 400 for a filter object of the app that asks for what the entity does not have. */
export const refuseUnknown = (filter: Row, resource: Resource, kinds: Kinds): void => {
  const [name] = conditionsOf(resource, filter, kinds).unknown;
  if (name !== undefined) throw unknownFilter(name, resource, kinds);
};

const unknownFilter = (name: string, resource: Resource, kinds: Kinds): Refusal => {
  const names = ['search', 'ids', ...filterNames(resource, kinds)];
  const near = didYouMean(INSIDE.get(name) ?? name, names);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return new Refusal(
    400,
    `"${name.slice(0, 100)}" is no filter of this list.${hint} It can be filtered by: ${names.join(', ')}.`,
  );
};

/** What parameters of the convention are called inside the app. */
const INSIDE: ReadonlyMap<string, string> = new Map([
  ['q', 'search'],
  ['id', 'ids'],
  ['_id', 'ids'],
]);

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

/** @throws Refusal 400 for an order that the list does not have. */
export const refuseUnsorted = (path: string, resource: Resource, kinds: Kinds): void => {
  if (!isSortedBy(path, resource, kinds)) throw notOffered(path.slice(0, 100), resource);
};

/** Whether a list can be sorted by this. */
export const isSortedBy = (path: string, resource: Resource, kinds: Kinds): boolean =>
  sortBy(path, resource, kinds) !== undefined;

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
  if (field) return field.sortable ? sortKeyAt(fields, path, kinds) : undefined;
  return OWN_SORTS.includes(path) ? { path, order: 'text' } : undefined;
};

/** `$10` is ten: the public caller of this convention writes it so. */
const integer = (text: string | null, otherwise: number): number => {
  const value = Number.parseInt((text ?? '').replace(/^\D+/, ''), 10);
  return Number.isInteger(value) && value >= 0 ? value : otherwise;
};
