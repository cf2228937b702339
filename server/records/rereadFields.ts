import type { Kinds } from '../../src/model/resolved/kind';
import { isSameJson } from '../../src/model/values/plainObject';
import { isEmpty } from '../../src/model/values/comparable';
import { StoreConflict, StoreDeadlock, StoreMissing } from '../store/store';
import type { ManyChange, Row, Store } from '../store/store';
import { withFollowing } from '../writes/change';
import { uniquesOf } from '../writes/storedValues';
import { batchAfter } from './batches';
import { hasFormula, type ChangedKinds } from './changedKinds';
import { isInScope, scopeConditions } from './scope';
import { storedAs } from './storedAs';

/** Of a field: how many records have a value that it does not take, and the ids of some. */
export type Unread = { readonly field: string; count: number; readonly ids: string[] };

/** Ids that are named. */
const EXAMPLES = 5;

/**
 * Rewrites the values that these fields store in another form by now, some records at a time while others read and write.
 * What is rewritten stays so: after a stop, it looks through all once more. Nobody's edit becomes a conflict by it. A
 * value that its field cannot read, or that another record has where it is unique, stays as it is and is answered.
 */
export const rereadFields = async (
  store: Store,
  { resource, fields }: ChangedKinds,
  { kinds, signal }: { readonly kinds: Kinds; readonly signal?: AbortSignal },
): Promise<{ readonly rewritten: number; readonly unread: readonly Unread[] }> => {
  const { collection } = resource.api;
  const unread = new Map<string, Unread>();
  const note = ({ _id }: Row, names: readonly string[]) => {
    for (const field of names) {
      const found = unread.get(field) ?? { field, count: 0, ids: [] };
      found.count += 1;
      if (found.ids.length < EXAMPLES) found.ids.push(_id);
      unread.set(field, found);
    }
  };
  let rewritten = 0;
  let last: string | undefined;
  while (!signal?.aborted) {
    const rows = await batchAfter(store, { collection, where: scopeConditions(resource, kinds) }, last);
    const end = rows.at(-1);
    if (!end) break;
    const read = rows.map((row) => ({ row, ...rereadRow(row, { resource, fields }, kinds) }));
    const due = read.filter(({ patch }) => Object.keys(patch).length > 0);
    const taken = await rewrite(store, due, resource);
    if (!taken) continue;
    for (const { row, left } of read) note(row, left);
    for (const { row, patch } of due) if (taken.has(row._id)) note(row, Object.keys(patch));
    rewritten += due.length - taken.size;
    last = end._id;
  }
  return { rewritten, unread: [...unread.values()] };
};

type Reread = { readonly patch: Record<string, unknown>; readonly left: readonly string[] };

/** What is stored otherwise by now, and the fields that cannot read their value. */
export const rereadRow = (row: Row, { resource, fields }: ChangedKinds, kinds: Kinds): Reread => {
  const present = fields.filter(({ name, compute }) => !compute && !isEmpty(row[name]));
  const values = present.map((field) => [field.name, storedAs(row[field.name], field, kinds)] as const);
  const patch = Object.fromEntries(
    values.filter(([name, value]) => value !== undefined && !isSameJson(value, row[name])),
  );
  return {
    patch: resource.fields.some(hasFormula)
      ? withFollowing({ before: row, patch }, { resource }, { model: { kinds } })
      : patch,
    left: values.flatMap(([name, value]) => (value === undefined ? [name] : [])),
  };
};

type Due = { readonly row: Row; readonly patch: Record<string, unknown> };

/*
 * The ids of those whose value another record has. Undefined when somebody wrote one of them meanwhile: then they are
 * read again.
 */
const rewrite = async (
  store: Store,
  due: readonly Due[],
  resource: ChangedKinds['resource'],
): Promise<ReadonlySet<string> | undefined> => {
  const taken = new Set<string>();
  if (due.length === 0) return taken;
  const claimsOf = ({ row, patch }: Due) => uniquesOf({ ...row, ...patch }, resource, patch);
  const changeOf = ({ row, patch }: Due) =>
    ({ id: row._id, patch, ifVersion: row.__v, isAside: true }) satisfies ManyChange;
  try {
    await store.transaction(async (inner) => {
      const { api } = resource;
      const claiming = due.filter((each) => Object.keys(claimsOf(each)).length > 0);
      await inner.updateMany(api.collection, due.filter((each) => !claiming.includes(each)).map(changeOf));
      for (const each of claiming) {
        const { id, ...change } = changeOf(each);
        await inner
          .transaction((part) => part.update(api.collection, id, { ...change, uniques: claimsOf(each) }))
          .catch((error: unknown) => {
            if (!(error instanceof StoreConflict) || error.reason.kind !== 'unique') throw error;
            taken.add(id);
          });
      }
    });
    return taken;
  } catch (error) {
    const isBetween = error instanceof StoreConflict || error instanceof StoreMissing;
    if (isBetween || error instanceof StoreDeadlock) return undefined;
    throw error;
  }
};

/** A store whose records have their values as these fields store them, also those that are yet to be rewritten. */
export const rereadStore = (store: Store, changed: ReadonlySet<ChangedKinds>, kinds: Kinds): Store => {
  const reread = (collection: string) => {
    const here = [...changed].filter(({ resource }) => resource.api.collection === collection);
    return (row: Row): Row => {
      const patches = here
        .filter(({ resource }) => isInScope(resource, row, kinds))
        .map((each) => rereadRow(row, each, kinds).patch);
      return Object.assign({}, row, ...patches) as Row;
    };
  };
  return {
    ...store,
    list: async (collection, query) => {
      const { rows, total } = await store.list(collection, query);
      return { rows: rows.map(reread(collection)), total };
    },
    get: async (collection, id) => {
      const row = await store.get(collection, id);
      return row && reread(collection)(row);
    },
    update: async (collection, ...asked) => reread(collection)(await store.update(collection, ...asked)),
    remove: async (collection, ...asked) => reread(collection)(await store.remove(collection, ...asked)),
    forget: async (collection, ids) => (await store.forget(collection, ids)).map(reread(collection)),
    heeding: (signal) => rereadStore(store.heeding(signal), changed, kinds),
    transaction: (run) => store.transaction((inner) => run(rereadStore(inner, changed, kinds))),
  };
};
