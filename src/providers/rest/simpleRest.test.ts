import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, to } from '../../../tests/servers/faults';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { firstPage, model, openRest } from '../../../tests/contract/dataProvider.wire';

const { name } = model.resource('simple');

let server: AnsweringServer;
let rest: ResourceProvider;
beforeEach(async () => {
  server = await startAnsweringServer();
  rest = await openRest(server.url, server.mint().accessToken);
});
afterEach(() => server.close());

const rows = [{ id: 1, name: 'A' }];

describe('the simple REST dialect', () => {
  it('asks for a page by sort, range and filter, at the configured address and with our token', async () => {
    server.fault(to('/v1/simple'), {
      ...answering(rows),
      headers: { 'content-range': 'simple 0-0/31' },
    } as ReturnType<typeof answering>);
    const list = await rest.getList(name, firstPage({ status: 'open' }));
    const [call] = server.calls;
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      sort: '["createdAt","ASC"]',
      range: '[0,9]',
      filter: '{"status":"open"}',
    });
    expect(call?.authorization).toBe('access-1');
    expect(list).toMatchObject({ data: [{ id: '1', name: 'A' }], total: 31, meta: { issues: [] } });
  });

  it('asks for no order where nobody has chosen one', async () => {
    const { sort } = model.resource('simple').list;
    server.fault(to('/v1/simple'), answering(rows));
    await rest.getList(name, { ...firstPage(), sort });
    expect(server.calls[0]?.query.has('sort')).toBe(false);
    expect(server.calls[0]?.query.has('range')).toBe(true);
  });

  it('D-16 counts the rows when the header with the total is missing', async () => {
    server.fault(to('/v1/simple'), answering(rows));
    const list = await rest.getList(name, firstPage());
    expect(list).toMatchObject({ total: 1, meta: { issues: [{ key: 'badTotal' }] } });
  });

  it('D-15 has no rows when the answer is no list', async () => {
    server.fault(to('/v1/simple'), answering({ rows }));
    expect(await rest.getList(name, firstPage())).toMatchObject({ data: [], total: 0 });
  });

  it('replaces the whole record as it is there, with what was changed in the form in which it came', async () => {
    const there = { id: 1, name: 'A', status: 'open', price: 12.5, boss: 7, isNew: 0, tags: null };
    server.fault(({ method }) => method === 'GET', answering(there));
    server.fault(({ method }) => method === 'PUT', answering({ ...there, name: 'B', price: 13 }));
    const previousData = (await rest.getOne(name, { id: '1' })).data;
    const data = { name: 'B', price: '13.00', status: 'open' };
    const saved = await rest.update(name, { id: '1', data, previousData });
    const [put] = server.calls.filter(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ ...there, name: 'B', price: 13 });
    expect(saved.data).toMatchObject({ id: '1', name: 'B' });
  });

  it('reads a refusal like every other', async () => {
    server.fault(to('/v1/simple'), answering({ message: 'No.', errors: { name: 'Taken' } }, 422));
    await expect(rest.create(name, { data: { name: 'A' } })).rejects.toMatchObject({
      kind: 'validation',
      message: 'No.',
      body: { errors: { name: 'Taken' } },
    });
  });

  it('C-13 never puts an id into an address that would change it', async () => {
    await expect(rest.getOne(name, { id: '../jwt' })).rejects.toMatchObject({ kind: 'notFound' });
    expect(server.calls).toEqual([]);
  });
});

describe('a list that is not paged', () => {
  const { name: whole, list } = model.resource('whole');
  const all = [5, 1, 4].map((id) => ({ id, name: `Name ${id}` }));
  const page = (over: object = {}) => ({
    ...firstPage(),
    sort: list.sort,
    pagination: { page: 1, perPage: 2 },
    ...over,
  });
  const asked = () => server.calls.filter(({ method }) => method === 'GET');

  it('is asked for without any parameter, and leafed through, sorted and searched here', async () => {
    server.fault(({ method }) => method === 'GET', answering(all));
    const first = await rest.getList(whole, page());
    expect(first).toMatchObject({ data: [{ id: '5' }, { id: '1' }], total: 3, meta: { issues: [] } });
    const second = await rest.getList(whole, page({ pagination: { page: 2, perPage: 2 } }));
    expect(second).toMatchObject({ data: [{ id: '4' }], total: 3 });
    const sorted = await rest.getList(whole, page({ sort: { field: 'name', order: 'ASC' } }));
    expect(sorted).toMatchObject({ data: [{ id: '1' }, { id: '4' }] });
    expect(await rest.getList(whole, page({ filter: { q: 'Name 4' } }))).toMatchObject({ total: 1 });
    expect(asked().map(({ query }) => query.size)).toEqual([0, 0, 0, 0]);
  });

  it('finds records by their ids in it, without any parameter', async () => {
    server.fault(({ method }) => method === 'GET', answering(all));
    const { data } = await rest.getMany(whole, { ids: ['1', '4'] });
    expect(data.map(({ id }) => id)).toEqual(['1', '4']);
    expect(asked().map(({ query }) => query.size)).toEqual([0]);
  });
});

describe('a mark on a host of others', () => {
  const marks = { isStarred: true };
  const todos = model.resource('todos').name;
  let host: AnsweringServer;
  beforeEach(async () => {
    host = await startAnsweringServer();
    rest = await openRest({ sms: server.url, orders: host.url }, server.mint().accessToken, {
      orders: ['marks'],
    });
  });
  afterEach(() => host.close());

  it.each([
    { as: 'simpleRest', call: 'PATCH /todos/7', answer: { id: 7, name: 'A', isStarred: true } },
    { as: 'simpleRest, which answers with nothing', call: 'PATCH /todos/7', answer: '' },
    { as: 'simpleRest, which answers that it is done', call: 'PATCH /todos/7', answer: { ok: true } },
    { as: 'v1', call: 'PUT /tasks/7/star', answer: { success: true, task: { _id: '7', isStarred: true } } },
    { as: 'v1, which answers that it is done', call: 'PUT /tasks/7/star', answer: { success: true } },
  ])('is set there by the call that the entity names, and nowhere else: $as', async ({ call, answer }) => {
    const key = call.includes('todos') ? 'todos' : 'tasks';
    host.fault(() => true, answering(answer));
    const { data } = await rest.mark(model.resource(key).name, { id: '7', marks });
    expect(data).toMatchObject({ id: '7', ...marks });
    expect(host.calls.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([[call, marks]]);
    expect(server.calls).toEqual([]);
  });

  it('is refused as the host refuses it, and never asked of one that does not offer to keep it', async () => {
    host.fault(to('/todos/7'), answering({ message: 'No.' }, 403));
    await expect(rest.mark(todos, { id: '7', marks })).rejects.toMatchObject({ kind: 'denied' });
    host.calls.length = 0;
    const none = await openRest({ sms: server.url, orders: host.url }, server.mint().accessToken);
    await expect(none.mark(todos, { id: '7', marks })).rejects.toMatchObject({ kind: 'refused' });
    expect(host.calls).toEqual([]);
  });
});
