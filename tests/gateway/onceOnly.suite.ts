import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { cuttable } from './cuttable';
import { recordOf, rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const DAY_S = 24 * 60 * 60;

const KEPT = 'idempotencyKeys';

/** As former versions kept it, with a hash of its body. */
const former = {
  _id: 'root former',
  __v: 0,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  method: 'POST',
  path: '/v1/products',
  bodyHash: 'ab'.repeat(32),
  status: 201,
  text: '{}',
};

type Sent = { readonly key?: string; readonly body?: object; readonly token?: string };

/** One write, however often it arrives. */
export const describeOnceOnly = (openStore: OpenStore): void => {
  describe('a write with an idempotency key', () => {
    let gateway: TestGateway;
    let root: Caller;
    let token: string;
    let power: { isCut: boolean };
    beforeAll(async () => {
      const { store, state } = cuttable(await openStore());
      power = state;
      await store.insert(KEPT, former);
      gateway = await serveGateway(store);
      token = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
      root = gateway.callerOf(token);
    });
    afterAll(() => gateway.stop());

    let made = 0;
    const name = () => `Once ${(made += 1)}`;
    const send = async (method: string, path: string, { key, body, token: own = token }: Sent = {}) => {
      const authorization = path.startsWith('/users') ? `Bearer ${own}` : own;
      const answer = await fetch(gateway.url + path, {
        method,
        headers: { authorization, ...JSON_BODY, ...(key !== undefined && { 'Idempotency-Key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { status, headers } = answer;
      return { status, replayed: headers.get('Idempotency-Replayed'), text: await answer.text() };
    };
    const create = (key: string, body: object) => send('POST', '/v1/products', { key, body });
    const countOf = async (each: string) =>
      rowsOf(await root('GET', `/v1/products?name=${encodeURIComponent(each)}`)).length;

    it('D-03 E-18 is done once, and answered again with the same bytes', async () => {
      const body = { name: name(), quantity: 1 };
      const first = await create('one', body);
      const again = await create('one', body);
      expect([first.status, first.replayed]).toEqual([201, null]);
      expect(again).toEqual({ ...first, replayed: 'true' });
      expect(await countOf(body.name)).toBe(1);
    });

    it('D-03 is done once when twenty arrive together, and all get the answer of the first', async () => {
      const body = { name: name() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => create('twenty', body)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
      expect(await countOf(body.name)).toBe(1);
    });

    it('D-03 changes, acts, deletes and presses a star once', async () => {
      const { _id } = recordOf(await root('POST', '/v1/products', { name: name(), quantity: 1 }));
      const path = `/v1/products/${_id}`;
      const twice = async (method: string, to: string, body?: object) => {
        const sent = { key: `${method} ${to}`.replace(' ', '_'), ...(body && { body }) };
        const [first, again] = [await send(method, to, sent), await send(method, to, sent)];
        expect([first.status, again]).toEqual([200, { ...first, replayed: 'true' }]);
      };
      await twice('PATCH', path, { quantity: 2 });
      await twice('POST', `${path}/activate`);
      expect(recordOf(await root('GET', path))).toMatchObject({ __v: 2, quantity: 2, status: 'active' });
      await twice('DELETE', path);
      await twice('POST', '/api/bookmarks/update', { id: 'roles' });
      const { bookmarks } = (await root('GET', '/api/bookmarks/data')).body;
      expect(bookmarks).toContainEqual(expect.objectContaining({ id: 'roles' }));
    });

    it('is refused when its key was sent before with something else', async () => {
      const body = { name: name() };
      const first = await create('other', body);
      const refused = { status: 422, replayed: null };
      expect(await create('other', { ...body, quantity: 1 })).toMatchObject(refused);
      expect(await send('POST', '/v1/groups', { key: 'other', body })).toMatchObject(refused);
      expect(await create('other', body)).toEqual({ ...first, replayed: 'true' });
    });

    it('shares its key with nobody else', async () => {
      const own = (await gateway.signIn('admin@demo.com', 'admin pass')).accessToken;
      const [mine, theirs] = [name(), name()];
      await create('shared', { name: mine });
      const other = await send('POST', '/v1/products', { key: 'shared', body: { name: theirs }, token: own });
      expect([other.status, other.replayed]).toEqual([201, null]);
      expect(other.text).not.toContain(mine);
      const stranger = await send('POST', '/v1/products', {
        key: 'shared',
        body: { name: mine },
        token: 'x',
      });
      expect(stranger).toMatchObject({ status: 401, replayed: null });
    });

    it('is refused to whoever has lost the right since, and answered when it is given back', async () => {
      const own = (await gateway.signIn('support@demo.com', 'support pass')).accessToken;
      const role = rowsOf(await root('GET', '/v1/roles?name=support')).find(
        (each) => each['name'] === 'support',
      );
      const mayDo = (...abilities: readonly object[]) =>
        root('PATCH', `/v1/roles/${role?._id}`, { abilities: [...abilities] });
      const { _id } = recordOf(await root('POST', '/v1/products', { name: name(), quantity: 1 }));
      const sent = { key: 'lost', body: { quantity: 2 }, token: own };
      const change = () => send('PATCH', `/v1/products/${_id}`, sent);
      const first = await change();
      expect(first.status).toBe(200);
      expect((await mayDo({ action: 'read', subject: 'products' })).status).toBe(200);
      const refused = await change();
      expect(refused).toMatchObject({ status: 403, replayed: null });
      expect(refused.text).not.toContain(_id);
      await mayDo({ action: 'edit', subject: 'products' });
      expect(await change()).toEqual({ ...first, replayed: 'true' });
      await mayDo(...(role?.['abilities'] as object[]));
    });

    it('is judged anew after a refusal, because nothing was written', async () => {
      const body = { name: name() };
      await root('POST', '/v1/products', body);
      const refused = await create('refused', body);
      expect(await create('refused', body)).toMatchObject({ status: 409, replayed: null });
      expect([refused.status, refused.replayed]).toEqual([409, null]);
      const [taken] = rowsOf(await root('GET', `/v1/products?name=${encodeURIComponent(body.name)}`));
      await root('DELETE', `/v1/products/${taken?._id}`);
      expect((await create('refused', body)).status).toBe(201);
    });

    it('D-03 is done by the next one when the first was cut off at its end', async () => {
      const body = { name: name() };
      power.isCut = true;
      const cut = await create('cut', body);
      power.isCut = false;
      expect([cut.status, await countOf(body.name)]).toEqual([500, 0]);
      const after = await create('cut', body);
      expect([after.status, after.replayed, await countOf(body.name)]).toEqual([201, null, 1]);
    });

    it('leaves no password behind, nor a hash to try passwords by, and no answer of a sign-in', async () => {
      const body = { name: 'Ann', email: 'ann@demo.com', password: 'a secret of Ann' };
      const answers = [1, 2].map(() => send('POST', '/users', { key: 'secret', body }));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201]);
      const login = { email: 'root@demo.com', password: 'root pass' };
      expect((await send('POST', '/jwt/login', { key: 'login', body: login })).status).toBe(200);
      const everything = { where: [], sort: [] as const, offset: 0, limit: 1000 };
      const { rows } = await gateway.store.list('idempotencyKeys', everything);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ _id }) => _id).filter((id) => id.endsWith(' login'))).toEqual([]);
      expect(JSON.stringify(rows)).not.toMatch(/a secret of Ann|scrypt|accessToken/);
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        const hash = createHash('sha256').update(JSON.stringify(body)).digest(encoding);
        expect(JSON.stringify(rows)).not.toContain(hash);
      }
      expect(rows.map(({ _id }) => _id)).not.toContain(former._id);
    });

    it.each([
      ['nothing', ''],
      ['a space within', 'a b'],
      ['a letter beyond ASCII', 'é'],
      ['201 characters', 'x'.repeat(201)],
    ])('is refused when its key has %s', async (_, key) => {
      expect(await create(key, { name: name() })).toMatchObject({ status: 400, replayed: null });
      expect((await create('x'.repeat(200), { name: 'Longest key' })).status).toBe(201);
    });

    it('has a new key after a day, and the old ones go as others come', async () => {
      const body = { name: name() };
      await create('daily', body);
      const keys = () => gateway.store.count('idempotencyKeys', []);
      const before = await keys();
      gateway.clock.add(DAY_S + 1);
      token = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
      root = gateway.callerOf(token);
      expect((await create('daily', body)).status).toBe(409);
      for (let writes = 0; writes < before; writes += 5)
        await create(`later ${writes}`.replace(' ', '_'), { name: name() });
      expect(await keys()).toBeLessThan(before);
    });
  });
};

const JSON_BODY = { 'content-type': 'application/json' };
