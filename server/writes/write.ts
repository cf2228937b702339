import { closedFields } from '../../src/model/access/openFields';
import { withComputed } from '../../src/model/compute/withComputed';
import { withMadeTexts } from '../../src/model/rules/madeTexts';
import { withDefaults } from '../../src/model/rules/defaultValues';
import { linksIn } from '../links/linksIn';
import { writableValues } from '../../src/model/rules/writableValues';
import { layIntoBin } from '../bin/bin';
import { book } from './ledger';
import { existing } from './change';
import { inWords, refuseFaults, refuseState, toldTo } from './checkWrite';
import { invitedValues, isInvited } from '../accounts/invite';
import type { Handler, Request } from '../handlers';
import { comparableValues } from '../overlaps/comparableValues';
import type { Parts } from '../parts';
import type { Resource } from '../../src/model/resolved/resource';
import { newId } from '../newId';
import { refuseIgnoredFields } from './refuseIgnoredFields';
import { refuseOwnAccount, refuseTooFew } from './protection';
import { releaseReferences } from './references';
import type { Row } from '../store/store';
import { freeTexts } from './madeTexts';
import { nextNumbers } from './serials';
import { newPlaces } from '../order/places';
import { ownStamp } from '../records/own';
import { uniquesOf, withHashes } from './storedValues';

export const create: Handler = async (request, parts) => {
  const values = await newRecord(request, parts);
  const stored = await storeNew(values, request, parts);
  await afterCreate(stored, values, { ...request, parts });
  return answer({ status: 201, row: stored }, request, parts);
};

type Values = Readonly<Record<string, unknown>>;

/**
 * A new record as this person sent it, judged, with what it is given besides. What has to be known of others is asked of
 * `judging`.
 * @throws Refusal with every fault of it.
 */
export const newRecord = async (request: Request, parts: Parts, judging: Parts = parts): Promise<Values> => {
  const { resource, person, body } = request;
  const { kinds } = parts.model;
  const given = writableValues(body, { resource, view: 'create', kinds, ability: person.ability });
  const shape = { fields: resource.fields, kinds };
  const asked = withDefaults(
    { ...given, ...resource.api.stamp, ...ownStamp(resource, person, parts.model) },
    resource.fields,
    // Nobody is signed in where the id is empty.
    { me: person.row._id || undefined, now: parts.clock.now() },
  );
  const hooked = { ...request, parts };
  const told = { ...asked, ...(await request.hook('before.create', { after: asked }, hooked)) };
  const linked = await linksIn({ after: told }, resource, { ...judging, person });
  const values = withMadeTexts(withComputed({ ...told, ...linked }, shape), shape);
  const closed = closedFields(resource, { ability: person.ability, model: parts.model });
  const place = { resource, kinds, ability: person.ability, closed, isNew: true };
  await refuseFaults({ after: values }, request, judging);
  refuseIgnoredFields({ body, written: given, seen: {}, after: values }, place);
  return { ...values, ...invitedValues(parts.model, resource, values) };
};

/** What follows once it is stored. */
export const afterCreate = async (
  stored: Row,
  values: Values,
  request: Request & { readonly parts: Parts },
): Promise<void> => {
  const { resource, parts } = request;
  const invited = invitedValues(parts.model, resource, values);
  if (isInvited(parts.model, resource, invited)) await request.mailing.invite(stored, parts.store);
  await request.hook('after.create', { after: stored }, request);
};

/** Makes a record that no person fills in: with all rights, and by the rules of its entity. */
export const createByServer = async (
  resource: Resource,
  { id, ...given }: Readonly<Record<string, unknown>>,
  place: Parts & Pick<Request, 'outside'>,
): Promise<Row> => {
  const after = newValues(resource, given, place);
  await refuseFaults({ after }, { resource }, place);
  return storeNew(
    after,
    { resource, outside: place.outside, ...(typeof id === 'string' && { givenId: id }) },
    place,
  );
};

/** A new record that no person fills in, as it is to be judged. */
export const newValues = (
  resource: Resource,
  given: Readonly<Record<string, unknown>>,
  { model, clock }: Pick<Parts, 'model' | 'clock'>,
): Readonly<Record<string, unknown>> => {
  const shape = { fields: resource.fields, kinds: model.kinds };
  const values = { ...comparableValues(given, { resource, kinds: model.kinds }), ...resource.api.stamp };
  const asked = withDefaults(values, resource.fields, { now: clock.now() });
  return withMadeTexts(withComputed(asked, shape), shape);
};

type New = Pick<Request, 'resource' | 'outside'> & { readonly givenId?: string };

/** A new record as it is kept: with its id and its times, and hashes in the place of secrets. */
export const rowOf = (
  values: Values,
  { resource, outside, givenId }: New,
  { model, clock, idIn }: Parts,
): Row => {
  const now = clock.iso();
  return {
    ...withHashes(values, { fields: resource.fields, kinds: model.kinds }, outside),
    _id: givenId ?? idIn?.(resource.api.collection) ?? newId(clock.now()),
    __v: 0,
    createdAt: now,
    updatedAt: now,
  };
};

/** Stores a new record that was judged; numbers, hashes and unique values with it, and what it adds to a balance. */
export const storeNew = async (
  given: Readonly<Record<string, unknown>>,
  { resource, outside, givenId }: New,
  parts: Parts,
): Promise<Row> => {
  const values = await book(given, { resource, outside }, parts);
  const [place] = await newPlaces(resource, 1, parts);
  const counted = {
    ...(await nextNumbers(resource, parts)),
    ...(await freeTexts(values, resource, parts)),
    ...place,
  };
  const row = {
    ...rowOf(values, { resource, outside, ...(givenId !== undefined && { givenId }) }, parts),
    ...counted,
  };
  const uniques = uniquesOf({ ...values, ...counted }, resource);
  return inWords(resource, () => parts.store.insert(resource.api.collection, row, uniques));
};

export const remove: Handler = async (request, parts) => {
  const { resource, id, person, doing } = request;
  const before = await existing(request, parts);
  refuseState('delete', before, { ...request, model: parts.model });
  refuseOwnAccount({ before }, request);
  await refuseTooFew({ before }, request, parts);
  await request.hook('before.delete', { before }, { ...request, parts });
  const letGo = await releaseReferences(id, resource, { ...parts, person });
  await parts.store.remove(resource.api.collection, id);
  const by = (doing?.person ?? person).row._id;
  if (resource.hasBin) await layIntoBin({ row: before, letGo, by }, resource, parts);
  await request.hook('after.delete', { before }, { ...request, parts });
  return { status: 200, body: { success: true, message: 'Deleted.' } };
};

type Written = { readonly status: 200 | 201; readonly row: Row };

/** One record in the envelope of the convention. */
export const answer = async ({ status, row }: Written, request: Request, parts: Parts) => ({
  status,
  body: { success: true, [request.resource.api.row]: await toldTo(request, row, parts) },
});
