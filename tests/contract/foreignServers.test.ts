import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createAbility } from '../../src/model/access/ability';
import { createModel } from '../../src/model/resolve/createModel';
import { writableValues } from '../../src/model/rules/writableValues';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createHttp } from '../../src/providers/http/http';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import { startCrudRouter, startJsonServer, type ForeignServer } from '../servers/foreignServers';

const entity = (path: string, fields: object) => ({
  label: { one: 'One', many: 'Many' },
  title: '{name}',
  icon: 'tag',
  api: { dialect: 'simpleRest', path },
  fields: { name: { kind: 'text', required: true }, ...fields },
});

const model = createModel(
  {
    name: 'Foreign',
    groups: {},
    resources: {
      authors: entity('/authors', {}),
      posts: entity('/posts', {
        author: { kind: 'reference', to: 'authors' },
        readers: { kind: 'references', to: 'authors' },
        isOpen: { kind: 'boolean' },
        views: { kind: 'number', integer: true },
        price: { kind: 'money', currency: 'EUR' },
        note: { kind: 'longText' },
      }),
    },
  } as unknown as DeclaredAdmin,
  kinds,
);
const [authors, posts] = [model.resource('authors'), model.resource('posts')];

const tables = {
  authors: Array.from({ length: 5 }, (_, at) => ({ id: at + 1, name: `Author ${at + 1}` })),
  posts: Array.from({ length: 57 }, (_, at) => ({
    id: at + 1,
    name: `Post ${at + 1}`,
    author: (at % 5) + 1,
    readers: [1, 2],
    isOpen: at % 2,
    views: 10 * at,
    price: 12.5,
    cents: 1250,
    note: null,
    more: { kept: [true, '1'] },
  })),
};
const rowOf = (id: number) => tables.posts[id - 1] ?? expect.fail(`no post ${id}`);

describe.each([
  ['json-server', startJsonServer],
  ['express-crud-router', startCrudRouter],
])('%s, a server of the simple dialect', (_, start) => {
  let server: ForeignServer;
  let rest: ResourceProvider;
  beforeEach(async () => {
    server = await start(tables);
    const session = {
      get: () => ({ accessToken: 'any' }),
      generation: 0,
      renew: async () => {},
      end: () => {},
    };
    const { url } = server;
    const http = createHttp({
      hosts: { sms: url, remote: url, orders: url, auth: url },
      session,
      pauseMs: 1,
    });
    rest = await createRestProvider({ http, model });
  });
  afterEach(() => server.close());

  const list = (name: string) =>
    rest.getList(name, { pagination: { page: 1, perPage: 10 }, sort: posts.list.sort, filter: {} });
  /* What a form sends: every value that it shows, in the form in which our own server keeps it. */
  const typed = (record: object, change: object, view: 'create' | 'edit') => {
    const ability = createAbility([{ action: 'manage', subject: 'all' }]);
    return writableValues({ ...record, ...change }, { resource: posts, view, kinds, ability });
  };
  const edit = async (id: number, change: object) => {
    const { data: previousData } = await rest.getOne(posts.name, { id: String(id) });
    await rest.update(posts.name, {
      id: String(id),
      data: typed(previousData, change, 'edit'),
      previousData,
    });
  };

  it('lists a page of records with values that can be shown', async () => {
    const { data, total } = await list(posts.name);
    expect([data.length, total]).toEqual([10, 57]);
    expect(data[1]).toMatchObject({ id: '2', author: '2', readers: ['1', '2'], isOpen: true });
  });

  it.each([
    ['a text', { name: 'New name' }, { name: 'New name' }],
    ['a reference', { author: '4' }, { author: 4 }],
    ['a list of references', { readers: ['2', '5'] }, { readers: [2, 5] }],
    ['a switch', { isOpen: true }, { isOpen: 1 }],
    ['an amount', { price: '13.40' }, { price: 13.4 }],
    ['an empty text', { note: 'Now' }, { note: 'Now' }],
  ])('keeps everything as it was but %s that was changed', async (_what, change, stored) => {
    await edit(3, change);
    const after = tables.posts.map((row) => (row.id === 3 ? { ...row, ...stored } : row));
    expect(server.stored()).toEqual({ ...tables, posts: after });
  });

  it('keeps a new record in the forms of those around it', async () => {
    await list(authors.name);
    await list(posts.name);
    const draft = { name: 'Mine', author: '3', readers: ['1'], isOpen: false, price: '2.00', views: 4 };
    const { data } = await rest.create(posts.name, { data: typed({}, draft, 'create') });
    expect(data).toMatchObject({ id: '58', author: '3', isOpen: false });
    const made = { id: 58, name: 'Mine', author: 3, readers: [1], isOpen: 0, price: 2, views: 4 };
    expect(server.stored()['posts']).toEqual([...tables.posts, made]);
  });

  it('loses the deleted record and nothing else', async () => {
    const { data: previousData } = await rest.getOne(posts.name, { id: '7' });
    await rest.delete(posts.name, { id: '7', previousData });
    expect(server.stored()).toEqual({ ...tables, posts: tables.posts.filter(({ id }) => id !== 7) });
  });

  it('E-03 is not overwritten where somebody else was faster', async () => {
    const { data: previousData } = await rest.getOne(posts.name, { id: '3' });
    await edit(3, { name: 'Theirs' });
    const data = typed(previousData, { name: 'Mine' }, 'edit');
    const late = rest.update(posts.name, { id: '3', data, previousData });
    await expect(late).rejects.toMatchObject({ kind: 'conflict', body: { current: { name: 'Theirs' } } });
    expect(server.stored()['posts']?.[2]).toEqual({ ...rowOf(3), name: 'Theirs' });
  });
});

describe('json-server, which knows no page, filter or order of the simple dialect', () => {
  it('D-24 is cut to the page, and the list says what was ignored', async () => {
    const server = await startJsonServer(tables);
    const { url } = server;
    const session = {
      get: () => ({ accessToken: 'any' }),
      generation: 0,
      renew: async () => {},
      end: () => {},
    };
    const http = createHttp({ hosts: { sms: url, remote: url, orders: url, auth: url }, session });
    const rest = await createRestProvider({ http, model });
    const { data, total, meta } = await rest.getList(posts.name, {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
      filter: { author: '2' },
    });
    expect(data.map(({ id }) => id)).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20']);
    expect(total).toBe(57);
    expect(meta).toMatchObject({
      issues: [
        { key: 'notPaged', count: 57 },
        { key: 'notFiltered', count: 8 },
        { key: 'notSorted', count: 1 },
      ],
    });
    await server.close();
  });
});
