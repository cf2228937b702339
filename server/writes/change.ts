import { closedFields } from '../../src/model/access/openFields';
import { computedChanges } from '../../src/model/compute/withComputed';
import { refuseFaults, inWords, seenBy, stale } from './checkWrite';
import { refuseIgnoredFields } from './refuseIgnoredFields';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { linksIn } from '../links/linksIn';
import { placeElsewhere } from '../order/places';
import { inTime } from '../records/applyTimedTransitions';
import { giveToAccount, refuseForAccount } from '../accounts/ofAccount';
import { refuseOwnAccount, refuseTooFew } from './protection';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import { Refusal, refuse } from '../refusal';
import { isReached } from '../records/own';
import { isInScope } from '../records/scope';
import { uniquesOf, withHashes } from './storedValues';
import type { Change, Row } from '../store/store';

type Values = Readonly<Record<string, unknown>>;

/** What to write over the stored record. */
export type Wanted = {
  readonly patch: Values;
  /** What of the body is taken. Default: the patch. */
  readonly written?: Values;
  /** The action that it amounts to. Default: that of the request. */
  readonly by?: ResolvedAction | undefined;
  /** Whether nothing is written, and nobody told, where nothing changes. Default: where the action adds to another record. */
  readonly mayRest?: boolean;
};

/** Throws a Refusal when nothing may be written. */
export type WantedOf = (before: Row) => Wanted | Promise<Wanted>;

/**
 * Changes one record. A sender who names the version it read (`__v`) is refused with 409 when it is not the present
 * one. Without it the last one wins, but never over a state that was not looked at: the store refuses the write when
 * the record is no longer what was judged here.
 */
export const change = async (request: Request, parts: Parts, wantedOf: WantedOf): Promise<Row> => {
  const { resource, person } = request;
  const { kinds } = parts.model;
  const closed = closedFields(resource, { ability: person.ability, model: parts.model });
  const place = { resource, kinds, ability: person.ability, closed };
  const version = request.body['__v'];
  const isVersioned = version !== undefined && version !== null;
  const before = await existing(request, parts);
  if (isVersioned && !Number.isInteger(version))
    throw new Refusal(422, () => ({ text: NO_VERSION, errors: { __v: NO_VERSION } }));
  if (isVersioned && version !== before.__v) throw await stale(before, request, parts);
  const {
    patch: asked,
    written = asked,
    by = request.action,
    mayRest = by?.adds !== undefined,
  } = await wantedOf(before);
  const action = by?.name;
  const hooked = { ...request, parts };
  const more = await request.hook(
    'before.update',
    { before, after: { ...before, ...asked }, action },
    hooked,
  );
  const linked = await linksIn({ before, after: { ...before, ...asked, ...more } }, resource, {
    ...parts,
    person,
  });
  const following = withFollowing({ before, patch: { ...asked, ...more, ...linked } }, request, parts);
  const patch = {
    ...following,
    ...(request.placed ?? (await placeElsewhere({ before, patch: following }, resource, parts))),
  };
  if (mayRest && Object.keys(patch).length === 0) return before;
  const after = { ...before, ...patch };
  await refuseFaults({ before, after }, request, parts);
  const seen = await seenBy(request, before, parts);
  // What was sent with an action is an answer to its form, and judged with that.
  if (!request.action) refuseIgnoredFields({ body: request.body, written, seen, after }, place);
  refuseOwnAccount({ before, after }, request);
  refuseForAccount(patch, request, parts);
  await refuseTooFew({ before, after }, request, parts);
  const stored = await storePatch({ before, patch }, request, parts);
  await inWords(resource, () => giveToAccount(patch, request, parts));
  await request.hook('after.update', { before, after: stored, action }, hooked);
  return inTime(stored, resource, parts);
};

type Patched = { readonly before: Row; readonly patch: Readonly<Record<string, unknown>> };

/** The patch, and what is computed from it. */
export const withFollowing = (
  { before, patch }: Patched,
  { resource: { fields, erase } }: Pick<Request, 'resource'>,
  { model }: { readonly model: Pick<Parts['model'], 'kinds'> },
): Record<string, unknown> => {
  // What it followed from is gone.
  if (erase?.at !== undefined && before[erase.at]) return { ...patch };
  return { ...patch, ...computedChanges({ ...before, ...patch }, { fields, kinds: model.kinds }) };
};

/** Writes over the record that was judged, and no other; hashes and unique values with it. */
export const storePatch = (
  { before, patch }: Patched,
  { resource, outside, ...how }: Pick<Request, 'resource' | 'outside'> & Pick<Change, 'by' | 'isAside'>,
  { model, store, clock }: Parts,
): Promise<Row> =>
  inWords(resource, () =>
    store.update(resource.api.collection, before._id, {
      patch: {
        ...withHashes(patch, { fields: resource.fields, kinds: model.kinds }, outside),
        updatedAt: clock.iso(),
      },
      ifVersion: before.__v,
      uniques: uniquesOf({ ...before, ...patch }, resource, patch),
      ...how,
    }),
  );

const NO_VERSION = 'The version in __v must be a whole number, as it was read.';

/**
 * The record a request is about, as time has made it. One of another entity in the same collection is not there for it,
 * and for a bound person none of somebody else.
 */
export const existing = async (
  { resource, id, person }: Pick<Request, 'resource' | 'id'> & Partial<Pick<Request, 'person'>>,
  parts: Parts,
): Promise<Row> => {
  const row = await parts.store.get(resource.api.collection, id);
  const isThere =
    row &&
    isInScope(resource, row, parts.model.kinds) &&
    (await isReached(row, resource, { ...parts, person }));
  if (!isThere) throw refuse(404, 'noRecord');
  return inTime(row, resource, parts);
};
