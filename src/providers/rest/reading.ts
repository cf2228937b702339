import type { DataProvider, GetManyParams, Identifier } from 'ra-core';
import type { Resource } from '../../model/resource';
import { atMost } from '../data/atMost';
import { HttpFailure, isFailure } from '../http/failure';
import type { Dialect, Question } from './dialect';
import { readListAnswer, type ReadList } from './normalise';
import { readRecord, type AppRecord } from './record';

/** How reads become requests of a dialect, and answers become records. Rejects with HttpFailure only. */
export type Reading = {
  list(resource: Resource, question: Question, signal?: AbortSignal): Promise<ReadList>;
  /** Kind `notFound` when there is none, `malformed` when the answer is no record or another one. */
  one(resource: Resource, id: Identifier, signal?: AbortSignal): Promise<AppRecord>;
  /** Those of the records that there are, in no certain order. */
  many(resource: Resource, ids: readonly Identifier[], signal?: AbortSignal): Promise<AppRecord[]>;
};

/** Ids in one request; more would make an address that some servers refuse. */
const IDS_PER_REQUEST = 50;

/** Requests at the same time when records have to be asked for one by one. */
const AT_ONCE = 6;

export const createReading = (dialectOf: (resource: Resource) => Dialect): Reading => {
  const byIds = async (resource: Resource, ids: readonly string[], signal?: AbortSignal) => {
    const answer = await dialectOf(resource).many(resource, ids, signal);
    const { idKey } = resource.api;
    return readListAnswer(answer, { idKey, page: 1, perPage: ids.length }).data.filter(({ id }) =>
      ids.includes(id),
    );
  };
  const one: Reading['one'] = async (resource, id, signal) => {
    if (!resource.api.calls.one) {
      const [found] = await byIds(resource, [String(id)], signal);
      if (!found) throw new HttpFailure('notFound');
      return found;
    }
    const { record } = readRecord(
      await dialectOf(resource).one(resource, String(id), signal),
      resource.api.idKey,
    );
    if (record?.id !== String(id)) throw new HttpFailure('malformed');
    return record;
  };
  const oneOrNone = (resource: Resource, signal?: AbortSignal) => async (id: string) => {
    try {
      return [await one(resource, id, signal)];
    } catch (failure) {
      // A record that is gone, or not for this person, is simply not among the answers.
      if (isFailure(failure, 'notFound') || isFailure(failure, 'denied')) return [];
      throw failure;
    }
  };
  return {
    one,
    list: async (resource, question, signal) => {
      const answer = await dialectOf(resource).list(resource, question, signal);
      return readListAnswer(answer, { ...question, idKey: resource.api.idKey });
    },
    many: async (resource, ids, signal) => {
      const wanted = [...new Set(ids.map(String))];
      const { calls } = resource.api;
      const parts = calls.list ? chunks(wanted, IDS_PER_REQUEST) : [];
      const found = (await atMost(AT_ONCE, parts, (part) => byIds(resource, part, signal))).flat();
      // A server that does not know the filter answers with other records.
      const missing = calls.one ? wanted.filter((id) => !found.some((record) => record.id === id)) : [];
      return [...found, ...(await atMost(AT_ONCE, missing, oneOrNone(resource, signal))).flat()];
    },
  };
};

/** The reading methods as react-admin calls them. */
export const readingMethods = (
  reading: Reading,
  resourceOf: (name: string) => Resource,
): Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'> => ({
  getList: async (name, params) => {
    const list = await reading.list(resourceOf(name), questionOf(params), params.signal);
    return list as ReadList & { data: never[] };
  },
  getOne: async (name, { id, signal }) => ({
    data: (await reading.one(resourceOf(name), id, signal)) as never,
  }),
  getMany: async (name, { ids, signal }: GetManyParams) => ({
    data: (await reading.many(resourceOf(name), ids, signal)) as never[],
  }),
  getManyReference: async (name, params) => {
    const filter: Question['filter'] = { ...params.filter, [params.target]: params.id };
    const question = questionOf({ ...params, filter });
    const list = await reading.list(resourceOf(name), question, params.signal);
    return list as ReadList & { data: never[] };
  },
});

type Asked = {
  readonly pagination?: { page: number; perPage: number };
  readonly sort?: { field: string; order: string };
  readonly filter?: unknown;
};

const questionOf = ({ pagination, sort, filter }: Asked): Question => ({
  page: pagination?.page ?? 1,
  perPage: pagination?.perPage ?? 10,
  sort: sort ?? { field: 'id', order: 'ASC' },
  filter: (filter ?? {}) as Question['filter'],
});

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
