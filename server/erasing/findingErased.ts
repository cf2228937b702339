import type { Model } from '../../src/model/resolved/model';
import type { Condition, FieldCondition } from '../../src/model/rules/matchConditions';
import type { Row, Store } from '../store/store';
import { hasherIn, type Mac } from './hashes';

type Kept = { readonly by: string; readonly hash: string };

/**
 * A store that finds records of which only the hash of a value stays (`erase.hash`) by that value: whoever asks for it asks
 * for both, and is answered with what they asked for in its place.
 */
export const findingErased = (store: Store, model: Pick<Model, 'resources'>, mac: Mac): Store => {
  const kept = new Map(
    model.resources.flatMap(({ api, erase }) =>
      erase?.hash === undefined ? [] : [[api.collection, { by: erase.by, hash: erase.hash }] as const],
    ),
  );
  return kept.size === 0 ? store : within(store, kept, mac);
};

const within = (store: Store, kept: ReadonlyMap<string, Kept>, mac: Mac): Store => {
  /* Undefined where nothing of the question is about such a value. */
  const asked = async (collection: string, where: readonly Condition[]) => {
    if (!where.some((each) => isAbout(each, collection, kept))) return undefined;
    const hash = await hasherIn(store, mac);
    const meant = new Map<string, string>();
    const hashesOf = (values: readonly string[]) =>
      values.flatMap((value) =>
        hash(value).map((each) => {
          meant.set(each, value);
          return each;
        }),
      );
    return { where: where.map((each) => withHashes(each, collection, { kept, hashesOf })), meant };
  };
  return {
    ...store,
    list: async (collection, query) => {
      const found = await asked(collection, query.where);
      if (!found) return store.list(collection, query);
      const { rows, total } = await store.list(collection, { ...query, where: found.where });
      return { rows: rows.map((row) => named(row, kept.get(collection), found.meant)), total };
    },
    count: async (collection, where) =>
      store.count(collection, (await asked(collection, where))?.where ?? where),
    totals: async (collection, query) => {
      const { where = query.where } = (await asked(collection, query.where)) ?? {};
      return store.totals(collection, { ...query, where });
    },
    heeding: (signal) => within(store.heeding(signal), kept, mac),
    transaction: (run) => store.transaction((inner) => run(within(inner, kept, mac))),
  };
};

const isAbout = (condition: Condition, collection: string, kept: ReadonlyMap<string, Kept>): boolean => {
  const inner = (each: Condition) => isAbout(each, collection, kept);
  if (condition.op === 'and' || condition.op === 'or') return condition.of.some(inner);
  if (condition.op === 'not') return inner(condition.of);
  if (condition.op === 'pointsAt')
    return condition.where.some((each) => isAbout(each, condition.collection, kept));
  return kept.get(collection)?.by === condition.path && valuesOf(condition).length > 0;
};

type Asking = {
  readonly kept: ReadonlyMap<string, Kept>;
  readonly hashesOf: (values: readonly string[]) => readonly string[];
};

const withHashes = (condition: Condition, collection: string, asking: Asking): Condition => {
  const inner = (each: Condition) => withHashes(each, collection, asking);
  if (condition.op === 'and' || condition.op === 'or') return { ...condition, of: condition.of.map(inner) };
  if (condition.op === 'not') return { ...condition, of: inner(condition.of) };
  if (condition.op === 'pointsAt')
    return {
      ...condition,
      where: condition.where.map((each) => withHashes(each, condition.collection, asking)),
    };
  const own = asking.kept.get(collection);
  const values = own?.by === condition.path ? valuesOf(condition) : [];
  if (!own || values.length === 0) return condition;
  const hashed = { path: own.hash, op: 'in', value: asking.hashesOf(values) } as const;
  return { op: 'or', of: [condition, hashed] };
};

/* The whole values that a question is for; a part of one is in no hash. */
const valuesOf = (condition: FieldCondition): readonly string[] => {
  const { op } = condition;
  if (op !== 'eq' && op !== 'in' && op !== 'same' && op !== 'contains') return [];
  return [condition.value].flat().filter((value) => typeof value === 'string');
};

const named = (row: Row, kept: Kept | undefined, meant: ReadonlyMap<string, string>): Row => {
  const value = kept && (row[kept.by] ?? null) === null ? meant.get(String(row[kept.hash])) : undefined;
  return kept && value !== undefined ? { ...row, [kept.by]: value } : row;
};
