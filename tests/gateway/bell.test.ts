import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { restFor } from '../contract/restFor';
import { testConfig } from './testConfig';
import { rowsOf, serveGateway, type Caller, type TestGateway } from './testGateway';

const LIST = '/v1/dashboardNotis/customer';

const notices = defineResource({
  label: { one: 'Notice', many: 'Notices' },
  title: '{text}',
  icon: 'bell',
  can: { create: false, edit: false },
  history: false,
  owner: 'person',
  bell: { read: 'read' },
  api: {
    path: '/v1/dashboardNotis',
    rows: 'dashboardNotis',
    paged: false,
    calls: {
      list: `GET ${LIST}`,
      one: false,
      delete: 'DELETE /v1/dashboardNotis/:id/customer',
      markRead: `PATCH ${LIST}`,
      clear: `DELETE ${LIST}/clear`,
    },
  },
  fields: {
    text: f.text({ search: true }),
    person: f.reference({ to: 'admins' }),
    read: f.boolean(),
  },
  list: { filters: ['read'] },
  demo: { count: 0 },
});

const config = { ...testConfig, resources: { ...testConfig.resources, notices } };

let gateway: TestGateway;
let root: Caller;
let admin: Caller;

/* Who sees everything else sees of these the own ones alone, too. */
beforeEach(async () => {
  await gateway?.stop();
  gateway = await serveGateway(createMemoryStore(), { config });
  [root, admin] = [await gateway.as('root'), await gateway.as('admin')];
  const idOf = async (name: string) =>
    String((await gateway.signIn(`${name}@demo.com`, `${name} pass`)).userData['_id']);
  const [ofRoot, ofAdmin] = [await idOf('root'), await idOf('admin')];
  const notice = (at: number, person: string) => ({
    _id: `notice-${at}`,
    __v: 0,
    createdAt: `2026-01-01T00:00:0${at}.000Z`,
    updatedAt: `2026-01-01T00:00:0${at}.000Z`,
    text: `Text ${at}`,
    person,
    read: at > 3,
  });
  const rows = [1, 2, 3, 4, 5].map((at) => notice(at, ofRoot));
  await gateway.store.insertMany('notices', [...rows, notice(6, ofAdmin)]);
});

afterAll(() => gateway.stop());

const idsOf = async (caller: Caller) => rowsOf(await caller('GET', LIST)).map(({ _id }) => _id);

const unreadOf = async (caller: Caller) =>
  rowsOf(await caller('GET', LIST)).flatMap(({ _id, read }) => (read === true ? [] : [_id]));

describe('the calls of the bell', () => {
  it('S7.06 answers with all of the own ones at once, newest first, and nothing but them', async () => {
    const { status, body } = await root('GET', `${LIST}?page=1&entriesPerPage=2&read=true`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'dashboardNotis']);
    expect(await idsOf(root)).toEqual(['notice-5', 'notice-4', 'notice-3', 'notice-2', 'notice-1']);
    expect(await idsOf(admin)).toEqual(['notice-6']);
  });

  it('S7.12 marks the named ones as read, and leaves those of others and of nobody as they are', async () => {
    const ids = ['notice-1', 'notice-2', 'notice-6', 'nothing'];
    const { status, body } = await root('PATCH', LIST, { ids });
    expect([status, body['success']]).toEqual([200, true]);
    expect(await unreadOf(root)).toEqual(['notice-3']);
    expect((await gateway.store.get('notices', 'notice-6'))?.['read']).toBe(true);
    await root('PATCH', LIST, { ids: [] });
    expect(await unreadOf(root)).toEqual(['notice-3']);
    expect((await root('PATCH', LIST, { ids: 'notice-3' })).status).toBe(422);
  });

  it('S7.10 deletes one of the own ones, and none of somebody else', async () => {
    expect((await root('DELETE', '/v1/dashboardNotis/notice-6/customer')).status).toBe(404);
    const { status, body } = await root('DELETE', '/v1/dashboardNotis/notice-5/customer');
    expect([status, body]).toEqual([200, { success: true, message: 'Deleted.' }]);
    expect((await root('DELETE', '/v1/dashboardNotis/notice-5/customer')).status).toBe(404);
    expect(await idsOf(admin)).toEqual(['notice-6']);
  });

  it('S7.14 clears all of the own ones, and none of somebody else', async () => {
    const { status, body } = await root('DELETE', `${LIST}/clear`);
    expect([status, body['success']]).toEqual([200, true]);
    expect(await idsOf(root)).toEqual([]);
    expect(await idsOf(admin)).toEqual(['notice-6']);
  });
});

describe('the data provider of the bell', () => {
  let asked: string[];
  let rest: ResourceProvider;

  beforeEach(async () => {
    asked = [];
    rest = await restFor(
      {
        ...gateway,
        fetch: (url, init) => {
          asked.push(
            `${init?.method} ${String(url).slice(gateway.url.length)} ${typeof init?.body === 'string' ? init.body : ''}`.trim(),
          );
          return fetch(url, init);
        },
      },
      'root',
    );
  });

  const list = async (perPage: number, more: object = {}) => {
    const sort = { field: 'createdAt', order: 'DESC' as const };
    const { data, total } = await rest.getList('apps/notices', {
      pagination: { page: 1, perPage },
      sort,
      filter: {},
      ...more,
    });
    return { ids: data.map(({ id }) => id), total };
  };

  it('S7.06 asks for the list without any parameter, and finds the page in what came', async () => {
    expect(await list(2)).toEqual({ ids: ['notice-5', 'notice-4'], total: 5 });
    expect(await list(2, { pagination: { page: 3, perPage: 2 } })).toEqual({ ids: ['notice-1'], total: 5 });
    expect(await list(2, { filter: { read: false } })).toEqual({ ids: ['notice-3', 'notice-2'], total: 3 });
    expect(await list(2, { filter: { q: 'text 4' } })).toEqual({ ids: ['notice-4'], total: 1 });
    const upwards = { sort: { field: 'text', order: 'ASC' } };
    expect((await list(5, upwards)).ids).toEqual([1, 2, 3, 4, 5].map((at) => `notice-${at}`));
    expect(new Set(asked)).toEqual(new Set([`GET ${LIST}`]));
  });

  it('S3.16 S7.10 S7.12 S7.14 sends what the specification shows: the same id that the list gave, the ids, and nothing', async () => {
    const { data } = await rest.getOne('apps/notices', { id: 'notice-2' });
    expect(data).toMatchObject({ id: 'notice-2', read: false });
    asked.length = 0;
    await rest.markRead('apps/notices', { ids: ['notice-1', 'notice-2'] });
    await rest.delete('apps/notices', { id: data.id, previousData: data });
    await rest.clear('apps/notices', {});
    expect(asked).toEqual([
      `PATCH ${LIST} {"ids":["notice-1","notice-2"]}`,
      'DELETE /v1/dashboardNotis/notice-2/customer',
      `DELETE ${LIST}/clear`,
    ]);
  });

  it.each([
    {
      name: 'deletion',
      of: { method: 'DELETE', match: '/v1/dashboardNotis/*/customer' },
      call: () => rest.delete('apps/notices', { id: 'notice-1' }),
    },
    {
      name: 'marking',
      of: { method: 'PATCH', match: LIST },
      call: () => rest.markRead('apps/notices', { ids: ['notice-1'] }),
    },
    {
      name: 'clearing',
      of: { method: 'DELETE', match: `${LIST}/clear` },
      call: () => rest.clear('apps/notices', {}),
    },
  ])(
    'S8.09 says the default message of a refused $name without one, and knows an expired token',
    async ({ of, call }: { of: object; call: () => Promise<unknown> }) => {
      const fault = (more: object) =>
        gateway.send('POST', '/__ref/faults', { body: { ...of, times: 1, ...more } });
      await fault({ kind: 'noMessage', status: 422 });
      await expect(call()).rejects.toMatchObject({ message: 'Error occured!!' });
      await fault({ kind: 'errCode401', status: 200 });
      await expect(call()).rejects.toMatchObject({ kind: 'auth' });
      expect((await idsOf(root)).length).toBe(5);
    },
  );
});
