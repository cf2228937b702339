import { matchesWith, type Condition } from '../../src/model/rules/matchConditions';
import { beside, sorted } from '../../src/model/rules/sorted';
import { toJsonb } from './toJsonb';
import { createMemoryEntries, type Entry, type Keeper } from './memoryEntries';
import type { Change, Query, Row, Uniques } from './store';
import { StoreConflict, StoreMissing } from './store';

type Place = { collection: string; id: string };

/** The tables behind the memory store. Everything here happens at once; turns are the store's business. */
export const createMemoryTables = (keeper?: Keeper) => {
  const { table, hold, ...entries } = createMemoryEntries(keeper);

  const entryAt = ({ collection, id }: Place, { ifVersion }: Pick<Change, 'ifVersion'>) => {
    const entry = table(collection).get(id);
    if (!entry) throw new StoreMissing(collection, id);
    if (ifVersion === undefined || entry.row.__v === ifVersion) return entry;
    throw new StoreConflict(collection, { kind: 'version', current: toJsonb(entry.row) });
  };

  const put = ({ collection, id }: Place, row: Row, uniques: Uniques) => {
    const field = takenField(table(collection), id, uniques);
    if (field) throw new StoreConflict(collection, { kind: 'unique', field });
    const stored = toJsonb({ row, uniques });
    hold(collection, id, stored);
    return toJsonb(stored.row);
  };

  const matching = (collection: string, query: Pick<Query, 'where' | 'search'>) => {
    const { where, search } = toJsonb(query);
    const rows = Array.from(table(collection).values(), ({ row }) => row);
    return rows.filter((row) => matches(row, where, search));
  };

  const matches: ReturnType<typeof matchesWith> = matchesWith(({ collection, where }, id) => {
    const row = table(collection).get(id)?.row;
    return row !== undefined && matches(row, where);
  });

  return {
    ...entries,
    matching,
    list: (collection: string, query: Query) => {
      const found = matching(collection, query);
      const total = Math.min(found.length, (query.countTo ?? Infinity) + 1);
      return { rows: toJsonb(pageOf(sorted(found, query.sort), query)), total };
    },
    get: (collection: string, id: string) => storableOrNothing(table(collection).get(id)?.row),
    count: (collection: string, where: readonly Condition[]) => matching(collection, { where }).length,
    insert: (collection: string, row: Row, uniques: Uniques) => {
      const idTaken = table(collection).has(row._id);
      if (idTaken) throw new StoreConflict(collection, { kind: 'unique', field: '_id' });
      return put({ collection, id: row._id }, row, uniques);
    },
    update: (place: Place, change: Change) => {
      const { row, uniques } = entryAt(place, change);
      const { _id, __v, createdAt } = row;
      // A key that is undefined is no change: JSON, and so the database, does not carry it.
      const next: Row = {
        ...row,
        ...toJsonb(change.patch),
        _id,
        __v: change.isAside ? __v : __v + 1,
        createdAt,
      };
      for (const name of change.without ?? []) delete next[name];
      return put(place, next, { ...uniques, ...change.uniques });
    },
    remove: (place: Place, change: Pick<Change, 'ifVersion'>) => {
      const { row } = entryAt(place, change);
      hold(place.collection, place.id, undefined);
      return toJsonb(row);
    },
  };
};

const pageOf = (ordered: readonly Row[], { sort, from, offset, limit }: Query): Row[] => {
  const row = from?.row && toJsonb(from.row);
  const rows = from && row ? beside(ordered, { side: from.side, row }, sort) : ordered;
  if (from?.side !== 'before') return rows.slice(offset, offset + limit);
  const end = Math.max(rows.length - offset, 0);
  return rows.slice(Math.max(end - limit, 0), end);
};

const storableOrNothing = (row: Row | undefined) => row && toJsonb(row);

const takenField = (entries: Map<string, Entry>, id: string, uniques: Uniques): string | undefined => {
  const claims = Object.entries(uniques).filter(([, value]) => value !== null);
  for (const [otherId, other] of claims.length > 0 ? entries : []) {
    const taken = claims.find(([field, value]) => otherId !== id && other.uniques[field] === value);
    if (taken) return taken[0];
  }
  return undefined;
};
