import { titleOf } from '../../src/model/answers/title';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { isEmpty, textOf } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import { StoreConflict, type Row, type Store } from '../store/store';
import { uniquesOf } from '../writes/storedValues';
import { doubtsIn, patchAt, type Doubt } from './doubtsIn';

/** Records of an entity as they are by now, and the ids of those that are gone. */
export type Looked = {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly gone?: readonly string[];
};

/** The entity that lists the doubts. */
export type Into = Parts & { readonly into: Resource };

/**
 * Lists what is to be looked at in these records, and nothing else of them, within a transaction. A value that means the
 * same as another text claims what it means: no other record can have it by then.
 */
export const listDoubts = async (
  { resource, rows, gone = [] }: Looked,
  { into, model, clock, store }: Into,
): Promise<void> => {
  const { collection } = into.api;
  const listed = await listedOf([...rows.map(({ _id }) => _id), ...gone], { resource, into, store });
  const wanted = new Map<string, Row>();
  for (const row of rows)
    for (const doubt of doubtsIn(row, resource.fields, model.kinds)) {
      const why = (await isTaken(doubt, { row, resource, store })) ? 'twice' : doubt.why;
      const values = valuesOf({ ...doubt, why }, { row, resource, into, model });
      const now = clock.iso();
      const _id = `${resource.key}-${row._id}-${doubt.path}`;
      wanted.set(_id, { _id, __v: 0, createdAt: now, updatedAt: now, ...values });
    }
  for (const { _id } of listed) if (!wanted.has(_id)) await store.remove(collection, _id);
  for (const { _id, __v: _, createdAt: __, ...patch } of wanted.values()) {
    const before = listed.find((each) => each._id === _id);
    const row = wanted.get(_id);
    if (row && !before) await store.insert(collection, row);
    else if (before && isOther(before, patch)) await store.update(collection, _id, { patch });
  }
};

type Place = { readonly resource: Resource; readonly into: Resource; readonly store: Store };

/** What the list has of these records. */
export const listedOf = async (
  ids: readonly string[],
  { resource, into, store }: Place,
): Promise<readonly Row[]> => {
  if (ids.length === 0) return [];
  const where = [
    { path: 'resource', op: 'eq', value: resource.key } as const,
    { path: 'recordId', op: 'in', value: ids } as const,
  ];
  const all = { where, sort: [], offset: 0, limit: Infinity, isUncounted: true } as const;
  return (await store.list(into.api.collection, all)).rows;
};

const isOther = (before: Row, patch: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(patch).some(([name, value]) => name !== 'updatedAt' && before[name] !== value);

type Held = { readonly row: Row; readonly resource: Resource; readonly store: Store };

/*
 * Whether another record has what this one means. The write that finds out also sees to it that nobody changes the record
 * meanwhile: its doubts would be those of before.
 */
const isTaken = async (doubt: Doubt, { row, resource, store }: Held): Promise<boolean> => {
  const { collection } = resource.api;
  const change = { patch: {}, ifVersion: row.__v, isAside: true, by: 'nobody' } as const;
  const uniques = claimsOf(doubt, { row, resource });
  try {
    await store.transaction((part) => part.update(collection, row._id, { ...change, uniques }));
    return false;
  } catch (error) {
    if (!(error instanceof StoreConflict) || error.reason.kind !== 'unique') throw error;
    return true;
  }
};

/** What a record claims by what its value means, where that is sure. */
export const claimsOf = (
  { path, meant, isSure }: Doubt,
  { row, resource }: Pick<Held, 'row' | 'resource'>,
) => {
  if (meant === undefined || !isSure) return {};
  const patch = patchAt(row, path, meant);
  return uniquesOf({ ...row, ...patch }, resource, patch);
};

type About = {
  readonly row: Row;
  readonly resource: Resource;
  readonly into: Resource;
  readonly model: Model;
};

const valuesOf = (
  { value, meant, why }: Doubt,
  { row, resource, into, model }: About,
): Readonly<Record<string, unknown>> => ({
  value: textOf(value) ?? '',
  meant: meant === undefined ? null : (textOf(meant) ?? ''),
  why,
  resource: resource.key,
  record: titleOf(resource, { ...row, id: row._id }, { kinds: model.kinds, locale: 'en' }),
  recordId: row._id,
  ...(into.owner && { [into.owner.path]: ownerOf(row, resource) }),
});

/* Whose the record is, where the record itself says so. */
const ownerOf = (row: Row, { owner }: Resource): string | null => {
  if (!owner) return null;
  const value = owner.path === 'id' ? row._id : row[owner.path];
  return isEmpty(value) ? null : (textOf(value) ?? null);
};
