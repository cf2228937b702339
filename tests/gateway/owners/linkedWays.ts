import type { Answer, Caller } from '../testGateway';

/** Who asks: a call that is answered in JSON, and one that is answered in a file. */
export type Asker = {
  readonly call: Caller;
  readonly file: (path: string, body: unknown) => Promise<Answer>;
};

export type Way = {
  readonly name: string;
  readonly ask: (asker: Asker, field: string, value: string) => Promise<Answer>;
};

const get =
  (path: (field: string, value: string) => string): Way['ask'] =>
  ({ call }, field, value) =>
    call('GET', path(field, encodeURIComponent(value)));

const send =
  (method: string, path: string, body: (field: string, value: string) => unknown): Way['ask'] =>
  ({ call }, field, value) =>
    call(method, path, body(field, value));

const file =
  (body: (field: string, value: string) => unknown): Way['ask'] =>
  (asker, field, value) =>
    asker.file('/api/exports/orders', body(field, value));

/**
 * Ways in which somebody might learn what a value is, written down before the work. Each is gone twice: with the value that is
 * stored, and with one that no record has. What is answered is the same, and the value is not in it.
 */
export const linkedWays: readonly Way[] = [
  { name: 'the list', ask: get(() => '/v1/orders') },
  { name: 'one record', ask: get(() => '/v1/orders/a') },
  { name: 'records by their ids', ask: get(() => '/v1/orders?ids=a&ids=b') },
  { name: 'another page size', ask: get(() => '/v1/orders?entriesPerPage=1&page=0') },
  { name: 'the order from the least', ask: get((field) => `/v1/orders?sort=${field}`) },
  { name: 'the order from the greatest', ask: get((field) => `/v1/orders?sort=-${field}`) },
  { name: 'the order of one of two ids', ask: get((field) => `/v1/orders?ids=a&ids=b&sort=-${field}`) },
  {
    name: 'a cursor in its order',
    ask: get((field) => `/v1/orders?sort=${field}&cursor=after&entriesPerPage=1`),
  },
  { name: 'a filter for the value', ask: get((field, value) => `/v1/orders?${field}=${value}`) },
  { name: 'a filter for several', ask: get((field, value) => `/v1/orders?${field}=${value}&${field}=1.00`) },
  { name: 'a filter from it on', ask: get((field, value) => `/v1/orders?${field}_gte=${value}`) },
  { name: 'a filter up to it', ask: get((field, value) => `/v1/orders?${field}_lte=${value}`) },
  { name: 'a filter above it', ask: get((field, value) => `/v1/orders?${field}_gt=${value}`) },
  { name: 'a filter below it', ask: get((field, value) => `/v1/orders?${field}_lt=${value}`) },
  { name: 'a filter for those that have one', ask: get((field) => `/v1/orders?${field}_exists=true`) },
  { name: 'a filter for those without', ask: get((field) => `/v1/orders?${field}_exists=false`) },
  { name: 'a filter below the field', ask: get((field, value) => `/v1/orders?${field}.x=${value}`) },
  { name: 'a filter by one row of it', ask: get((field, value) => `/v1/orders?${field}.0=${value}`) },
  { name: 'a search', ask: get((_, value) => `/v1/orders?search=${value}`) },
  { name: 'a search for a part', ask: get((_, value) => `/v1/orders?search=${value.slice(0, -1)}`) },
  {
    name: 'the count of a filter',
    ask: get((field, value) => `/v1/orders?${field}=${value}&count=1&entriesPerPage=1`),
  },
  { name: 'groups of a list', ask: get((field) => `/v1/orders?groupBy=${field}`) },
  { name: 'groups backwards', ask: get((field) => `/v1/orders?groupBy=-${field}`) },
  { name: 'a sum', ask: get((field) => `/v1/orders/totals?of=${field}`) },
  { name: 'a sum in groups', ask: get((field) => `/v1/orders/totals?of=${field}&by=name`) },
  { name: 'groups of totals', ask: get((field) => `/v1/orders/totals?by=${field}`) },
  { name: 'totals of a filter', ask: get((field, value) => `/v1/orders/totals?${field}=${value}`) },
  { name: 'totals of a search', ask: get((_, value) => `/v1/orders/totals?search=${value}`) },
  {
    name: 'many totals at once',
    ask: send('POST', '/api/totals', (field, value) => ({
      questions: [`/v1/orders/totals?of=${field}`, `/v1/orders/totals?${field}_gte=${value}`],
    })),
  },
  { name: 'a file of all', ask: file(() => ({})) },
  { name: 'a file of this field', ask: file((field) => ({ fields: [field] })) },
  { name: 'a file in its order', ask: file((field) => ({ list: `sort=${field}` })) },
  {
    name: 'a file of a filter',
    ask: file((field, value) => ({ list: `${field}=${value}` })),
  },
  { name: 'the answer to an edit', ask: send('PATCH', '/v1/orders/a', () => ({ note: 'x' })) },
  {
    name: 'the refusal of an old version',
    ask: send('PATCH', '/v1/orders/a', () => ({ note: 'x', __v: 0 })),
  },
  {
    name: 'an edit of the value itself',
    ask: send('PATCH', '/v1/orders/a', (field, value) => ({ [field]: value })),
  },
  { name: 'the answer to an action', ask: send('POST', '/v1/orders/a/touch', () => ({})) },
  {
    name: 'a change of all that a filter finds',
    ask: send('POST', '/api/bulk/orders', (field, value) => ({
      list: `${field}=${value}`,
      values: { note: 'y' },
    })),
  },
  {
    name: 'the list of another entity that points here',
    ask: get(() => '/v1/lines'),
  },
  { name: 'what the customer is told of all orders', ask: get(() => '/v1/customers') },
  { name: 'the order of customers by it', ask: get(() => '/v1/customers?sort=-spent') },
  { name: 'customers by what they spent', ask: get((_, value) => `/v1/customers?spent_gte=${value}`) },
];
