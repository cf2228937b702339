import { computedChanges } from '../../src/model/compute/withComputed';
import { refuseFaults, inWords, seenBy, stale } from './checkWrite';
import { refuseIgnoredFields } from './refuseIgnoredFields';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { inTime } from '../records/applyTimedTransitions';
import { giveToAccount, refuseForAccount } from '../accounts/ofAccount';
import { refuseOwnAccount, refuseTooFew } from './protection';
import { Refusal } from '../refusal';
import { isInScope } from '../records/scope';
import { uniquesOf, withHashes } from './storedValues';
import type { Row } from '../store/store';

/** What to write over the stored record; throws a Refusal when nothing may be written. */
export type PatchOf = (before: Row) => Record<string, unknown> | Promise<Record<string, unknown>>;

/**
 * Changes one record. A sender who names the version it read (`__v`) is refused with 409 when it is not the present
 * one. Without it the last one wins, but never over a state that was not looked at: the store refuses the write when
 * the record is no longer what was judged here.
 */
export const change = async (request: Request, parts: Parts, patchOf: PatchOf): Promise<Row> => {
  const { resource, person } = request;
  const { kinds } = parts.model;
  const place = { resource, kinds, ability: person.ability };
  const version = request.body['__v'];
  const isVersioned = version !== undefined && version !== null;
  const before = await existing(request, parts);
  if (isVersioned && !Number.isInteger(version))
    throw new Refusal(422, NO_VERSION, { errors: { __v: NO_VERSION } });
  if (isVersioned && version !== before.__v) throw stale(before, request, parts);
  const asked = await patchOf(before);
  const shape = { fields: resource.fields, kinds };
  const patch = { ...asked, ...computedChanges({ ...before, ...asked }, shape) };
  const after = { ...before, ...patch };
  await refuseFaults({ before, after }, request, parts);
  const seen = seenBy(request, before, parts);
  // What was sent with an action is an answer to its form, and judged with that.
  if (!request.action) refuseIgnoredFields({ body: request.body, written: asked, seen, after }, place);
  refuseOwnAccount({ before, after }, request);
  refuseForAccount(patch, request, parts);
  await refuseTooFew({ before, after }, request, parts);
  const stored = await inWords(resource, () =>
    parts.store.update(resource.api.collection, before._id, {
      patch: { ...withHashes(patch, shape, request.outside), updatedAt: parts.clock.iso() },
      ifVersion: before.__v,
      uniques: uniquesOf(after, resource, patch),
    }),
  );
  await inWords(resource, () => giveToAccount(patch, request, parts));
  return inTime(stored, resource, parts);
};

const NO_VERSION = 'The version in __v must be a whole number, as it was read.';

/** The record a request is about, as time has made it; one of another entity in the same collection is not there for it. */
export const existing = async ({ resource, id }: Request, parts: Parts): Promise<Row> => {
  const row = await parts.store.get(resource.api.collection, id);
  if (!row || !isInScope(resource, row, parts.model.kinds))
    throw new Refusal(404, 'There is no such record.');
  return inTime(row, resource, parts);
};
