import type { DataProvider, Identifier } from 'ra-core';
import { textOf, type Row } from '../../model/comparable';
import type { Model } from '../../model/model';
import type { Resource } from '../../model/resource';
import { atMost } from '../data/atMost';
import type { ActionParams } from '../data/resourceProvider';
import { HttpFailure, isFailure } from '../http/failure';
import { lookAfterLoss } from './afterLoss';
import type { Dialect } from './dialect';
import type { Reading } from './reading';
import { readRecord, type AppRecord } from './record';
import { lookForChange, lookForCreated, lookForDeleted, lookForEffect } from './secondLook';
import { changedValues } from './storedValues';
import { unlessThere } from './unlessThere';

export type WritingParts = {
  readonly model: Pick<Model, 'kinds'>;
  readonly reading: Reading;
  readonly dialectOf: (resource: Resource) => Dialect;
};

export type Writing = {
  create(resource: Resource, data: Row): Promise<AppRecord>;
  update(resource: Resource, id: Identifier, change: { data: Row; before: Row }): Promise<AppRecord>;
  remove(resource: Resource, id: Identifier, before: Row | undefined): Promise<Row>;
  act(resource: Resource, params: ActionParams): Promise<{ data: AppRecord; message?: string }>;
};

/** Records worked on at the same time when a change is for many. */
export const WRITES_AT_ONCE = 4;

/** Writes to one record at a time. A lost answer is looked up, never repeated blindly (D-03). */
export const createWriting = ({ model: { kinds }, reading, dialectOf }: WritingParts): Writing => {
  const placeOf = (resource: Resource) => ({ reading, resource, kinds });
  /* An answer without the record: what the server made of the values has to be read. */
  const stored = async (answer: unknown, resource: Resource, expected: AppRecord): Promise<AppRecord> => {
    const { record } = readRecord(answer, resource.api.idKey);
    if (record?.id === expected.id) return record;
    // The write itself succeeded, so not being able to read it must not make it a failure.
    return reading.one(resource, expected.id).catch(() => expected);
  };
  return {
    create: async (resource, data) => {
      const since = Date.now();
      const look = () => lookForCreated(data, since, placeOf(resource));
      const write = async () => {
        const answer = await dialectOf(resource).create(resource, data);
        const { record } = readRecord(answer, resource.api.idKey);
        if (record) return record;
        throw new HttpFailure('malformed', undefined, { unknownOutcome: true });
      };
      return lookAfterLoss(() => told(write, resource), look);
    },
    update: async (resource, id, { data, before }) => {
      const changes = changedValues(data, before);
      if (Object.keys(changes).length === 0) return { ...before, id: String(id) };
      const version = typeof before['__v'] === 'number' ? { __v: before['__v'] } : {};
      const change = {
        id: String(id),
        changes: { ...changes, ...version },
        whole: { ...before, ...data, ...version },
      };
      const write = async () =>
        stored(await dialectOf(resource).update(resource, change), resource, {
          ...change.whole,
          id: change.id,
        });
      return lookAfterLoss(
        () => unlessThere(() => told(write, resource), { changes, resource, kinds }),
        () => lookForChange(change.id, { changes, before }, placeOf(resource)),
      );
    },
    remove: async (resource, id, before) => {
      const deleted = { ...before, id: String(id) };
      const write = async () => {
        await dialectOf(resource).remove(resource, deleted.id);
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
  async (resource, { action, id: identifier, values, record }) => {
    const id = String(identifier);
    let message: string | undefined;
    const write = async () => {
      const answer = await dialectOf(resource).act(resource, { action, id, values });
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
    create: async (name, { data }) => ({ data: (await writing.create(resourceOf(name), data)) as never }),
    update: async (name, { id, data, previousData }) => ({
      data: (await writing.update(resourceOf(name), id, { data, before: previousData ?? {} })) as never,
    }),
    updateMany: async (name, { ids, data }) => {
      const resource = resourceOf(name);
      await atMost(WRITES_AT_ONCE, ids, (id) => writing.update(resource, id, { data, before: {} }));
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => ({
      data: (await writing.remove(resourceOf(name), id, previousData)) as never,
    }),
    deleteMany: async (name, { ids }) => {
      const resource = resourceOf(name);
      await atMost(WRITES_AT_ONCE, ids, (id) => writing.remove(resource, id, undefined));
      return { data: ids };
    },
    runAction: async (name: string, params: ActionParams) => writing.act(resourceOf(name), params),
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
