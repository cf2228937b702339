import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { claimName, uniqueGroups } from '../../src/model/rules/uniqueGroups';
import { claimOf } from '../../src/model/values/claimOf';
import { binOf } from '../bin/bin';
import { retiredIn } from './rollups';
import { renamed, type Renamed } from '../store/renamedStore';
import type { Row, Store, Uniques } from '../store/store';
import { StoreConflict, StoreDeadlock, StoreMissing } from '../store/store';
import { batchAfter, stepAfter } from './batches';

/** A collection with fields that, as `was` says, had another name. */
export type Renames = {
  readonly collection: string;
  readonly fields: readonly Renamed[];
  /** What a record claims by them, and that it claims it under the old names no more. None where nothing is unique. */
  readonly uniquesOf: ((row: Row) => Uniques) | undefined;
};

export const renamesOf = ({ resources }: Pick<Model, 'resources'>): Renames[] =>
  resources.flatMap((resource) => {
    const { api } = resource;
    const fields = resource.fields.flatMap(({ name, was }) =>
      was === undefined ? [] : [{ from: was, to: name }],
    );
    if (api.source === 'demo' || fields.length === 0) return [];
    const here = { collection: api.collection, fields, uniquesOf: claimsOf(resource, fields) };
    const gone = { collection: retiredIn(api.collection), fields, uniquesOf: undefined };
    const removed = { collection: binOf(resource).api.collection, fields, uniquesOf: undefined };
    return [here, ...(resource.keepDays === undefined ? [] : [gone]), ...(resource.hasBin ? [removed] : [])];
  });

const claimsOf = (resource: Resource, fields: readonly Renamed[]): Renames['uniquesOf'] => {
  const before = (name: string) => fields.find(({ to }) => to === name)?.from ?? name;
  const groups = uniqueGroups(resource).filter((group) => group.some((name) => before(name) !== name));
  if (groups.length === 0) return undefined;
  return (row) =>
    Object.fromEntries(
      groups.flatMap((group) => [
        [claimName(group.map(before)), null],
        [claimName(group), claimOf(row, group) ?? null],
      ]),
    );
};

/**
 * Rewrites the records that have a field under its old name, some at a time while others read and write. What is
 * rewritten stays so: after a stop, it goes on with what is left. Nobody's edit becomes a conflict by it.
 */
export const renameFields = async (
  store: Store,
  renames: Renames,
  { signal, within }: { readonly signal?: AbortSignal; readonly within?: number } = {},
): Promise<void> => {
  const { collection, fields } = renames;
  const hasOld = fields.map(({ from }) => ({ path: from, op: 'exists', value: true }) as const);
  let last: string | undefined;
  let step = await stepAfter(store, { collection, within }, last);
  while (!signal?.aborted) {
    const here = step === undefined ? [] : [{ path: '_id', op: 'lte', value: step } as const];
    const rows = await batchAfter(store, { collection, where: [{ op: 'or', of: hasOld }, ...here] }, last);
    const end = rows.at(-1);
    if (end && !(await isRewritten(store, renames, rows))) continue;
    if (!end && step === undefined) return;
    last = end?._id ?? step;
    if (!end) step = await stepAfter(store, { collection, within }, last);
  }
};

/* False when somebody wrote one of them meanwhile: then they are read again. */
const isRewritten = async (
  store: Store,
  { collection, fields, uniquesOf }: Renames,
  rows: readonly Row[],
): Promise<boolean> => {
  const changes = rows.map((row) => {
    const whole = fields.reduce(renamed, row);
    const patch = Object.fromEntries(fields.map(({ to }) => [to, whole[to]]));
    const without = fields.map(({ from }) => from);
    return { id: row._id, patch, without, ifVersion: row.__v, isAside: true, whole };
  });
  try {
    await store.transaction(async (inner) => {
      if (!uniquesOf)
        return inner.updateMany(
          collection,
          changes.map(({ whole, ...change }) => change),
        );
      for (const { id, whole, ...change } of changes)
        await inner.update(collection, id, { ...change, uniques: uniquesOf(whole) });
    });
    return true;
  } catch (error) {
    const isBetween = error instanceof StoreConflict && error.reason.kind === 'version';
    if (isBetween || error instanceof StoreMissing || error instanceof StoreDeadlock) return false;
    throw error;
  }
};
