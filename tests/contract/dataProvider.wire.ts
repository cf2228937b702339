import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { Model } from '../../src/model/resolved/model';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import type { Offers } from '../../src/config/offers';
import { createHttp } from '../../src/providers/http/http';
import { createOfferBook } from '../../src/providers/http/offerBook';
import { createRestProvider } from '../../src/providers/rest/restProvider';

const entity = (api: object, fields: object = {}) => ({
  label: { one: 'One', many: 'Many' },
  title: '{name}',
  icon: 'tag',
  api,
  fields: {
    name: { kind: 'text', required: true },
    status: { kind: 'choice', values: { open: {}, done: {} } },
    price: { kind: 'money', currency: 'EUR' },
    secret: { kind: 'password' },
    boss: { kind: 'reference', to: 'customers' },
    isNew: { kind: 'boolean' },
    ...fields,
  },
  actions: {
    finish: { on: 'row', call: 'POST /v1/things/:id/finish', effect: { status: 'done' } },
  },
});

/** Formatted texts that come and go as HTML, one of them in rows. */
const HTML = {
  message: { kind: 'richText', wire: 'html' },
  replies: { kind: 'items', of: { message: { kind: 'richText', wire: 'html' } } },
};

/** Entities that differ only in how they are reached. */
export const model: Model = createModel(
  {
    name: 'Wire',
    groups: {},
    resources: {
      things: entity({}),
      customers: entity({ source: 'remote', path: '/users', rows: 'users', query: { role: 'user' } }),
      orders: entity({ source: 'orders', path: '/orders', calls: { one: false } }),
      simple: entity({ dialect: 'simpleRest', path: '/v1/simple' }),
      todos: entity(
        { source: 'orders', dialect: 'simpleRest', path: '/todos', calls: { mark: 'PATCH /todos/:id' } },
        { isStarred: { kind: 'mark' } },
      ),
      tasks: entity(
        { source: 'orders', path: '/tasks', calls: { mark: 'PUT /tasks/:id/star' } },
        { isStarred: { kind: 'mark' } },
      ),
      letters: entity({ dialect: 'simpleRest', path: '/v1/letters' }, HTML),
      mails: entity({ path: '/v1/mails' }, HTML),
      whole: entity({ dialect: 'simpleRest', path: '/v1/whole', paged: false }),
    },
  } as unknown as DeclaredAdmin,
  kinds,
);

/** A provider that asks the server at this address, signed in with a token that it accepts. */
export const openRest = (
  url: string | { readonly sms: string; readonly orders: string },
  accessToken: string,
  offered?: Offers,
): Promise<ResourceProvider> => {
  const session = { get: () => ({ accessToken }), generation: 0, renew: async () => {}, end: () => {} };
  const { sms, orders } = typeof url === 'string' ? { sms: url, orders: url } : url;
  const hosts = { sms, remote: sms, orders, auth: sms };
  const offers = createOfferBook(offered);
  const http = createHttp({ hosts, session, offers, pauseMs: 1, timeoutMs: 2000 });
  return createRestProvider({ http, model, offers });
};

export const firstPage = (filter: object = {}) => ({
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'createdAt', order: 'ASC' as const },
  filter,
});
