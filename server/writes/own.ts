import { UNPAGED } from '../../src/config/limits';
import type { Condition } from '../../src/model/rules/matchConditions';
import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import { ownConditions } from '../records/own';
import { scopeConditions } from '../records/scope';
import { Refusal } from '../refusal';
import type { Row } from '../store/store';
import { remove } from './write';

/** Marks the named ones of the sender's own records as read (S7.12). An id of nothing, or of somebody else, changes nothing. */
export const markRead: Handler = async (request, parts) => {
  const { resource, body } = request;
  const { ids } = body;
  const read = resource.bell?.read ?? '';
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
    throw new Refusal(422, () => ({ text: NO_IDS, errors: { ids: 'A list of texts.' } }));
  const named = { path: '_id', op: 'in', value: ids as string[] } as const;
  const unread = { path: read, op: 'ne', value: true } as const;
  for (const { _id } of ids.length > 0 ? await ownRows([named, unread], request, parts) : []) {
    const patch = { [read]: true, updatedAt: parts.clock.iso() };
    await parts.store.update(resource.api.collection, _id, { patch, isAside: true });
  }
  return { status: 200, body: { success: true, message: 'Marked as read.' } };
};

/** Deletes all of the sender's own records (S7.14). */
export const clear: Handler = async (request, parts) => {
  for (const { _id } of await ownRows([], request, parts)) await remove({ ...request, id: _id }, parts);
  return { status: 200, body: { success: true, message: 'Deleted.' } };
};

const NO_IDS = 'The ids must be a list of texts.';

const ownRows = async (
  conditions: readonly Condition[],
  { resource, person }: Request,
  { model, store }: Parts,
): Promise<readonly Row[]> => {
  const where = [
    ...conditions,
    ...scopeConditions(resource, model.kinds),
    ...ownConditions(resource, person, model),
  ];
  const sort = [{ path: '_id', order: 'text', descending: true }] as const;
  return (await store.list(resource.api.collection, { where, sort, offset: 0, limit: UNPAGED })).rows;
};
