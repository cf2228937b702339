import type { Issue, Kinds } from '../src/model/kind';
import type { Resource } from '../src/model/resource';
import { illegalMove, moveIssue } from '../src/model/transitions';
import { validateRecord } from '../src/model/validateRecord';
import { writableValues } from '../src/model/writableValues';
import type { Handler, Parts, Request } from './handlers';
import { newId } from './newId';
import { hashPassword } from './passwords';
import { isInScope, toWire } from './records';
import { danglingReferences, releaseReferences } from './references';
import { Refusal } from './refusal';
import type { Row, Uniques } from './store/store';
import { StoreConflict, StoreMissing } from './store/store';
import { refuseIssues } from './words';

export const create: Handler = async (request, parts) => {
  const { resource, person, body } = request;
  const { kinds } = parts.model;
  const given = writableValues(body, { resource, view: 'create', kinds, ability: person.ability });
  const values = { ...defaultsOf(resource), ...given, ...resource.api.stamp };
  await refuseFaults(values, undefined, request, parts);
  const now = parts.clock.iso();
  const row: Row = {
    ...(await withHashes(values, resource, kinds)),
    _id: newId(parts.clock.now()),
    __v: 0,
    createdAt: now,
    updatedAt: now,
  };
  const stored = await translated(resource, request, parts, () =>
    parts.store.insert(resource.api.collection, row, uniquesOf(row, resource)),
  );
  return answer(201, stored, request, parts);
};

export const update: Handler = async (request, parts) => {
  const { resource, person, id, body } = request;
  const { kinds } = parts.model;
  const before = await existing(request, parts);
  const after = { ...before, ...body };
  const allowed = writableValues(after, { resource, view: 'edit', kinds, ability: person.ability, before });
  const patch = Object.fromEntries(Object.entries(allowed).filter(([name]) => name in body));
  await refuseFaults({ ...before, ...patch }, before, request, parts);
  return answer(200, await save(id, patch, request, parts), request, parts);
};

export const remove: Handler = async (request, parts) => {
  const { resource, id } = request;
  await existing(request, parts);
  await translated(resource, request, parts, () =>
    parts.store.transaction(async (store) => {
      await releaseReferences(id, resource, { model: parts.model, store });
      return store.remove(resource.api.collection, id);
    }),
  );
  return { status: 200, body: { success: true, message: 'Deleted.' } };
};

/** The record a write is about; one of another entity in the same collection is not there for it. */
export const existing = async ({ resource, id }: Request, { model, store }: Parts): Promise<Row> => {
  const row = await store.get(resource.api.collection, id);
  if (!row || !isInScope(resource, row, model.kinds)) throw new Refusal(404, 'There is no such record.');
  return row;
};

/** Writes a patch; a sender who names the version it read (`__v`) is refused when it is not the present one. */
export const save = async (
  id: string,
  patch: Record<string, unknown>,
  request: Request,
  parts: Parts,
): Promise<Row> => {
  const { resource, body } = request;
  const version = body['__v'];
  return translated(resource, request, parts, async () =>
    parts.store.update(resource.api.collection, id, {
      patch: { ...(await withHashes(patch, resource, parts.model.kinds)), updatedAt: parts.clock.iso() },
      ifVersion: typeof version === 'number' ? version : undefined,
      uniques: uniquesOf(patch, resource),
    }),
  );
};

export const answer = (status: 200 | 201, row: Row, { resource, person }: Request, { model }: Parts) => ({
  status,
  body: {
    success: true,
    [resource.api.row]: toWire(row, resource, { kinds: model.kinds, ability: person.ability }),
  },
});

const refuseFaults = async (
  after: Record<string, unknown>,
  before: Row | undefined,
  { resource }: Request,
  parts: Parts,
) => {
  const { kinds } = parts.model;
  const move = illegalMove(resource, before, after);
  const issues: Issue[] = [
    ...validateRecord(after, { resource, kinds, view: before ? 'edit' : 'create' }),
    ...(move ? [moveIssue(move)] : []),
    ...(await danglingReferences(after, resource, parts)),
  ];
  if (issues.length > 0) throw refuseIssues(resource, issues);
};

/** What the store refuses, in the words of the gateway. */
const translated = async <T>(
  resource: Resource,
  request: Request,
  parts: Parts,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (error instanceof StoreMissing) throw new Refusal(404, 'There is no such record.');
    if (!(error instanceof StoreConflict)) throw error;
    if (error.reason.kind === 'unique')
      throw refuseIssues(resource, [{ path: error.reason.field, key: 'unique' }], 409);
    const current = toWire(error.reason.current, resource, {
      kinds: parts.model.kinds,
      ability: request.person.ability,
    });
    throw new Refusal(409, 'Someone else changed this in the meantime.', { current });
  }
};

const defaultsOf = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])),
  );

/** Upper and lower case do not make two values; no value is never taken. */
export const uniquesOf = (
  values: Readonly<Record<string, unknown>>,
  { fields }: Pick<Resource, 'fields'>,
): Uniques =>
  Object.fromEntries(
    fields
      .filter(({ unique, name }) => unique && name in values)
      .map(({ name }) => {
        const value = values[name];
        return [
          name,
          value === null || value === undefined || value === '' ? null : String(value).toLowerCase(),
        ];
      }),
  );

const withHashes = async (values: Record<string, unknown>, { fields }: Resource, kinds: Kinds) => {
  const hashed = await Promise.all(
    fields
      .filter(({ kind, name }) => kinds[kind].isSecret && typeof values[name] === 'string')
      .map(async ({ name }) => [name, await hashPassword(String(values[name]))] as const),
  );
  return { ...values, ...Object.fromEntries(hashed) };
};
