import { createHash } from 'node:crypto';
import type { Key, ListPlan } from '../../server/store/store';
import { isColumn, sqlIndexKey, sqlJson, sqlKey } from './sqlColumn';
import { sqlExists, sqlSortKey, sqlTexts } from './sqlCondition';
import { sqlDays } from './sqlDays';

export type Tables = { readonly schema: string };

/** An index, or statistics of what an index is made of: the planner takes none from an index of a part of a table. */
export type Aid = {
  readonly form: 'index' | 'statistics';
  readonly name: string;
  /** What follows its name in the statement that makes it. */
  readonly sql: string;
  /** It needs the extension pg_trgm. */
  readonly isOfTexts?: true;
  /** Made when one of these is large; at once when there are none, for it is of all. */
  readonly collections: readonly string[];
};

/** Every name that an aid has or, in an earlier version, had. */
export const AID_NAMES = '^records_(by_created|by_date|[0-9a-f]{24})$';

/** How an index finds parts of texts; of the extension pg_trgm, in whichever schema that is. */
export const TRIGRAMS = 'gin_trgm_ops';

/** What lists ask for, once each. */
export const aidsOf = (plans: readonly ListPlan[], tables: Tables): Aid[] => {
  const aids = new Map<string, Aid>();
  for (const aid of [byDate(tables), ...plans.flatMap((plan) => aidsOfPlan(plan, tables))]) {
    const others = aids.get(aid.name)?.collections ?? [];
    aids.set(aid.name, { ...aid, collections: [...others, ...aid.collections] });
  }
  return [...aids.values()];
};

/** By what every list is sorted that declares nothing else. */
export const byDate = ({ schema }: Tables): Aid => ({
  form: 'index',
  name: 'records_by_date',
  collections: [],
  sql: `on ${schema}.records (collection, (${sqlKey('createdAt')}), (${sqlKey('_id')}))`,
});

/* Each index ends with the id, by which ties are sorted, so that it is read from any row on, in both directions. */
const aidsOfPlan = (plan: ListPlan, { schema }: Tables): Aid[] => {
  const { collection, filters, holding, touching = [], missing = [], sorts, texts } = plan;
  const sortKeys = sorts.map(sqlSortKey);
  const declared = sortKeys.slice(0, 1);
  const indexes = [
    ...filters.map((filter) => [filterKey(filter), ...declared]),
    ...sortKeys.filter((_, at) => !isIndexed(sorts[at])).map((key) => [key]),
    // What has not ended by some day is half of all: the others are passed over in the index, to be counted or in their order.
    ...touching.flatMap(([from, to]) => [
      [filterKey(to), filterKey(from)],
      [sqlSortKey(from), filterKey(to)],
    ]),
  ];
  const joined = texts.map(sqlTexts);
  const lists = holding.map(sqlJson);
  const counted = [...filters, ...touching.flat()].filter(({ path }) => !isColumn(path)).map(filterKey);
  const statistics = [...new Set(counted), ...joined, ...lists];
  const collections = [collection];
  const where = `where collection = '${collection.replaceAll("'", "''")}'`;
  const indexOf = (keys: readonly string[], only = '') => {
    const columns = [...keys, sqlKey('_id')].map((key) => `(${key})`).join(', ');
    return named({ form: 'index', sql: `on ${schema}.records (${columns}) ${where}${only}`, collections });
  };
  return [
    ...indexes.map((keys) => indexOf(keys)),
    ...missing.map((path) => indexOf(declared, ` and ${sqlExists(path, false)}`)),
    ...touching.flatMap(([from, to]) => {
      if (from.order === 'number') return [];
      const sql = `on ${schema}.records using gist (${sqlDays(from.path, to.path)}) ${where}`;
      return [named({ form: 'index', sql, collections })];
    }),
    ...lists.map((list) => {
      const sql = `on ${schema}.records using gin (${list} jsonb_path_ops) ${where}`;
      return named({ form: 'index', sql, collections });
    }),
    ...joined.map((text) => {
      const sql = `on ${schema}.records using gin ((${text}) ${TRIGRAMS}) ${where}`;
      return named({ form: 'index', sql, collections, isOfTexts: true });
    }),
    ...statistics.map((key) =>
      named({ form: 'statistics', sql: `on (${key}) from ${schema}.records`, collections }),
    ),
  ];
};

const filterKey = ({ path, order }: Key): string => sqlIndexKey(path, order);

/* Of every collection: see `byDate` and the tables. */
const isIndexed = (sort: Key | undefined): boolean => sort?.path === 'createdAt' || sort?.path === '_id';

/* Named after what it holds, so that something else is another one. */
const named = (aid: Omit<Aid, 'name'>): Aid => ({
  ...aid,
  name: `records_${createHash('sha256').update(aid.sql).digest('hex').slice(0, 24)}`,
});
