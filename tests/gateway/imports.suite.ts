import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Answer,
  type Json,
  type OpenStore,
  type TestGateway,
} from './testGateway';

type Row = { readonly id?: string; readonly values: Json };

/** Rows of an import together, and the way back. */
export const describeImports = (openStore: OpenStore): void => {
  describe('imports', () => {
    let gateway: TestGateway;
    let token: string;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      token = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
    });
    afterAll(() => gateway.stop());

    const post = (
      path: string,
      body: object,
      { as = token, key = newKey(), entity = 'products' } = {},
    ): Promise<Answer> =>
      gateway.send('POST', `/api/imports/${entity}${path}`, {
        body,
        authorization: as,
        headers: { 'idempotency-key': key },
      });
    const root = (method: string, path: string, body?: unknown) =>
      gateway.send(method, path, { body, authorization: token });
    const bring = async (id: string, rows: readonly Row[], how: { as?: string; key?: string } = {}) => {
      const answer = await post('', { import: id, file: 'goods.csv', rows }, how);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      return answer.body['results'] as Json[];
    };
    const undoAll = async (id: string, as = token) => {
      const steps: Json[] = [];
      for (let turn = 0; turn < 50 && steps.at(-1)?.['isDone'] !== true; turn += 1) {
        const answer = await post(`/${id}/undo`, {}, { as });
        expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
        steps.push(answer.body);
      }
      const sum = (name: string) => steps.reduce((total, step) => total + Number(step[name]), 0);
      const kept = steps.flatMap((step) => step['kept'] as { title: string; reason: string }[]);
      return { removed: sum('removed'), restored: sum('restored'), kept };
    };
    const named = async (name: string) =>
      rowsOf(await root('GET', `/v1/products?name=${name}&entriesPerPage=100`));
    const told = async (id: string, as = token) => {
      const { body } = await gateway.send('GET', '/api/imports/products', { authorization: as });
      return (body['imports'] as Json[]).find((each) => each['id'] === id);
    };

    it('write each row as it would be written alone, whatever becomes of the others', async () => {
      const value = fc.record(
        {
          name: fc.constantFrom('', 'A', 'B', 'C', 'D', 'E'),
          quantity: fc.constantFrom<unknown>(1, 2, 'three', null),
          price: fc.constantFrom<unknown>('1.50', '-1', 'x', undefined),
          mainGroup: fc.constantFrom<unknown>('nowhere', undefined, null),
          nonsense: fc.constantFrom(undefined, undefined, undefined, 1),
        },
        { noNullPrototype: true },
      );
      let turn = 0;
      const agree = fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 12 }), async (made) => {
        turn += 1;
        const rows = (way: string) =>
          made.map((each) => ({ ...each, name: each.name && `${way}${turn} ${each.name}` }));
        const alone: Answer[] = [];
        for (const each of rows('one')) alone.push(await root('POST', '/v1/products', each));
        const id = newKey();
        const results = await bring(
          id,
          rows('all').map((values) => ({ values })),
        );
        // Of an import it may be a name, too.
        const inNames = (text: string) =>
          text.replaceAll('Must be an existing group', 'No group has “nowhere” as Name or ID');
        const said = (body: Json) => JSON.stringify(body).replaceAll(/(one|all)\d+ /g, '');
        expect(results.map((each) => (each['success'] === true ? 'stored' : said(each)))).toEqual(
          alone.map(({ status, body }) => (status === 201 ? 'stored' : inNames(said(body)))),
        );
        const contents = async (way: string) =>
          (await named(`${way}${turn} `))
            .map(({ _id, createdAt, updatedAt, ...rest }) => said(rest))
            .toSorted();
        expect(await contents('all')).toEqual(await contents('one'));
      });
      await fc.assert(agree, { numRuns: 6 });
    }, 60_000);

    it('happen once, however often a part of them is sent', async () => {
      const [id, key] = [newKey(), newKey()];
      const rows = ['Once 1', 'Once 2', ''].map((name) => ({ values: { name } }));
      const results = await bring(id, rows, { key });
      expect(await bring(id, rows, { key })).toEqual(results);
      expect(results.map((each) => each['success'])).toEqual([true, true, false]);
      expect(await named('Once')).toHaveLength(2);
      expect(await told(id)).toMatchObject({
        file: 'goods.csv',
        made: 2,
        changed: 0,
        refused: 1,
        undone: null,
      });
    });

    it('refuse a change of what somebody else has changed meanwhile', async () => {
      const before = recordOf(await root('POST', '/v1/products', { name: 'Raced', quantity: 1 }));
      await root('PATCH', `/v1/products/${before._id}`, { quantity: 2 });
      const id = newKey();
      const [result] = await bring(id, [{ id: before._id, values: { quantity: 3, __v: 0 } }]);
      expect(result).toMatchObject({ success: false, errCode: '409' });
      expect(await named('Raced')).toMatchObject([{ quantity: 2 }]);
    });

    it('are undone as one act: what they made is gone, what they changed is as before, and the rest is named', async () => {
      const known = [];
      for (const name of ['Known 1', 'Known 2', 'Known 3'])
        known.push(recordOf(await root('POST', '/v1/products', { name, quantity: 1, tags: ['old'] })));
      const [first, second, third] = known.map(({ _id }) => _id);
      const id = newKey();
      const fresh = Array.from({ length: 130 }, (_, at) => ({
        values: { name: `Fresh ${at}`, quantity: at },
      }));
      await bring(id, [
        ...fresh.slice(0, 70),
        { id: String(first), values: { quantity: 9, tags: ['new'], __v: 0 } },
      ]);
      await bring(id, [
        ...fresh.slice(70),
        { id: String(second), values: { quantity: 9, __v: 0 } },
        { id: String(third), values: { reason: 'none', __v: 0 } },
      ]);
      expect(await told(id)).toMatchObject({ made: 130, changed: 2, refused: 1 });
      const idOf = async (name: string) => (await named(name)).find((each) => each['name'] === name)?._id;
      const [touched, lost] = [await idOf('Fresh 7'), await idOf('Fresh 102')];
      await root('PATCH', `/v1/products/${touched}`, { quantity: 1000 });
      await root('PATCH', `/v1/products/${second}`, { quantity: 10 });
      await root('DELETE', `/v1/products/${lost}`);
      const { removed, restored, kept } = await undoAll(id);
      expect({ removed, restored }).toEqual({ removed: 128, restored: 1 });
      const whyNot = Object.fromEntries(kept.map(({ title, reason }) => [title, reason]));
      expect(whyNot).toEqual({
        'Fresh 7': 'changed',
        'Known 2': 'changed',
        [String(lost)]: 'gone',
      });
      expect((await named('Fresh')).map(({ name }) => name)).toEqual(['Fresh 7']);
      expect(await named('Known')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'Known 1', quantity: 1, tags: ['old'] }),
          expect.objectContaining({ name: 'Known 2', quantity: 10 }),
        ]),
      );
      expect(await told(id)).toMatchObject({ undone: { removed: 128, restored: 1, kept: 3 } });
      expect(await undoAll(id)).toEqual({ removed: 0, restored: 0, kept: [] });
      expect(await post('', { import: id, rows: fresh.slice(0, 1) })).toMatchObject({ status: 409 });
    }, 60_000);

    it('write rows in their order, so that a name that one gives up is free for the next', async () => {
      const row = recordOf(await root('POST', '/v1/products', { name: 'Taken' }));
      const results = await bring(newKey(), [
        { values: { name: 'Taken' } },
        { id: row._id, values: { name: 'Given up' } },
        { values: { name: 'Taken' } },
      ]);
      expect(results.map((each) => each['success'])).toEqual([false, true, true]);
    });

    it('put a record that they wrote several times back to where it was before them', async () => {
      const id = newKey();
      const known = recordOf(
        await root('POST', '/v1/products', { name: 'Often', quantity: 1, tags: ['old'] }),
      );
      const often = (values: Json) => ({ id: String(known._id), values });
      await bring(id, [{ values: { name: 'Sole' } }, often({ quantity: 2 }), often({ quantity: 3 })]);
      const [sole] = await named('Sole');
      await bring(id, [
        often({ quantity: 4, tags: ['new'] }),
        { id: String(sole?._id), values: { quantity: 9 } },
      ]);
      expect(await told(id)).toMatchObject({ made: 1, changed: 1 });
      expect(await undoAll(id)).toEqual({ removed: 1, restored: 1, kept: [] });
      expect(await named('Often')).toMatchObject([{ quantity: 1, tags: ['old'] }]);
      expect(await named('Sole')).toEqual([]);
    });

    it('put back no further than to what somebody else made of a record between two of their changes', async () => {
      const id = newKey();
      const known = recordOf(await root('POST', '/v1/products', { name: 'Between', quantity: 1 }));
      const change = (quantity: number) => bring(id, [{ id: known._id, values: { quantity } }]);
      await change(2);
      await root('PATCH', `/v1/products/${known._id}`, { quantity: 50 });
      await change(3);
      expect(await undoAll(id)).toMatchObject({
        restored: 1,
        kept: [{ title: 'Between', reason: 'changed' }],
      });
      expect(await named('Between')).toMatchObject([{ quantity: 50 }]);
    });

    it('leave what is in use by now, and say by what', async () => {
      const id = newKey();
      const rows = ['In use', 'Unused'].map((name) => ({ values: { name } }));
      await post('', { import: id, rows }, { entity: 'groups' });
      const groups = rowsOf(await root('GET', '/v1/groups?entriesPerPage=100'));
      const mainGroup = groups.find(({ name }) => name === 'In use')?._id;
      await root('POST', '/v1/products', { name: 'Holder', mainGroup });
      const answer = await post(`/${id}/undo`, {}, { entity: 'groups' });
      expect(answer.body).toMatchObject({
        removed: 1,
        kept: [{ title: 'In use', reason: 'It is still in use: 1 Product.' }],
        isDone: true,
      });
    });

    it('ask for the rights that each row needs, and are undone by whoever made them or may delete', async () => {
      const { accessToken: as } = await gateway.signIn('support@demo.com', 'support pass');
      const id = newKey();
      const body = { import: id, rows: [{ values: { name: 'Denied' } }] };
      expect(await post('', body, { as })).toMatchObject({
        status: 403,
        body: { right: { action: 'create', subject: 'products' } },
      });
      expect(await named('Denied')).toEqual([]);
      const row = recordOf(await root('POST', '/v1/products', { name: 'Open', quantity: 1 }));
      await bring(id, [{ id: row._id, values: { quantity: 2, __v: 0 } }], { as });
      const others = newKey();
      await bring(others, [{ values: { name: 'Roots own' } }]);
      expect(await post(`/${others}/undo`, {}, { as })).toMatchObject({ status: 403 });
      expect(await told(others, as)).toBeUndefined();
      expect(await undoAll(id, as)).toEqual({ removed: 0, restored: 1, kept: [] });
      expect(await named('Open')).toMatchObject([{ quantity: 1 }]);
      expect(await undoAll(others)).toMatchObject({ removed: 1 });
      expect((await post('', { ...body, rows: [] })).status).toBe(422);
      expect((await post('', { rows: body.rows })).status).toBe(422);
      expect((await post(`/${newKey()}/undo`, {})).status).toBe(404);
      expect((await gateway.send('POST', '/api/imports/roles', { body, authorization: token })).status).toBe(
        404,
      );
    });

    it('are undone only as far as whoever made them may now delete and edit', async () => {
      const role = rowsOf(await root('GET', '/v1/roles')).find(({ name }) => name === 'support');
      const may = async (...actions: string[]) => {
        const abilities = ['read', ...actions].map((action) => ({ action, subject: 'products' }));
        expect((await root('PATCH', `/v1/roles/${role?._id}`, { abilities })).status).toBe(200);
      };
      const { accessToken: as } = await gateway.signIn('support@demo.com', 'support pass');
      const known: string[] = [];
      for (const name of ['Lost 1', 'Lost 2'])
        known.push(recordOf(await root('POST', '/v1/products', { name, quantity: 1 }))._id);
      const quantities = async () =>
        (await named('Lost')).map(({ quantity }) => Number(quantity)).toSorted((a, b) => a - b);
      const change = (at: number) => ({ id: known[at] ?? '', values: { quantity: 2 } });
      const [changing, mixed] = [newKey(), newKey()];
      await may('create', 'edit');
      await bring(changing, [change(0)], { as });
      await bring(mixed, [change(1), { values: { name: 'Lost 3', quantity: 3 } }], { as });
      await may('create');
      for (const id of [changing, mixed])
        expect(await post(`/${id}/undo`, {}, { as })).toMatchObject({ status: 403 });
      expect(await quantities()).toEqual([2, 2, 3]);
      expect(await told(mixed)).toMatchObject({ undone: null });
      await may('create', 'edit');
      expect(await undoAll(changing, as)).toEqual({ removed: 0, restored: 1, kept: [] });
      expect(await undoAll(mixed, as)).toMatchObject({
        removed: 0,
        restored: 1,
        kept: [{ title: 'Lost 3', reason: expect.stringContaining('delete') }],
      });
      expect(await quantities()).toEqual([1, 1, 3]);
    });
  });
};
