import { openPart } from '../../src/model/access/openFields';
import { PLACE } from '../../src/model/order/placeField';
import { MOST_COUNTED } from '../../src/config/limits';
import type { Resource } from '../../src/model/resolved/resource';
import type { Condition } from '../../src/model/rules/matchConditions';
import { isEmpty } from '../../src/model/values/comparable';
import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import { ownConditions } from '../records/own';
import { scopeConditions } from '../records/scope';
import { Refusal, refuse } from '../refusal';
import type { Row } from '../store/store';
import { existing, storePatch } from '../writes/change';
import { refuseState, stale } from '../writes/checkWrite';
import { lockCollection } from '../writes/collectionLock';
import { edit } from '../writes/edit';
import { answer } from '../writes/write';
import { BY_PLACE, isAmongSame, newPlaces, placeAll, placeBeside, placeOf } from './places';

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts a record right before or after another one (`{ before: id }`, `{ after: id }`), or at a number from 1 on
 * (`{ at: 14 }`; beyond the end it is the last). What stands there is read when it is this one's turn: of many at the same
 * time each finds what the one before it has left, and no place is given twice. With a value for the field that the order
 * is within, the record is changed so, as by an edit, and stands there. Answers where it stands among those that this
 * person may see.
 */
export const place: Handler = async (request, parts) => {
  const { resource, id, doing } = request;
  const asked = askedFor(request);
  refuseClosed(request, parts);
  await lockCollection(resource.api.collection, parts);
  const before = await existing(request, parts);
  refuseState('edit', before, { ...request, model: parts.model });
  const version = request.body['__v'];
  if (version !== undefined && version !== null && version !== before.__v)
    throw await stale(before, request, parts);
  const wanted = { ...before, ...asked.values };
  const isThere = 'of' in asked && asked.of === id;
  const placed = isThere ? undefined : { [PLACE]: await placeFor(asked, wanted, { request, parts }) };
  if (doing?.asked) doing.asked = { ...doing.asked, deed: 'move' };
  const changed = { ...request, body: asked.values, ...(placed && { placed }) };
  const row = !isAmongSame(resource, before, wanted)
    ? (await edit(changed, parts)).stored
    : placed
      ? await storePatch({ before, patch: placed }, request, parts)
      : before;
  const told = await answer({ status: 200, row }, request, parts);
  return { ...told, body: { ...told.body, ...(await standing(row, { request, parts })) } };
};

type Asked = { readonly values: Values } & (
  { readonly side: 'before' | 'after'; readonly of: string } | { readonly at: number }
);

/** @throws Refusal 422 unless one place is named, and nothing besides. */
const askedFor = ({ body: { __v, ...body }, resource }: Request): Asked => {
  const within = resource.list.order?.within ?? '';
  const { [within]: value, ...where } = body;
  const values = Object.hasOwn(body, within) ? { [within]: value } : {};
  const [[side, of] = [], ...others] = Object.entries(where);
  if (others.length === 0) {
    if ((side === 'before' || side === 'after') && typeof of === 'string') return { side, of, values };
    if (side === 'at' && Number.isSafeInteger(of) && Number(of) > 0) return { at: Number(of), values };
  }
  throw new Refusal(422, 'Send the id of a record as "before" or "after", or a number from 1 as "at".');
};

/* By what is refused somebody would learn which records have the same value. */
const refuseClosed = ({ resource, person: { ability } }: Request, { model }: Parts): void => {
  const { within } = resource.list.order ?? {};
  if (within === undefined) return;
  if (openPart(resource, { ability, model }).fields.some(({ name }) => name === within)) return;
  throw refuse(403, 'notPermitted');
};

type Around = { readonly request: Request; readonly parts: Parts };

const placeFor = async (asked: Asked, wanted: Row, { request, parts }: Around): Promise<string> => {
  const { resource, id } = request;
  const { collection } = resource.api;
  if ('of' in asked) {
    const { side, of } = asked;
    const other = await otherOne({ ...request, id: of }, parts);
    if (!isAmongSame(resource, wanted, other)) throw refuse(422, 'placedElsewhere', { at: side });
    return placeBeside(other, { side, id, collection }, parts.store);
  }
  await placeAll(resource, parts);
  const { rows } = await parts.store.list(collection, {
    where: [...among(wanted, { request, parts }), { path: '_id', op: 'ne', value: id }],
    sort: BY_PLACE,
    offset: asked.at - 1,
    limit: 1,
    isUncounted: true,
  });
  const [other] = rows;
  if (other) return placeBeside(other, { side: 'before', id, collection }, parts.store);
  const [last] = await newPlaces(resource, 1, parts);
  return String(last?.[PLACE]);
};

const otherOne = async (request: Request, parts: Parts): Promise<Row> => {
  const row = await existing(request, parts);
  if (placeOf(row) !== undefined) return row;
  await placeAll(request.resource, parts);
  return existing(request, parts);
};

/* Those that stand in one order with a record, as far as this person may see them. */
const among = (row: Row, { request: { resource, person }, parts: { model } }: Around): Condition[] => [
  ...sameAs(row, resource),
  ...scopeConditions(resource, model.kinds),
  ...ownConditions(resource, person, model),
];

const sameAs = (row: Row, { list }: Resource): Condition[] => {
  const path = list.order?.within;
  if (path === undefined) return [];
  const value = row[path];
  return isEmpty(value)
    ? [{ path, op: 'exists', value: false }]
    : [{ path, op: 'eq', value: value as string }];
};

/* As far as lists are counted: nobody waits for the number of a record among a hundred thousand. */
const standing = async (row: Row, { request, parts }: Around): Promise<Values> => {
  const { collection } = request.resource.api;
  const where = among(row, { request, parts });
  const up = { path: PLACE, op: 'lte', value: placeOf(row) ?? '' } as const;
  const [at, of] = await Promise.all(
    [[...where, up], where].map(async (each) => {
      const asked = { where: each, sort: BY_PLACE, offset: 0, limit: 1, countTo: MOST_COUNTED };
      return (await parts.store.list(collection, asked)).total;
    }),
  );
  return at === undefined || of === undefined || of > MOST_COUNTED ? {} : { at, of };
};
