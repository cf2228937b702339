import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import type { Row } from '../store/store';
import { existing, storePatch } from '../writes/change';
import { refuseState, stale } from '../writes/checkWrite';
import { lockCollection } from '../writes/collectionLock';
import { answer } from '../writes/write';
import { PLACE } from '../../src/model/order/placeField';
import { isAmongSame, placeAll, placeBeside, placeOf } from './places';

/**
 * Puts a record right before or after another one (`{ before: id }`, `{ after: id }`). What stands beside it is read
 * when it is this one's turn: of many at the same time each finds what the one before it has left, and no place is given
 * twice.
 */
export const place: Handler = async (request, parts) => {
  const { resource, id, doing } = request;
  const { side, of } = askedFor(request);
  const { collection } = resource.api;
  await lockCollection(collection, parts);
  const before = await existing(request, parts);
  refuseState('edit', before, { resource, kinds: parts.model.kinds });
  const version = request.body['__v'];
  if (version !== undefined && version !== null && version !== before.__v)
    throw stale(before, request, parts);
  if (of === id) return answer({ status: 200, row: before }, request, parts);
  const other = await placed({ ...request, id: of }, parts);
  if (!isAmongSame(resource, before, other)) throw refuse(422, 'placedElsewhere', { at: side });
  const given = await placeBeside(other, { side, id, collection }, parts.store);
  if (doing?.asked) doing.asked = { ...doing.asked, deed: 'move' };
  const row = await storePatch({ before, patch: { [PLACE]: given } }, request, parts);
  return answer({ status: 200, row }, request, parts);
};

type Asked = { readonly side: 'before' | 'after'; readonly of: string };

/** @throws Refusal 422 unless one record is named, and nothing besides. */
const askedFor = ({ body: { __v, ...body } }: Request): Asked => {
  const [[side, of] = [], ...others] = Object.entries(body);
  const isSide = side === 'before' || side === 'after';
  if (!isSide || typeof of !== 'string' || others.length > 0)
    throw new Refusal(422, 'Send the id of a record as "before" or "after".');
  return { side, of };
};

const placed = async (request: Request, parts: Parts): Promise<Row> => {
  const row = await existing(request, parts);
  if (placeOf(row) !== undefined) return row;
  await placeAll(request.resource, parts);
  return existing(request, parts);
};
