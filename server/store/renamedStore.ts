import type { Condition, Search } from '../../src/model/rules/matchConditions';
import { refuse } from '../refusal';
import type { Change, Query, Row, Store, TallyQuery } from './store';

/** A field that has another name by now, in every record of a collection. */
export type Renamed = { readonly from: string; readonly to: string };

/** By the collection. */
export type Renaming = ReadonlyMap<string, readonly Renamed[]>;

/**
 * A store whose records have the new names, also those that are yet to be rewritten: what is asked of a new name is asked
 * of both, and what is written has the new one. Only a record that is not rewritten is sorted as if it had no value, and
 * totals of such a field are refused until all are. `left` names those of which some records may be to be rewritten; what
 * a record had nothing under is only renamed when it is read.
 */
export const renamedStore = (store: Store, renaming: Renaming, left: Renaming = renaming): Store => {
  const of = (collection: string): readonly Renamed[] => left.get(collection) ?? [];
  const ever = (collection: string): readonly Renamed[] => renaming.get(collection) ?? [];
  const here = (collection: string, where: readonly Condition[]) =>
    where.map((condition) => asked(condition, of(collection), of));
  const looked = <Q extends Pick<Query, 'where' | 'search'>>(collection: string, query: Q): Q => ({
    ...query,
    where: here(collection, query.where),
    ...(query.search && { search: searched(query.search, of(collection)) }),
  });
  const named = (collection: string) => (row: Row) => ever(collection).reduce(renamed, row);
  const changed = <C extends Pick<Change, 'patch' | 'without'>>(collection: string, change: C): C => {
    const old = ever(collection).filter(({ to }) => Object.hasOwn(change.patch, to));
    return { ...change, without: [...(change.without ?? []), ...old.map(({ from }) => from)] };
  };
  return {
    ...store,
    list: async (collection, query) => {
      const { rows, total } = await store.list(collection, looked(collection, query));
      return { rows: rows.map(named(collection)), total };
    },
    get: async (collection, id) => {
      const row = await store.get(collection, id);
      return row && named(collection)(row);
    },
    count: (collection, where) => store.count(collection, here(collection, where)),
    totals: async (collection, query) => {
      refuseTotals(query, of(collection));
      return store.totals(collection, looked(collection, query));
    },
    update: async (collection, id, change) =>
      named(collection)(await store.update(collection, id, changed(collection, change))),
    updateMany: (collection, changes) =>
      store.updateMany(
        collection,
        changes.map((change) => changed(collection, change)),
      ),
    remove: async (...args) => named(args[0])(await store.remove(...args)),
    forget: async (...args) => (await store.forget(...args)).map(named(args[0])),
    heeding: (signal) => renamedStore(store.heeding(signal), renaming, left),
    transaction: (run) => store.transaction((inner) => run(renamedStore(inner, renaming, left))),
  };
};

/** The record under the new name: it has one of the two. */
export const renamed = (row: Row, { from, to }: Renamed): Row => {
  const { [from]: old, ...rest } = row;
  if (old === undefined) return row;
  return old === null && Object.hasOwn(row, to) ? (rest as Row) : { ...(rest as Row), [to]: old };
};

const oldPath = (path: string, renamings: readonly Renamed[]): string | undefined => {
  const [name = '', ...rest] = path.split('.');
  const found = renamings.find(({ to }) => to === name);
  return found && [found.from, ...rest].join('.');
};

type Of = (collection: string) => readonly Renamed[];

const asked = (condition: Condition, renamings: readonly Renamed[], of: Of): Condition => {
  const inner = (each: Condition) => asked(each, renamings, of);
  if (condition.op === 'and' || condition.op === 'or') return { ...condition, of: condition.of.map(inner) };
  if (condition.op === 'not') return { ...condition, of: inner(condition.of) };
  const whole =
    condition.op === 'pointsAt'
      ? { ...condition, where: condition.where.map((each) => asked(each, of(condition.collection), of)) }
      : condition;
  const path = oldPath(whole.path, renamings);
  if (path === undefined) return whole;
  // The name that a record does not have is missing there, and what passes without a value has to pass twice.
  const passesMissing = whole.op === 'ne' || (whole.op === 'exists' && !whole.value);
  return { op: passesMissing ? 'and' : 'or', of: [whole, { ...whole, path }] };
};

const searched = ({ among: _, ...search }: Search, renamings: readonly Renamed[]): Search => ({
  ...search,
  paths: search.paths.flatMap((path) => [path, oldPath(path, renamings) ?? []].flat()),
  ...(search.also && {
    also: search.also.flatMap((each) => {
      const path = oldPath(each.path, renamings);
      return path === undefined ? [each] : [each, { ...each, path }];
    }),
  }),
});

const refuseTotals = ({ by, of }: TallyQuery, renamings: readonly Renamed[]): void => {
  const path = [by, of].find((each) => each !== undefined && oldPath(each, renamings) !== undefined);
  if (path !== undefined) throw refuse(503, 'beingRenamed', { args: { path } });
};
