import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, to } from '../../../tests/servers/faults';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { firstPage, model, openRest } from '../../../tests/contract/dataProvider.wire';

let server: AnsweringServer;
let rest: ResourceProvider;
beforeEach(async () => {
  server = await startAnsweringServer();
  rest = await openRest(server.url, server.mint().accessToken, { sms: ['versions', 'many'] });
});
afterEach(() => server.close());

const rows = [{ _id: 'a', name: 'A' }];
const nameOf = (key: string) => model.resource(key).name;

describe('a list request', () => {
  it('S7.26 S7.25 lists users with role=user, sort=createdAt and page 0 first, by Bearer', async () => {
    server.fault(to('/users'), answering({ success: true, users: rows, total_results: 1 }));
    await rest.getList(nameOf('customers'), firstPage());
    const [call] = server.calls;
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      role: 'user',
      sort: 'createdAt',
      page: '0',
      entriesPerPage: '10',
    });
    expect(call?.authorization).toMatch(/^Bearer /);
  });

  it('S7.26 sends page n of the interface as n-1, and a descending sort with a minus', async () => {
    const pagination = { page: 7, perPage: 25 };
    const sort = { field: 'name', order: 'DESC' as const };
    await rest.getList(nameOf('things'), { pagination, sort, filter: {} });
    expect(server.calls[0]?.query.toString()).toBe('sort=-name&page=6&entriesPerPage=25');
  });

  it('S7.127 sends a search, filters by their names, lists repeated, and nothing that is empty', async () => {
    const filter = {
      q: 'ada',
      status: ['open', 'done'],
      price_gte: '5',
      client: { name: 'x' },
      name: '',
      none: null,
    };
    await rest.getList(nameOf('things'), firstPage(filter));
    const { query = new URLSearchParams() } = server.calls[0] ?? {};
    expect(query.get('search')).toBe('ada');
    expect(query.getAll('status')).toEqual(['open', 'done']);
    expect(query.get('price_gte')).toBe('5');
    expect(query.get('client.name')).toBe('x');
    expect([query.has('name'), query.has('none'), query.has('q')]).toEqual([false, false, false]);
  });

  it('S7.26 keeps what the entity always sends, whatever is filtered', async () => {
    server.fault(to('/users'), answering({ success: true, users: rows, total_results: 1 }));
    await rest.getList(nameOf('customers'), firstPage({ role: 'admin' }));
    expect(server.calls[0]?.query.getAll('role')).toEqual(['user']);
  });
});

describe('a list answer', () => {
  it.each([
    ['a bare array', rows],
    ['users and total_results', { users: rows, total_results: 1 }],
    ['results and totalResults', { results: rows, totalResults: 1 }],
    ['data and total', { data: rows, total: 1 }],
  ])('S7.30 is read as %s', async (_, body) => {
    server.fault(to('/users'), answering(body));
    const list = await rest.getList(nameOf('customers'), firstPage());
    expect(list).toMatchObject({ data: [{ id: 'a', name: 'A' }], total: 1, meta: { issues: [] } });
  });

  it('S7.30 of the remote source that says no is a refusal all the same', async () => {
    server.fault(to('/users'), answering({ success: false, message: 'No.' }));
    await expect(rest.getList(nameOf('customers'), firstPage())).rejects.toMatchObject({ message: 'No.' });
  });

  it('S4.04 keeps the total, the entries per page and the number found', async () => {
    const body = { success: true, things: rows, total_results: 41, entries_per_page: 10, found_results: 1 };
    server.fault(to('/v1/things'), answering(body));
    const { total, meta } = await rest.getList(nameOf('things'), firstPage());
    expect(total).toBe(41);
    expect(meta).toEqual({ issues: [], totalResults: 41, entriesPerPage: 10, foundResults: 1 });
  });

  it('S7.127 of a filtered list takes the number found as the total when it exceeds the rows', async () => {
    server.fault(
      to('/v1/things'),
      answering({ success: true, things: rows, total_results: 900, found_results: 12 }),
    );
    expect((await rest.getList(nameOf('things'), firstPage({ status: 'open' }))).total).toBe(12);
    expect((await rest.getList(nameOf('things'), firstPage())).total).toBe(900);
  });
});

describe('a write', () => {
  it('S7.28 creates with the record itself as the body', async () => {
    server.fault(to('/users'), answering({ success: true, user: { _id: 'n', name: 'New' } }, 201));
    const { data } = await rest.create(nameOf('customers'), { data: { name: 'New' } });
    expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/users', body: { name: 'New' } });
    expect(data).toEqual({ id: 'n', name: 'New' });
  });

  it('S7.29 deletes by the address alone', async () => {
    server.fault(to('/users/a'), answering({ success: true, message: 'Deleted.' }));
    await rest.delete(nameOf('customers'), { id: 'a', previousData: { id: 'a' } });
    expect(server.calls[0]).toMatchObject({ method: 'DELETE', path: '/users/a', body: undefined });
  });

  it('S7.16 S7.18 deletes an order at the host of the orders, without a payload and without /v1', async () => {
    const shop = await startAnsweringServer();
    const split = await openRest({ sms: server.url, orders: shop.url }, server.mint().accessToken);
    shop.fault(to('/orders/a'), answering({ success: true, message: 'Deleted.' }));
    await split.delete(nameOf('orders'), { id: 'a', previousData: { id: 'a' } });
    expect(shop.calls).toMatchObject([{ method: 'DELETE', path: '/orders/a', body: undefined }]);
    expect(server.calls).toEqual([]);
    await shop.close();
  });

  it('sends only what changed, with the version it changes', async () => {
    const previousData = { id: 'a', name: 'A', status: 'open', price: '1.00', __v: 3 };
    server.fault(to('/v1/things/a'), answering({ success: true, thing: { _id: 'a', name: 'B', __v: 4 } }));
    await rest.update(nameOf('things'), { id: 'a', data: { ...previousData, name: 'B' }, previousData });
    expect(server.calls[0]).toMatchObject({ method: 'PATCH', body: { name: 'B', __v: 3 } });
    expect(server.calls[0]?.body).toEqual({ name: 'B', __v: 3 });
  });

  it('sends nothing when nothing changed', async () => {
    const previousData = { id: 'a', name: 'A', price: null, __v: 3 };
    const answer = await rest.update(nameOf('things'), { id: 'a', data: { ...previousData }, previousData });
    expect(answer.data).toEqual(previousData);
    expect(server.calls).toEqual([]);
  });

  it('carries the record of now in a conflict, with its id as the app calls it', async () => {
    const refusal = { success: false, errCode: '409', msg: 'Late.', current: { _id: 'a', name: 'Theirs' } };
    server.fault(to('/v1/things/a'), answering(refusal, 409));
    const params = { id: 'a', data: { id: 'a', name: 'B' }, previousData: { id: 'a', name: 'A' } };
    await expect(rest.update(nameOf('things'), params)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Late.',
      body: { current: { id: 'a', name: 'Theirs' } },
    });
  });
});

describe('reading by ids', () => {
  it('asks one by one for those that the list did not bring', async () => {
    server.fault(
      to('/v1/things'),
      answering({ success: true, things: [{ _id: 'a' }, { _id: 'x' }], total_results: 2 }),
    );
    server.fault(to('/v1/things/b'), answering({ success: true, thing: { _id: 'b' } }));
    server.fault(to('/v1/things/c'), answering({ success: false, errCode: '404' }, 404));
    const { data } = await rest.getMany(nameOf('things'), { ids: ['a', 'b', 'c', 'a'] });
    expect(server.calls[0]?.query.getAll('ids')).toEqual(['a', 'b', 'c']);
    expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('asks one by one for none that may be of another entity, where the list brings many', async () => {
    server.fault(to('/v1/things'), answering({ success: true, things: [{ _id: 'a' }], total_results: 1 }));
    const meta = { mayBeElsewhere: true };
    const { data } = await rest.getMany(nameOf('things'), { ids: ['a', 'b'], meta });
    expect(data.map(({ id }) => id)).toEqual(['a']);
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/things']);
  });

  it('asks one by one, six at a time, where the host does not offer many at once', async () => {
    rest = await openRest(server.url, server.mint().accessToken);
    const ids = Array.from({ length: 9 }, (_, at) => `n${at}`);
    for (const id of ids)
      server.fault(to(`/v1/things/${id}`), answering({ success: true, thing: { _id: id } }));
    const held = server.hold(to('/v1/things/n0'));
    const asked = rest.getMany(nameOf('things'), { ids });
    await held.reached;
    held.release();
    expect((await asked).data.map(({ id }) => id)).toEqual(ids);
    expect(server.calls.map(({ path }) => path).sort()).toEqual(ids.map((id) => `/v1/things/${id}`));
    expect(server.calls.every(({ query }) => query.size === 0)).toBe(true);
  });

  it.each([
    ['another record', { success: true, thing: { _id: 'z' } }],
    ['no record', { success: true }],
    ['a list', { success: true, thing: [{ _id: 'a' }] }],
  ])('D-17 refuses %s as malformed', async (_, body) => {
    server.fault(to('/v1/things/a'), answering(body));
    await expect(rest.getOne(nameOf('things'), { id: 'a' })).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('D-05 gives up with the page that asked', async () => {
    const held = server.hold(to('/v1/things'));
    const giving = new AbortController();
    const asked = rest.getList(nameOf('things'), { ...firstPage(), signal: giving.signal });
    await held.reached;
    giving.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' });
    held.release();
  });
});
