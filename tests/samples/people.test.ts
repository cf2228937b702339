import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createAddresses } from '../../src/model/pages/addresses';
import { createModel } from '../../src/model/resolve/createModel';
import type { Caller } from '../gateway/testGateway';
import { config, worlds } from './worlds';

type Person = { readonly id: number } & Readonly<
  Record<'username' | 'fullName' | 'role' | 'currentPlan' | 'status', string>
>;
type Row = { readonly id: number } & Readonly<Record<string, string>>;

const first = <R>(rows: readonly R[]): R => rows[0] ?? expect.fail('no row');

describe.each(worlds)('over %s', (_, open) => {
  let world: Awaited<ReturnType<typeof open>>;
  let ask: Caller;
  beforeAll(async () => {
    world = await open();
    ({ ask } = world);
  });
  afterAll(() => world.stop());

  const bodyOf = async (path: string) => (await ask('GET', path)).body;

  describe.each([
    { many: 'users', one: 'user', count: 50, add: '/apps/users/add-user', keys: ['user'] },
    { many: 'admins', one: 'admin', count: 12, add: '/apps/admins/add-admin', keys: ['admin', 'user'] },
  ])('the calls of the sample $many', ({ many, one, count, add, keys }) => {
    const listed = (query = '') => bodyOf(`/api/${many}/list/data?${query}`);
    const found = async (query = '') => (await listed(`perPage=100&${query}`))['users'] as Person[];
    const all = async () => (await bodyOf(`/api/${many}/list/all-data`)) as unknown as Person[];
    const byId = (query: string) => ask('GET', `/api/${many}/${one}?${query}`);

    it('S7.77 all-data gives all rows as an array', async () => {
      const rows = await all();
      expect([Array.isArray(rows), rows.length]).toEqual([true, count]);
      expect(rows).toEqual(await found());
    });

    it('S3.26 one has an id, username, fullName, role, currentPlan and status', async () => {
      for (const row of await all()) {
        expect(row).toMatchObject({ username: expect.any(String), fullName: expect.any(String) });
        expect(Number.isInteger(row.id)).toBe(true);
        expect(['admin', 'author', 'editor', 'maintainer', 'subscriber']).toContain(row.role);
        expect(['basic', 'company', 'enterprise', 'team']).toContain(row.currentPlan);
        expect(['active', 'inactive', 'pending']).toContain(row.status);
      }
    });

    it('S7.80 S7.81 list/data gives a page under users, and the total', async () => {
      const { users, total } = (await listed()) as unknown as { users: Person[]; total: number };
      expect([users.length, total]).toEqual([10, count]);
      const ids = (await all()).map(({ id }) => id);
      const page = async (query: string) => ((await listed(query))['users'] as Person[]).map(({ id }) => id);
      expect(await page('page=2&perPage=5')).toEqual(ids.slice(5, 10));
      expect(await page('page=3&perPage=4')).toEqual(ids.slice(8, 12));
      expect(await listed('page=99')).toEqual({ users: [], total: count });
    });

    it('S7.85 q is looked for in username and fullName, whatever its case', async () => {
      const [a, b] = [first(await all()), (await all())[1] ?? expect.fail('no row')];
      expect(await found(`q=${encodeURIComponent(a.username.toUpperCase())}`)).toContainEqual(a);
      expect(await found(`q=${encodeURIComponent(b.fullName.toLowerCase())}`)).toContainEqual(b);
      expect(await found('q=subscriber')).toEqual([]);
    });

    it.each([
      ['role', 'editor', 'author'],
      ['currentPlan', 'team', 'basic'],
      ['status', 'active', 'pending'],
    ] as const)('S7.85 %s is exact, counts all hits, and empty means any', async (name, ...values) => {
      for (const value of values) {
        const wanted = (await all()).filter((row) => row[name] === value);
        expect(await found(`${name}=${value}`)).toEqual(wanted);
        expect(await listed(`${name}=${value}&perPage=1`)).toEqual({
          users: wanted.slice(0, 1),
          total: wanted.length,
        });
        expect(await found(`${name}=${value.slice(1)}`)).toEqual([]);
      }
      expect(await found(`${name}=`)).toHaveLength(count);
    });

    it('S7.85 what is asked for holds together', async () => {
      const { role, currentPlan, status, username } = first(await all());
      const query = new URLSearchParams({ role, currentPlan, status, q: username }).toString();
      expect(await found(query)).toEqual(
        (await all()).filter(
          (row) =>
            row.role === role &&
            row.currentPlan === currentPlan &&
            row.status === status &&
            `${row.username} ${row.fullName}`.toLowerCase().includes(username.toLowerCase()),
        ),
      );
      const other = status === 'active' ? 'pending' : 'active';
      expect(await found(new URLSearchParams({ q: username, status: other }).toString())).not.toContainEqual(
        expect.objectContaining({ username }),
      );
    });

    it('S7.86 one is given by its id', async () => {
      for (const row of (await all()).slice(0, 2)) {
        const { status, body } = await byId(`id=${row.id}`);
        expect([status, body]).toEqual([200, Object.fromEntries(keys.map((key) => [key, row]))]);
      }
      expect((await byId('id=999999')).status).toBe(404);
    });

    it('S7.78 S7.79 a new one is answered with the highest id of both lists plus 1, and is the first', async () => {
      const highest = Math.max(...(await all()).map(({ id }) => id));
      const ada = {
        username: 'ada',
        fullName: 'Ada Quill',
        role: 'editor',
        currentPlan: 'team',
        status: 'active',
      };
      const bo = {
        username: 'bo',
        fullName: 'Bo Tarn',
        role: 'author',
        currentPlan: 'basic',
        status: 'pending',
      };
      const one1 = await ask('POST', add, { newUser: ada, initialUsers: [{ id: 3 }] });
      expect([one1.status, Object.keys(one1.body).toSorted()]).toEqual([201, keys]);
      expect(one1.body['user']).toMatchObject({ ...ada, id: highest + 1 });
      const one2 = await ask('POST', add, {
        newUser: bo,
        initialUsers: [{ _id: '700' }, { id: 5 }, { id: 'x' }, { id: 800.5 }, null],
      });
      expect(one2.body['user']).toMatchObject({ ...bo, id: 701 });
      expect((await all()).slice(0, 2)).toMatchObject([{ id: 701 }, { id: highest + 1 }]);
      expect((await byId('id=701')).body['user']).toMatchObject(bo);
      const wrong = await ask('POST', add, { newUser: { ...bo, role: 'emperor' }, initialUsers: [] });
      expect([wrong.status, (await all()).length]).toEqual([422, count + 2]);
    });

    it('S7.87 one is deleted by its id, in the address or in the body', async () => {
      const [a, b] = (await all()).map(({ id }) => id);
      expect((await ask('DELETE', `/apps/${many}/delete?id=${a}`)).status).toBe(200);
      expect((await ask('DELETE', `/apps/${many}/delete`, { id: b })).status).toBe(200);
      expect([(await byId(`id=${a}`)).status, (await byId(`id=${b}`)).status]).toEqual([404, 404]);
      expect(await all()).toHaveLength(count);
      expect((await ask('DELETE', `/apps/${many}/delete?id=${a}`)).status).toBe(404);
      expect((await ask('DELETE', `/apps/${many}/delete`)).status).toBe(404);
      expect(await all()).toHaveLength(count);
      const again = await ask('POST', add, { newUser: { username: 'cy', fullName: 'Cy Loom' } });
      expect([again.status, again.body[one]]).toMatchObject([201, { id: count + 1, username: 'cy' }]);
    });
  });

  describe.each([
    { id: 'S3.27 S7.82', many: 'roles', key: 'users', fields: ['role', 'type'] },
    { id: 'S3.28 S7.83', many: 'packages', key: 'packages', fields: ['name', 'description'] },
  ])('$id the sample $many', ({ many, key, fields }) => {
    const listed = (query = '') => bodyOf(`/api/${many}/list/data?${query}`);
    const rows = async (query = '') => (await listed(query))[key] as Row[];

    it(`S7.82 S7.83 are a page, with how many there are`, async () => {
      expect(Object.keys(await listed()).toSorted()).toEqual([key, 'total'].toSorted());
      expect([(await rows()).length, (await listed())['total']]).toEqual([6, 6]);
      const whole = await rows();
      expect(await rows('page=2&perPage=4')).toEqual(whole.slice(4));
      expect(await rows('page=3&perPage=2')).toEqual(whole.slice(4));
      for (const row of whole) expect(Object.keys(row).toSorted()).toEqual(['id', ...fields].toSorted());
    });

    it('S7.82 S7.83 are found by q in both of their fields', async () => {
      for (const row of (await rows()).slice(0, 2))
        for (const field of fields)
          expect(await rows(`q=${encodeURIComponent((row[field] ?? '').toUpperCase())}`)).toContainEqual(row);
      expect(await listed('q=nothing+of+the+kind')).toEqual({ [key]: [], total: 0 });
    });
  });

  it('S7.82 roles are found by their role', async () => {
    const roles = async (role: string) =>
      (await bodyOf(`/api/roles/list/data?role=${role}`))['users'] as Row[];
    expect(await roles('Editor')).toMatchObject([{ role: 'Editor', type: 'Content' }]);
    expect(await roles('guest')).toMatchObject([{ role: 'Guest', type: 'Read only' }]);
    expect(await roles('')).toHaveLength(6);
  });
});

describe('the addresses of the sample users and admins', () => {
  const { inner, outer } = createAddresses(createModel(config, kinds), () => undefined);

  it.each([
    ['S2.32', '/apps/user/list', '/apps/sampleUsers'],
    ['S2.33', '/apps/user/view/7', '/apps/sampleUsers/7/show'],
    ['S2.34', '/apps/admin/list', '/apps/sampleAdmins'],
    ['S2.35', '/apps/admin/view/7', '/apps/sampleAdmins/7/show'],
  ])('%s are those that were there before: %s', (_, seen, known) => {
    expect(inner({ pathname: seen, search: '' }).pathname).toBe(known);
    expect(outer({ pathname: known, search: '' }).pathname).toBe(seen);
  });
});
