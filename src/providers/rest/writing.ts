import type { DataProvider, Identifier } from 'ra-core';
import type { Offer } from '../../config/offers';
import { textOf, type Row } from '../../model/comparable';
import type { IdempotencyKeys } from '../../model/writes/idempotencyKeys';
import type { Model } from '../../model/model';
import type { Resource } from '../../model/resource';
import { atMost } from '../data/atMost';
import type { ActionParams } from '../data/resourceProvider';
import { keysIn } from '../data/withKeys';
import { HttpFailure, isFailure } from '../http/failure';
import { lookAfterLoss } from './afterLoss';
import { lookForCreated, readNewest } from './created';
import type { Dialect } from './dialect';
import type { Reading } from './reading';
import { readRecord, type AppRecord } from './record';
import { lookForChange, lookForDeleted, lookForEffect } from './secondLook';
import { changedValues } from './storedValues';
import { unlessThere } from './unlessThere';

export type WritingParts = {
  readonly model: Pick<Model, 'kinds'>;
  readonly reading: Reading;
  readonly dialectOf: (resource: Resource) => Dialect;
  /** Does the host of an entity offer this? */
  readonly offers: (resource: Resource, offer: Offer) => boolean;
};

export type Writing = {
  create(resource: Resource, data: Row, keys: IdempotencyKeys): Promise<AppRecord>;
  update(
    resource: Resource,
    id: Identifier,
    change: { data: Row; before: Row; keys: IdempotencyKeys },
  ): Promise<AppRecord>;
  remove(
    resource: Resource,
    id: Identifier,
    params: { before: Row | undefined; keys: IdempotencyKeys },
  ): Promise<Row>;
  act(
    resource: Resource,
    params: ActionParams & { readonly keys: IdempotencyKeys },
  ): Promise<{ data: AppRecord; message?: string }>;
};

/** Records worked on at the same time when a change is for many. */
export const WRITES_AT_ONCE = 4;

/**
 * Writes to one record at a time. A host that offers idempotency is asked again when its answer is lost; elsewhere, and
 * when that does not help, what became of the write is looked up. It is never repeated blindly (D-03).
 */
export const createWriting = ({ model: { kinds }, reading, dialectOf, offers }: WritingParts): Writing => {
  const placeOf = (resource: Resource) => ({ reading, resource, kinds });
  /* An answer without the record: what the server made of the values has to be read. */
  const stored = async (answer: unknown, resource: Resource, expected: AppRecord): Promise<AppRecord> => {
    const { record } = readRecord(answer, resource.api.idKey);
    if (record?.id === expected.id) return record;
    // The write itself succeeded, so not being able to read it must not make it a failure.
    return reading.one(resource, expected.id).catch(() => expected);
  };
  return {
    create: async (resource, data, keys) => {
      const place = placeOf(resource);
      const newest = offers(resource, 'idempotency') ? undefined : await readNewest(place);
      const look = () => lookForCreated(data, newest, place);
      const key = keys.of('create', resource.key, data);
      const write = async () => {
        const answer = await dialectOf(resource).create(resource, data, key);
        const { record } = readRecord(answer, resource.api.idKey);
        if (record) return record;
        throw new HttpFailure('malformed', undefined, { unknownOutcome: true });
      };
      return lookAfterLoss(() => told(write, resource), look);
    },
    update: async (resource, id, { data, before, keys }) => {
      const changes = changedValues(data, before);
      if (Object.keys(changes).length === 0) return { ...before, id: String(id) };
      const version = typeof before['__v'] === 'number' ? { __v: before['__v'] } : {};
      const change = {
        id: String(id),
        changes: { ...changes, ...version },
        whole: { ...before, ...data, ...version },
      };
      const key = keys.of('update', resource.key, change);
      const write = async () =>
        stored(await dialectOf(resource).update(resource, { ...change, key }), resource, {
          ...change.whole,
          id: change.id,
        });
      return lookAfterLoss(
        () => unlessThere(() => told(write, resource), { changes, resource, kinds }),
        () => lookForChange(change.id, { changes, before }, placeOf(resource)),
      );
    },
    remove: async (resource, id, { before, keys }) => {
      const deleted = { ...before, id: String(id) };
      const key = keys.of('remove', resource.key, deleted.id);
      const write = async () => {
        await dialectOf(resource).remove(resource, deleted.id, key);
        return deleted;
      };
      return lookAfterLoss(
        () => told(write, resource),
        () => lookForDeleted(deleted, deleted.id, placeOf(resource)),
      );
    },
    act: createAct({ dialectOf, placeOf, stored }),
  };
};

type ActParts = Pick<WritingParts, 'dialectOf'> & {
  readonly placeOf: (resource: Resource) => Parameters<typeof lookForEffect>[2];
  readonly stored: (answer: unknown, resource: Resource, expected: AppRecord) => Promise<AppRecord>;
};

const createAct =
  ({ dialectOf, placeOf, stored }: ActParts): Writing['act'] =>
  async (resource, { action, id: identifier, values, record, keys }) => {
    const id = String(identifier);
    const key = keys.of(action.name, resource.key, id, values);
    let message: string | undefined;
    const write = async () => {
      const answer = await dialectOf(resource).act(resource, { action, id, values, key });
      message = textOf(answer.message);
      return stored(answer.record, resource, { ...record, id });
    };
    const data = await lookAfterLoss(
      () => told(write, resource),
      () => lookForEffect(action, { id, values, before: record }, placeOf(resource)),
    );
    return { data, ...(message !== undefined && { message }) };
  };

/** The writing methods as react-admin calls them, and ours. */
export const writingMethods = (writing: Writing, resourceOf: (name: string) => Resource) =>
  ({
    create: async (name, params) => ({
      data: (await writing.create(resourceOf(name), params.data, keysIn(params))) as never,
    }),
    update: async (name, { id, data, previousData, ...rest }) => {
      const change = { data, before: previousData ?? {}, keys: keysIn(rest) };
      return { data: (await writing.update(resourceOf(name), id, change)) as never };
    },
    updateMany: async (name, { ids, data, ...rest }) => {
      const resource = resourceOf(name);
      const change = { data, before: {}, keys: keysIn(rest) };
      await atMost(WRITES_AT_ONCE, ids, (id) => writing.update(resource, id, change));
      return { data: ids };
    },
    delete: async (name, { id, previousData, ...rest }) => {
      const params = { before: previousData, keys: keysIn(rest) };
      return { data: (await writing.remove(resourceOf(name), id, params)) as never };
    },
    deleteMany: async (name, { ids, ...rest }) => {
      const resource = resourceOf(name);
      const params = { before: undefined, keys: keysIn(rest) };
      await atMost(WRITES_AT_ONCE, ids, (id) => writing.remove(resource, id, params));
      return { data: ids };
    },
    runAction: async (name: string, params: ActionParams) =>
      writing.act(resourceOf(name), { ...params, keys: keysIn(params) }),
  }) satisfies Partial<DataProvider>;

/* A refusal because somebody else was faster carries the record of now; its id is called `id`, as everywhere. */
const told = async <T>(write: () => Promise<T>, { key, api, single }: Resource): Promise<T> => {
  try {
    return await write();
  } catch (failure) {
    if (!isFailure(failure, 'conflict') || failure.body === undefined) throw failure;
    const { record } = readRecord(failure.body['current'], api.idKey);
    if (!record) throw failure;
    throw new HttpFailure('conflict', failure.message, {
      body: { ...failure.body, current: single ? { ...record, id: key } : record },
      cause: failure,
      ...(failure.status !== undefined && { status: failure.status }),
      ...(failure.errCode !== undefined && { errCode: failure.errCode }),
    });
  }
};
