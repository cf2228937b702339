import type { DataProvider, GetManyParams, Identifier } from 'react-admin';
import type { Offer } from '../../config/offers';
import type { Row } from '../../model/values/comparable';
import { groupingFor, type Grouping } from '../../model/pages/groups';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { atMost } from '../data/atMost';
import { HttpFailure, isFailure } from '../http/failure';
import { download } from '../../parts/download';
import { unasked } from './asked';
import type { Dialect, Question } from './dialect';
import { readListAnswer, type ReadList } from './normalise';
import type { Walk, Walked } from './walkPages';
import type { AppRecord } from './record';
import type { WireForms } from './wireForms';

/** How reads become requests of a dialect, and answers become records. Rejects with HttpFailure only. */
export type Reading = {
  list(resource: Resource, question: Question, signal?: AbortSignal): Promise<ReadList>;
  /** Kind `notFound` when there is none, `malformed` when the answer is no record or another one. */
  one(resource: Resource, id: Identifier, signal?: AbortSignal): Promise<AppRecord>;
  /** The same beside the record as the server wrote it. */
  fresh(resource: Resource, id: Identifier, signal?: AbortSignal): Promise<Fresh>;
  /** Those of the records that there are, in no certain order; where they may be of another entity, a few are not looked for. */
  many(resource: Resource, ids: readonly Identifier[], asking?: Asking): Promise<AppRecord[]>;
};

type Asking = { readonly signal?: AbortSignal | undefined; readonly mayBeElsewhere?: boolean };

export type Fresh = { readonly record: AppRecord; readonly wire: Row };

export type ReadingParts = {
  readonly kinds: Kinds;
  readonly forms: WireForms;
  readonly dialectOf: (resource: Resource) => Dialect;
  /** Does the host of an entity offer this? */
  readonly offers: (resource: Resource, offer: Offer) => boolean;
};

/** Ids in one request; more would make an address that some servers refuse. */
const IDS_PER_REQUEST = 50;

/** Records of a page that are asked for one by one; the others stay their ids. */
const MOST_ONE_BY_ONE = 200;

/** Requests at the same time when records have to be asked for one by one. */
const AT_ONCE = 6;

const ALL = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

export const createReading = ({ kinds, forms, dialectOf, offers }: ReadingParts): Reading => {
  /* The other dialect has a form for it; a list that is not paged has them all. */
  const takesIds = (resource: Resource) =>
    resource.api.dialect !== 'v1' || !resource.api.isPaged || offers(resource, 'many');
  /* A list that is not paged is put together here. */
  const groupsTogether = (resource: Resource) =>
    !resource.api.isPaged || (resource.api.dialect === 'v1' && offers(resource, 'groups'));
  const byIds = createByIds({ forms, dialectOf });
  const fresh: Reading['fresh'] = async (resource, id, signal) => {
    if (!resource.api.calls.one) {
      if (!takesIds(resource)) throw new HttpFailure('notFound');
      const [found] = await byIds(resource, [String(id)], signal);
      if (!found) throw new HttpFailure('notFound');
      return found;
    }
    const wire = await dialectOf(resource).one(resource, String(id), signal);
    const { record } = forms.read(wire, resource);
    if (record?.id !== String(id)) throw new HttpFailure('malformed');
    return { record, wire: wire as Row };
  };
  const one: Reading['one'] = async (...asked) => (await fresh(...asked)).record;
  return {
    one,
    fresh,
    list: async (resource, asked, signal) => {
      const question = groupsTogether(resource) ? asked : { ...asked, group: undefined };
      const answer = await dialectOf(resource).list(resource, question, signal);
      const read = (row: unknown) => forms.read(row, resource);
      if (!resource.api.isPaged) {
        const all = readListAnswer(answer, { ...ALL, read });
        const { pageOfAll } = await download(() => import('./pageOfAll'));
        const { groups, ...page } = pageOfAll(all.data, question, { resource, kinds });
        return { ...all, ...page, meta: { ...all.meta, groups } };
      }
      const list = readListAnswer(answer, { ...question, read });
      const issues = [
        ...list.meta.issues,
        ...unasked(list.data, question, { resource, kinds }),
        ...(isScattered(asked, list.total) && !question.group ? [NOT_GROUPED] : []),
      ];
      return { ...list, meta: { ...list.meta, issues } };
    },
    many: async (resource, ids, { signal, mayBeElsewhere = false } = {}) => {
      const wanted = [...new Set(ids.map(String))];
      const { calls } = resource.api;
      const perRequest = resource.api.isPaged ? IDS_PER_REQUEST : wanted.length;
      const parts = calls.list && takesIds(resource) ? chunks(wanted, perRequest) : [];
      const found = (await atMost(AT_ONCE, parts, (part) => byIds(resource, part, signal)))
        .flat()
        .map(({ record }) => record);
      // A server that does not know the filter answers with other records. What is of another entity is none of its.
      const isAnswered = mayBeElsewhere && parts.length > 0;
      const unknown = wanted.filter((id) => !found.some((record) => record.id === id));
      const missing = calls.one && !isAnswered ? unknown.slice(0, MOST_ONE_BY_ONE) : [];
      return [
        ...found,
        ...(await atMost(AT_ONCE, missing, (id) => orNone(one(resource, id, signal)))).flat(),
      ];
    },
  };
};

/* Of a list that fits a page, and one that is sorted by the group, all rows of a group stand together anyway. */
const isScattered = ({ group, sort, perPage }: Question, total: number): boolean =>
  group !== undefined && group.field !== sort.field && total > perPage;

const NOT_GROUPED = { key: 'notGrouped', count: 1, reasons: [] } as const;

const createByIds =
  ({ forms, dialectOf }: Pick<ReadingParts, 'forms' | 'dialectOf'>) =>
  async (resource: Resource, ids: readonly string[], signal?: AbortSignal) => {
    const { rows } = await dialectOf(resource).many(resource, ids, signal);
    const wires: readonly unknown[] = Array.isArray(rows) ? rows : [];
    const found = new Map<string, Fresh>();
    for (const wire of wires) {
      const { record } = forms.read(wire, resource);
      if (record && ids.includes(record.id) && !found.has(record.id))
        found.set(record.id, { record, wire: wire as Row });
    }
    return [...found.values()];
  };

/* A record that is gone, or not for this person, is simply not among the answers. */
const orNone = async (asked: Promise<AppRecord>): Promise<AppRecord[]> => {
  try {
    return [await asked];
  } catch (failure) {
    if (isFailure(failure, 'notFound') || isFailure(failure, 'denied')) return [];
    throw failure;
  }
};

/** The reading methods as react-admin calls them. */
export const readingMethods = (
  reading: Reading,
  walk: Walk,
  resourceOf: (name: string) => Resource,
): Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'> => ({
  getList: async (name, params) => {
    const list = await walk(resourceOf(name), questionOf(params), params.signal);
    return list as Walked & { data: never[] };
  },
  getOne: async (name, { id, signal }) => ({
    data: (await reading.one(resourceOf(name), id, signal)) as never,
  }),
  getMany: async (name, { ids, signal, meta }: GetManyParams) => ({
    data: (await reading.many(resourceOf(name), ids, { signal, ...(meta as Asking | undefined) })) as never[],
  }),
  getManyReference: async (name, params) => {
    const filter: Question['filter'] = { ...params.filter, [params.target]: params.id };
    const question = questionOf({ ...params, filter });
    const list = await walk(resourceOf(name), question, params.signal);
    return list as Walked & { data: never[] };
  },
});

export type Asked = {
  readonly pagination?: { page: number; perPage: number };
  readonly sort?: { field: string; order: string };
  readonly filter?: unknown;
  readonly meta?: { readonly countTo?: number; readonly group?: Grouping };
};

/** What a provider is asked, as a question of a list. */
export const questionOf = ({ pagination, sort, filter, meta }: Asked): Question => ({
  page: pagination?.page ?? 1,
  perPage: pagination?.perPage ?? 10,
  sort: sort ?? { field: 'id', order: 'ASC' },
  filter: (filter ?? {}) as Question['filter'],
  ...(meta?.countTo !== undefined && { countTo: meta.countTo }),
  ...(meta?.group && { group: groupingFor(meta.group, sort) }),
});

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
