import { openPart } from '../../src/model/access/openFields';
import { totalsFault } from '../../src/model/numbers/totalsFault';
import { MOST_GROUPS } from '../../src/model/numbers/totals';
import { startOf } from '../../src/model/numbers/zones';
import { groupsOf, type GroupOfPage, type Groups } from '../../src/model/pages/groups';
import { groupsBetween } from '../../src/model/pages/pageInGroups';
import type { Condition } from '../../src/model/rules/matchConditions';
import { valueAt } from '../../src/model/values/comparable';
import { zoneName } from '../../src/model/values/timeZone';
import { Refusal } from '../refusal';
import type { Query, Row, Store } from '../store/store';
import type { Reader } from './query';

/** How a list is put into groups. */
export type ListGrouping = Groups & {
  readonly path: string;
  readonly isDescending: boolean;
};

/**
 * Reads `groupBy=-due&groupZone=Europe/Lisbon`.
 * @throws Refusal 400 for a field that makes no groups or is closed to this person, and for a zone that there is not.
 */
export const groupingIn = (
  params: URLSearchParams,
  { resource: whole, model, person }: Omit<Reader, 'marks'>,
): ListGrouping | undefined => {
  const asked = params.get('groupBy') ?? '';
  if (asked === '') return undefined;
  const isDescending = asked.startsWith('-');
  const path = asked.replace(/^-/, '');
  const named = params.get('groupZone');
  const zone = zoneName(named ?? 'UTC');
  if (zone === undefined) throw new Refusal(400, `"${(named ?? '').slice(0, 50)}" is no time zone.`);
  const resource = openPart(whole, { ability: person.ability, model });
  const field = resource.fields.find(({ name }) => name === path);
  const groups = groupsOf(field, { field: path, isDescending, zone }, model.kinds);
  if (!groups || totalsFault({ by: path, per: groups.per }, resource, model.kinds) !== undefined)
    throw new Refusal(400, `Records cannot be grouped by "${path.slice(0, 100)}".`);
  return { ...groups, path, isDescending };
};

type Page = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly groups: readonly GroupOfPage[];
};

type Place = { readonly store: Store; readonly collection: string };

/**
 * A page of a list in groups: each group is the list with one condition more, in its order, and the counts of the groups say
 * where it begins. So whatever a list can be sorted by, and every index for it, serves within groups as well.
 */
export const readGrouped = async (
  { store, collection }: Place,
  { page, ...query }: Query & { readonly page: number },
  grouping: ListGrouping,
): Promise<Page> => {
  const { where, search, sort, limit } = query;
  // It names a row by what the list is sorted by, which in groups says nothing of what stands before it.
  if (query.from?.row)
    throw new Refusal(400, 'A list in groups has no cursors. Ask for the page by its number.');
  const { path, per, zone } = grouping;
  const met = { where, ...(search && { search }) };
  const tallies = await store.totals(collection, { ...met, by: path, per, zone });
  const total = tallies.all.count;
  const begin = query.from?.side === 'before' ? Math.max(total - (page + 1) * limit, 0) : page * limit;
  const asked = { ...met, sort: sort[0]?.path === path && !per ? NEWEST : sort, isUncounted: true };
  const rows: Row[] = [];
  if (tallies.groups.length > MOST_GROUPS)
    return readByValue({ store, collection }, { ...asked, begin, limit, total }, grouping);
  const all = tallies.groups.toSorted((a, b) => grouping.compare(a.key, b.key));
  const days = all.flatMap(({ key }) => key ?? []).sort();
  const found = groupsBetween(all, begin, begin + limit);
  for (const { key, skipped } of found) {
    const only = conditionOf([key], { path, per, zone, days });
    const part = { ...asked, where: [...where, only], offset: skipped, limit: limit - rows.length };
    rows.push(...(await store.list(collection, part)).rows);
  }
  const groups = found.map(({ key, count, skipped }) => ({ key, count, isContinued: skipped > 0 }));
  return { rows, total, groups };
};

/* Of rows with the same value nobody has said more than how the groups follow each other. */
const NEWEST = [{ path: 'createdAt', order: 'text', descending: true }] as const;

type Asked = Pick<Query, 'where' | 'search' | 'limit'> & { readonly begin: number; readonly total: number };

/* More groups than anybody counts: the rows come in the order of the field itself, and the groups of the page are counted. */
const readByValue = async (
  { store, collection }: Place,
  { where, search, begin, limit, total }: Asked,
  { path, per, zone, isDescending, keyOf }: ListGrouping,
): Promise<Page> => {
  const sort = [{ path, order: 'text', descending: isDescending }] as const;
  const asked = { where, ...(search && { search }) };
  const from = Math.max(begin - 1, 0);
  const page = { ...asked, sort, offset: from, limit: limit + begin - from, isUncounted: true };
  const { rows: found } = await store.list(collection, page);
  const rows = found.slice(begin - from);
  const keyAt = (row: Row | undefined) => (row ? keyOf(valueAt(row, path)) : undefined);
  const before = begin > from ? keyAt(found[0]) : undefined;
  const keys = [...new Set(rows.map((row) => keyAt(row) ?? null))];
  const counts = new Map<string | null, number>();
  for (let at = 0; at < keys.length; at += MOST_GROUPS) {
    const only = conditionOf(keys.slice(at, at + MOST_GROUPS), { path, per, zone });
    const some = await store.totals(collection, { ...asked, where: [...where, only], by: path, per, zone });
    for (const { key, count } of some.groups) counts.set(key, count);
  }
  const groups = keys.map((key) => ({ key, count: counts.get(key) ?? 0, isContinued: key === before }));
  return { rows, total, groups };
};

type Keyed = Pick<ListGrouping, 'path' | 'per' | 'zone'> & {
  /** The days of all groups: what has none lies beyond them. Default: it has no text that begins like one. */
  readonly days?: readonly string[];
};

/* What the records of these groups meet, and no others but those of days in between. */
const conditionOf = (keys: readonly (string | null)[], { path, per, zone, days }: Keyed): Condition => {
  const there = keys.filter((key) => key !== null).sort();
  const begin = (day: string) => (zone === undefined ? day : startOf(day, zone));
  const between = ([first, last = first]: readonly (string | undefined)[]): Condition[] =>
    first === undefined || last === undefined
      ? []
      : [
          {
            op: 'and',
            of: [
              { path, op: 'gte', value: begin(first) },
              { path, op: 'lt', value: begin(dayAfter(last)) },
            ],
          },
        ];
  const some: Condition[] = per ? between([there[0], there.at(-1)]) : [{ path, op: 'in', value: there }];
  const known: Condition[] = per && days ? between([days[0], days.at(-1)]) : [{ path, op: 'gt', value: '' }];
  const none: Condition = { op: 'not', of: { op: 'or', of: known } };
  return { op: 'or', of: [...(there.length > 0 ? some : []), ...(keys.includes(null) ? [none] : [])] };
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
