import fakeRestProvider from 'ra-data-fakerest';
import type { Row } from '../../model/values/comparable';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Model } from '../../model/resolved/model';

/** The records of the demonstration by collection. Ids that are not there are for the caller to ask about. */
export type DemoStore = {
  find(collection: string, test: (record: DemoRecord) => boolean): Promise<DemoRecord[]>;
  get(collection: string, id: string): Promise<DemoRecord | undefined>;
  add(collection: string, record: DemoRecord): Promise<DemoRecord>;
  /** Lays the patch over the record and counts the write in `__v`. */
  change(collection: string, record: DemoRecord, patch: Row): Promise<DemoRecord>;
  remove(collection: string, id: string): Promise<void>;
};

/** Keeps the records in ra-data-fakerest. Entities that share a collection share its records. */
export const createDemoStore = (
  { resources }: Model,
  records: Readonly<Record<string, readonly DemoRecord[]>>,
): DemoStore => {
  const data: Record<string, DemoRecord[]> = {};
  for (const { key, api } of resources) (data[api.collection] ??= []).push(...(records[key] ?? []));
  const fake = withoutLeak(() => fakeRestProvider(data));
  const find: DemoStore['find'] = async (collection, test) => {
    const everything = {
      pagination: { page: 1, perPage: 1_000_000 },
      sort: { field: 'id', order: 'ASC' as const },
    };
    // A function is the only filter without operators hidden in the names of the fields.
    const answer = await fake.getList<DemoRecord>(collection, { ...everything, filter: test });
    return answer.data;
  };
  return {
    find,
    get: async (collection, id) => (await find(collection, (record) => record.id === id))[0],
    add: async (collection, record) => (await fake.create(collection, { data: record })).data as DemoRecord,
    change: async (collection, record, patch) => {
      const next = { ...patch, updatedAt: new Date().toISOString(), __v: record.__v + 1 };
      const params = { id: record.id, data: next, previousData: record };
      return (await fake.update(collection, params)).data as DemoRecord;
    },
    remove: async (collection, id) => {
      await fake.delete(collection, { id, previousData: { id } });
    },
  };
};

/* The package leaves its database on the window, open to any script of the page. */
const withoutLeak = <T>(create: () => T): T => {
  const created = create();
  if (typeof window !== 'undefined') Reflect.deleteProperty(window, '_database');
  return created;
};
