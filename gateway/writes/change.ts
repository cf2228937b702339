import { computedChanges } from '../../src/model/compute/withComputed';
import { refuseFaults, inWords, stale } from './checkWrite';
import type { Parts, Request } from '../handlers';
import { elapsed } from '../elapse';
import { giveToAccount, refuseForAccount } from '../accounts/ofAccount';
import { keepingEnough, refuseOwnAccount } from './protection';
import { Refusal } from '../refusal';
import { isInScope } from '../scope';
import { uniquesOf, withHashes } from './storedValues';
import type { Row } from '../store/store';
import { StoreConflict } from '../store/store';

/** What to write over the stored record; throws a Refusal when nothing may be written. */
export type PatchOf = (before: Row) => Record<string, unknown> | Promise<Record<string, unknown>>;

/** How often a change is judged anew because the record changed between reading and writing. */
const TRIES = 20;

/**
 * Changes one record. A sender who names the version it read (`__v`) is refused with 409 when it is not the present
 * one. Without it the last one wins, but never over a state that was not looked at: the rules are asked again.
 */
export const change = async (request: Request, parts: Parts, patchOf: PatchOf): Promise<Row> => {
  const version = request.body['__v'];
  const shape = { fields: request.resource.fields, kinds: parts.model.kinds };
  const isVersioned = version !== undefined && version !== null;
  for (let left = isVersioned ? 1 : TRIES; ; left -= 1) {
    const before = await existing(request, parts);
    if (isVersioned && Number(version) !== before.__v) throw stale(before, request, parts);
    const asked = await patchOf(before);
    const patch = { ...asked, ...computedChanges({ ...before, ...asked }, shape) };
    const after = { ...before, ...patch };
    await refuseFaults({ before, after }, request, parts);
    refuseOwnAccount({ before, after }, request);
    refuseForAccount(patch, request, parts);
    try {
      const stored = await write({ patch, before }, request, parts);
      await giveToAccount(patch, request, parts);
      return await elapsed(stored, request.resource, parts);
    } catch (error) {
      if (!isBeaten(error) || left <= 1) return inWords(request, parts, () => Promise.reject(error as Error));
    }
  }
};

const isBeaten = (error: unknown): boolean =>
  error instanceof StoreConflict && error.reason.kind === 'version';

/** The record a request is about, as time has made it; one of another entity in the same collection is not there for it. */
export const existing = async ({ resource, id }: Request, parts: Parts): Promise<Row> => {
  const row = await parts.store.get(resource.api.collection, id);
  if (!row || !isInScope(resource, row, parts.model.kinds))
    throw new Refusal(404, 'There is no such record.');
  return elapsed(row, resource, parts);
};

type Patch = { readonly patch: Record<string, unknown>; readonly before: Row };

const write = async ({ patch, before }: Patch, request: Request, parts: Parts): Promise<Row> => {
  const { resource, id } = request;
  const hashed = await withHashes(patch, resource.fields, parts.model.kinds);
  const after = { ...before, ...patch };
  return keepingEnough({ before, after }, { request, parts }, (store) =>
    store.update(resource.api.collection, id, {
      patch: { ...hashed, updatedAt: parts.clock.iso() },
      ifVersion: before.__v,
      uniques: uniquesOf(after, resource, patch),
    }),
  );
};
