import type { Resource } from '../../src/model/resolved/resource';
import { textOf } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import { batchAfter } from '../records/batches';
import { scopeConditions } from '../records/scope';
import { StoreConflict, type Row, type Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { doubtedIn } from './createDoubts';
import { doubtsIn, patchAt, type Doubt } from './doubtsIn';
import { claimsOf } from './listDoubts';

/** What is to be looked at in a record, and what became of it: whether it is sure what is meant, and by now stored. */
export type Proposal = {
  readonly resource: string;
  readonly id: string;
  readonly field: string;
  readonly stored: string;
  readonly meant: string;
  readonly why: Doubt['why'];
  readonly state: 'sure' | 'look' | 'applied';
};

/**
 * Everything that is to be looked at, entity by entity. With `isApplying` what is sure is stored, each record in a
 * transaction of its own: stopped and begun again, it goes on with what is left.
 */
export async function* proposals(parts: Parts, isApplying: boolean): AsyncGenerator<Proposal> {
  const { model, store } = parts;
  for (const resource of doubtedIn(model)) {
    const from = { collection: resource.api.collection, where: scopeConditions(resource, model.kinds) };
    for (let last: string | undefined; ;) {
      const rows = await batchAfter(store, from, last);
      last = rows.at(-1)?._id;
      if (last === undefined) break;
      for (const row of rows)
        for (const doubt of doubtsIn(row, resource.fields, model.kinds))
          yield await proposed(doubt, { row, resource }, { ...parts, isApplying });
    }
  }
}

type Held = { readonly row: Row; readonly resource: Resource };

type Applying = Parts & { readonly isApplying: boolean };

const proposed = async (doubt: Doubt, held: Held, { isApplying, ...parts }: Applying): Promise<Proposal> => {
  const { row, resource } = held;
  const fate = doubt.isSure ? await fateOf(doubt, held, { ...parts, isApplying }) : 'look';
  return {
    resource: resource.key,
    id: row._id,
    field: doubt.path,
    stored: textOf(doubt.value) ?? '',
    meant: textOf(doubt.meant) ?? '',
    why: fate === 'twice' ? 'twice' : doubt.why,
    state: fate === 'twice' ? 'look' : fate,
  };
};

/* Whether it could be stored is found out by storing it, and then undone. */
const fateOf = async (
  doubt: Doubt,
  { row, resource }: Held,
  { isApplying, ...parts }: Applying,
): Promise<'applied' | 'sure' | 'twice' | 'look'> => {
  const { collection } = resource.api;
  try {
    return await inTransaction(parts.store, async (inner) => {
      const present = await inner.get(collection, row._id);
      const same = present && doubtsIn(present, resource.fields, parts.model.kinds).find(isLike(doubt));
      if (!present || !same) return 'look';
      await storeMeant(same, { row: present, resource }, { ...parts, store: inner });
      if (!isApplying) throw new Undone();
      return 'applied';
    });
  } catch (error) {
    if (error instanceof Undone) return 'sure';
    if (error instanceof StoreConflict && error.reason.kind === 'unique') return 'twice';
    throw error;
  }
};

class Undone extends Error {}

const isLike =
  ({ path, value }: Doubt) =>
  (other: Doubt): boolean =>
    other.path === path && other.value === value;

const storeMeant = async (doubt: Doubt, held: Held, { store, clock }: Parts & { readonly store: Store }) => {
  const { row, resource } = held;
  const patch = { ...patchAt(row, doubt.path, doubt.meant), updatedAt: clock.iso() };
  const change = { patch, uniques: claimsOf(doubt, held), ifVersion: row.__v, by: 'system' } as const;
  await store.update(resource.api.collection, row._id, change);
};
