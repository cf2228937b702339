import { Faker, en } from '@faker-js/faker';
import calendar from '../../fixtures/calendar.json';
import { seeds } from '../../fixtures/seeds';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import type { ResolvedCall } from '../../src/model/resolved/api';
import type { Resource } from '../../src/model/resolved/resource';
import { matches } from '../../src/model/rules/rules';
import { createModel } from '../../src/model/resolve/createModel';
import { startStrictServer, type StrictEntity } from '../servers/strictServer';

export const model = createModel(config, kinds);

/** What a backend has to answer for: the bell's calls are in the specification itself. */
export const served = model.resources.filter(({ api }) => api.source !== 'demo');

/** An administrator with every right, as the specification's user data say it. */
const user = {
  _id: 'admin-1',
  fullName: 'Ada Admin',
  username: 'ada',
  email: 'ada@example.com',
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
};

const text = (call: ResolvedCall | false) => (call ? `${call.method} ${call.path}` : undefined);

const entityOf = ({ api, fields }: Resource, records: StrictEntity['records']): StrictEntity => {
  const { list, one, create, update, delete: remove } = api.calls;
  const [listed, shown, made, changed, removed] = [list, one, create, update, remove].map(text);
  const names = fields.flatMap(({ name, children }) => [
    name,
    ...children.map((each) => `${name}.${each.name}`),
  ]);
  return {
    host: api.source === 'demo' ? 'sms' : api.source,
    calls: {
      ...(listed && { list: listed }),
      ...(shown && { one: shown }),
      ...(made && { create: made }),
      ...(changed && { update: changed }),
      ...(removed && { remove: removed }),
    },
    rows: api.rows,
    row: api.row,
    filters: [...names, 'createdAt', 'updatedAt'].flatMap((name) => [name, `${name}_gte`, `${name}_lte`]),
    query: api.query,
    records,
    lists: (record) => matches(api.scope, record, { fields, kinds }),
  };
};

/** The strict server with made-up records of every entity of the product, by their key. */
export const openStrict = async () => {
  const now = new Date();
  const made = fakeRecords(model, { faker: new Faker({ locale: en }), now, seed: 5, seeds, ...calendar });
  const collections = new Map<string, StrictEntity['records']>();
  for (const { key, api, single } of served) {
    const records = collections.get(api.collection) ?? [];
    collections.set(api.collection, records);
    for (const { id, __v: _, ...rest } of made[key] ?? []) records.push({ ...rest, ...api.stamp, _id: id });
    const at = now.toISOString();
    if (single === 'own') records.push({ _id: key, createdAt: at, updatedAt: at });
  }
  const entities = served
    .filter(({ bell }) => !bell)
    .map((resource) => entityOf(resource, collections.get(resource.api.collection) ?? []));
  const server = await startStrictServer({ entities, user });
  const recordsOf = ({ api, fields }: Resource) =>
    (collections.get(api.collection) ?? []).filter((record) => matches(api.scope, record, { fields, kinds }));
  return { ...server, recordsOf };
};
