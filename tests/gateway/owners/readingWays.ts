import { expect } from 'vitest';
import { isEmpty, textOf } from '../../../src/model/values/comparable';
import { isLive } from '../../../src/model/compute/isLive';
import { searchPaths } from '../../../src/model/rules/conditions';
import { HISTORY_PATH } from '../../../src/model/answers/history';
import { TOTALS_PATH, type Totals } from '../../../src/model/numbers/totals';
import { lookUp } from '../../../src/model/import/lookUp';
import { keyFields } from '../../../src/model/import/keyOfRow';
import { uniqueGroups } from '../../../src/model/rules/uniqueGroups';
import type { Stored } from '../../../src/model/import/judgeRow';
import { kinds } from '../../../src/fields/kinds';
import type { Resource } from '../../../src/model/resolved/resource';
import type { Answer } from '../testGateway';
import { owned, targetsOf, THEIRS, type Asker, type Case } from './ownerWorld';

/** A way in which somebody may try to read a record: what it answers, and how that shows the record was reached. */
export type ReadingWay = {
  readonly name: string;
  readonly goes: (resource: Resource) => boolean;
  readonly try: (asker: Asker, each: Case) => Promise<readonly Answer[]>;
  /** It asks for this record alone: who does not reach it counts 0. Others may find records of their own. */
  readonly isNone?: true;
  /** Default: a row of an answer is the record. */
  readonly reaches?: (answers: readonly Answer[], each: Case, own: number) => boolean;
};

const listed = ({ api }: Resource, query = ''): string =>
  `${api.calls.list ? api.calls.list.path : ''}?entriesPerPage=200${query}`;
const totalled = ({ api }: Resource, query = ''): string =>
  `${api.calls.totals ? api.calls.totals.path : ''}?${query}`;
export const at = (call: { readonly path: string }, id: unknown): string =>
  call.path.replace(':id', String(id));

const asked = (name: string, value: unknown): string => `&${name}=${encodeURIComponent(String(value))}`;
const fieldsBy = ({ fields }: Resource, modes: readonly unknown[]) =>
  fields.filter(({ kind, compute }) => modes.includes(kinds[kind].filter) && !isLive(compute));

/* One request after the other: some stores have one connection. */
const each = async (call: Asker['call'], paths: readonly string[]): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await call('GET', path));
  return answers;
};

/* As the page would draw what its provider answers. */
export const told = async (ask: Promise<{ data?: unknown; total?: number }>): Promise<Answer> => {
  try {
    const { data, total } = await ask;
    return {
      status: 200,
      body: { rows: [data].flat(), ...(total !== undefined && { total_results: total }) },
    };
  } catch (error) {
    const { status = 0, body = {} } = error as { status?: number; body?: object };
    return { status, body: { ...body, message: String(error) } };
  }
};

const PAGE = { page: 1, perPage: 200 };
const BY_ID = { field: 'id', order: 'ASC' } as const;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
type Asked = { readonly filter?: object; readonly pagination?: typeof PAGE };
const page = ({ provider }: Asker, { name }: Resource, { filter = {}, pagination = PAGE }: Asked = {}) =>
  told(provider.getList(name, { filter, pagination, sort: BY_ID }));

const wordIn = ({ resource, theirs }: Case): string =>
  searchPaths(resource, kinds)
    .map((path) => textOf(theirs[path]))
    .find((text) => !isEmpty(text)) ?? expect.fail(`${resource.key} has nothing to search`);

/** How many records an answer with totals counts. */
export const countIn = ({ body }: Answer): number => {
  const { all, groups = [] } = (body['totals'] ?? {}) as Partial<Totals>;
  const grouped = groups.reduce((sum, { count }) => sum + count, 0);
  return Math.max(all?.count ?? 0, grouped);
};

const isReferred = ({ key }: Resource): boolean =>
  owned.some(({ fields }) => fields.some((field) => targetsOf(field).includes(key)));

const hasOwnerField = ({ owner, fields }: Resource): boolean =>
  fields.some(({ name }) => name === owner?.path);

const everywhere = (): boolean => true;

/* More than the customer has. */
const countsMore = (answers: readonly Answer[], _: Case, own: number): boolean =>
  answers.some((answer) => countIn(answer) > own);

export const readingWays: readonly ReadingWay[] = [
  {
    name: 'getting it by its id',
    goes: everywhere,
    try: async ({ call }, { resource: { api }, theirs }) => [
      await call('GET', at(api.calls.one || { path: '' }, theirs._id)),
    ],
    reaches: ([answer], { theirs }) => JSON.stringify(answer?.body).includes(theirs._id),
  },
  { name: 'the list', goes: everywhere, try: ({ call }, { resource }) => each(call, [listed(resource)]) },
  {
    name: 'a filter by its owner',
    goes: hasOwnerField,
    try: ({ call }, { resource, theirs }) => {
      const path = resource.owner?.path ?? '';
      return each(call, [listed(resource, asked(path, [theirs[path]].flat()[0]))]);
    },
    isNone: true,
  },
  {
    name: 'a filter on any field, also a hidden or a guarded one',
    goes: everywhere,
    try: ({ call }, { resource, theirs }) => {
      const fields = fieldsBy(resource, ['oneOf', 'equals', 'contains', 'holds', 'range']);
      const filled = fields.filter(({ name }) => !isEmpty(theirs[name]));
      return each(
        call,
        filled.map(({ name }) => listed(resource, asked(name, [theirs[name]].flat()[0]))),
      );
    },
  },
  {
    name: 'a range around a value of it',
    goes: everywhere,
    try: ({ call }, { resource, theirs }) =>
      each(
        call,
        [...fieldsBy(resource, ['range']).map(({ name }) => name), 'createdAt', 'updatedAt']
          .filter((name) => !isEmpty(theirs[name]))
          .flatMap((name) =>
            ['gte', 'lte'].map((size) => listed(resource, asked(`${name}_${size}`, theirs[name]))),
          ),
      ),
  },
  {
    name: 'a search',
    goes: everywhere,
    try: (asker, one) => each(asker.call, [listed(one.resource, asked('search', wordIn(one)))]),
    isNone: true,
  },
  {
    name: 'sorting by any field',
    goes: everywhere,
    try: ({ call }, { resource }) =>
      each(
        call,
        resource.fields
          .filter(({ sortable }) => sortable)
          .flatMap(({ name }) => [name, `-${name}`].map((sort) => listed(resource, asked('sort', sort)))),
      ),
  },
  {
    name: 'ids=',
    goes: everywhere,
    try: ({ call }, { resource, theirs }) => each(call, [listed(resource, asked('ids', theirs._id))]),
    isNone: true,
  },
  {
    name: 'the total',
    goes: everywhere,
    try: ({ call }, { resource }) => each(call, [totalled(resource)]),
    reaches: countsMore,
  },
  {
    name: 'the totals of those with a text of it',
    goes: everywhere,
    try: ({ call }, { resource, theirs }) =>
      each(
        call,
        fieldsBy(resource, ['contains'])
          .filter(({ name }) => String(theirs[name]).startsWith(THEIRS))
          .map(({ name }) => totalled(resource, asked(name, theirs[name]))),
      ),
    isNone: true,
    reaches: (answers) => answers.every((answer) => countIn(answer) === 1),
  },
  {
    name: 'totals by group, also by its owner',
    goes: everywhere,
    try: ({ call }, { resource }) =>
      each(
        call,
        fieldsBy(resource, ['oneOf']).map(({ name }) => totalled(resource, `by=${name}`)),
      ),
    reaches: countsMore,
  },
  {
    name: 'POST /api/totals',
    goes: everywhere,
    try: async ({ call, remotely }, { resource, theirs }) => {
      const questions = [totalled(resource), totalled(resource, asked('createdAt_gte', theirs.createdAt))];
      const post = resource.api.source === 'remote' ? remotely : call;
      const { body } = await post('POST', TOTALS_PATH, { questions });
      return (body['answers'] as Answer['body'][]).map((answer) => ({ status: 200, body: answer }));
    },
    reaches: countsMore,
  },
  {
    name: 'the label of a reference',
    goes: isReferred,
    try: async ({ provider }, { resource, theirs }) => [
      await told(provider.getMany(resource.name, { ids: [theirs._id] })),
    ],
    isNone: true,
  },
  {
    name: 'the picker of a reference',
    goes: isReferred,
    try: async (asker, one) => [
      await page(asker, one.resource, {
        filter: { q: wordIn(one) },
        pagination: { page: 1, perPage: 25 },
      }),
      await page(asker, one.resource),
    ],
  },
  {
    name: 'the search box of a list',
    goes: everywhere,
    try: async (asker, one) => [await page(asker, one.resource, { filter: { q: wordIn(one).slice(0, -1) } })],
  },
  {
    name: 'the records before and after it',
    goes: everywhere,
    try: async (asker, { resource, theirs }) => {
      const answers: Answer[] = [];
      for (let place = 1; ; place += 1) {
        const around = { filter: {}, pagination: { page: place, perPage: 1 }, sort: NEWEST };
        const answer = await told(asker.provider.getList(resource.name, around));
        answers.push(answer);
        const [found] = answer.body['rows'] as { id: string }[];
        if (!found || found.id === theirs._id) return answers;
      }
    },
  },
  {
    name: 'the export',
    goes: everywhere,
    try: async (asker, { resource }) => [
      await page(asker, resource, { pagination: { page: 1, perPage: 1000 } }),
    ],
  },
  {
    name: 'the file that the server writes',
    goes: ({ api }) => api.dialect === 'v1',
    try: async ({ provider }, { resource: { name } }) => [
      await told(
        provider
          .getExport(name, { filter: {}, sort: NEWEST })
          .then(async ({ data }) => ({ data: { text: await new Response(data.body).text() } })),
      ),
    ],
    reaches: ([answer], { resource, theirs }) => {
      const marked = resource.fields.filter(
        ({ name, views }) => views.includes('export') && String(theirs[name]).startsWith(THEIRS),
      );
      const text = JSON.stringify(answer?.body);
      return marked.some(({ name }) => text.includes(String(theirs[name])));
    },
  },
  {
    name: 'an import with its key',
    goes: ({ import: wanted }) => wanted !== undefined,
    try: async (asker, { resource, theirs }) => {
      const seen = asker.seen(resource);
      const list = async (filter: object, pagination: typeof PAGE) => {
        const { body } = await page(asker, resource, { filter, pagination });
        return { rows: body['rows'] as Stored[], total: Number(body['total_results']) };
      };
      const known = Object.fromEntries(keyFields(seen).map(({ name }) => [name, theirs[name]]));
      const found = await lookUp([known], { resource: seen, kinds, port: { list } });
      return [{ status: 200, body: { rows: [...found.values()].flat() } }];
    },
  },
  {
    name: 'the check whether a unique value is taken',
    goes: (resource) => uniqueGroups(resource).length > 0,
    try: async (asker, { resource, theirs }) => {
      const answers: Answer[] = [];
      for (const group of uniqueGroups(asker.seen(resource)))
        answers.push(
          await page(asker, resource, {
            filter: Object.fromEntries(group.map((name) => [name, theirs[name]])),
          }),
        );
      return answers;
    },
  },
  {
    name: 'its history',
    goes: ({ hasHistory }) => hasHistory,
    isNone: true,
    try: async ({ call, remotely }, { resource, theirs }) => [
      await (resource.api.source === 'remote' ? remotely : call)(
        'GET',
        `${HISTORY_PATH}/${resource.key}/${theirs._id}`,
      ),
    ],
    reaches: ([answer]) => answer?.status === 200,
  },
];
