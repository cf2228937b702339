import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  recordOf,
  rowsOf,
  serveGateway,
  statusesOf,
  type Answer,
  type Caller,
  type OpenStore,
  type TestGateway,
} from './testGateway';

/** What may stand beside what: unique values, references, states, actions and versions. */
export const describeRules = (openStore: OpenStore): void => {
  describe('rules', () => {
    let gateway: TestGateway;
    let root: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      root = await gateway.as('root');
    });
    afterAll(() => gateway.stop());
    let made = 0;
    const product = async (values: object = {}) => {
      made += 1;
      return recordOf(await root('POST', '/v1/products', { name: `Rule ${made}`, ...values }));
    };
    const group = async () => recordOf(await root('POST', '/v1/groups', { name: 'G' }))._id;
    /** Ten calls that have all arrived before the first of them is worked on. */
    const inParallel = async (work: (index: number) => Promise<Answer>): Promise<Answer[]> => {
      const held = await gateway.send('POST', '/__ref/barriers', {
        body: { match: '/v1/products*', at: 'beforeApply' },
      });
      const calls = Array.from({ length: 10 }, (_, index) => work(index));
      const barrier = `/__ref/barriers/${String(held.body['id'])}`;
      await gateway.send('GET', `${barrier}?count=10`);
      await gateway.send('DELETE', barrier);
      return Promise.all(calls);
    };

    it('let a unique value be taken once, upper and lower case alike, and free it again', async () => {
      const { _id } = await product({ name: 'Only One' });
      const refused = await root('POST', '/v1/products', { name: 'only ONE' });
      expect(refused).toMatchObject({ status: 409, body: { errors: { name: 'Already in use' } } });
      const other = await product();
      const change = await root('PATCH', `/v1/products/${other._id}`, { name: 'ONLY one' });
      expect(change).toMatchObject({ status: 409, body: { errors: { name: 'Already in use' } } });
      expect((await root('PATCH', `/v1/products/${_id}`, { name: 'only one' })).status).toBe(200);
      await root('DELETE', `/v1/products/${_id}`);
      expect((await root('POST', '/v1/products', { name: 'Only One' })).status).toBe(201);
    });

    it('let exactly one of ten win that create the same at once', async () => {
      const answers = await inParallel(() => root('POST', '/v1/products', { name: 'Race' }));
      expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)]);
    });

    it('compare unique values of any length', async () => {
      const name = 'x'.repeat(4000);
      expect((await root('POST', '/v1/products', { name })).status).toBe(201);
      expect((await root('POST', '/v1/products', { name: name.toUpperCase() })).status).toBe(409);
    });

    it('refuse references that point nowhere, wherever they stand', async () => {
      const refused = await root('POST', '/v1/products', {
        name: 'Dangling',
        owner: 'f'.repeat(24),
        groups: [await group(), 'e'.repeat(24)],
        lines: [{ count: 1 }, { product: 'd'.repeat(24) }],
      });
      expect(refused).toMatchObject({
        status: 422,
        body: {
          errors: {
            owner: 'Must be an existing user',
            groups: 'Must be an existing group',
            'lines.1.product': 'Must be an existing product',
          },
        },
      });
    });

    it('refuse a reference to a record of another entity in the same collection', async () => {
      const [admin] = rowsOf(await root('GET', '/dashboardUsers'));
      expect((await root('POST', '/v1/products', { name: 'Foreign', owner: admin?._id })).status).toBe(422);
    });

    it('keep a record that is pointed at, and say by how many', async () => {
      const [user] = rowsOf(await root('GET', '/users'));
      const held = [await product({ owner: user?._id }), await product({ owner: user?._id })];
      const refused = await root('DELETE', `/users/${user?._id}`);
      expect(refused).toMatchObject({ status: 409, body: { message: 'It is still in use: 2 Products.' } });
      for (const { _id } of held) await root('DELETE', `/v1/products/${_id}`);
      expect((await root('DELETE', `/users/${user?._id}`)).status).toBe(200);
    });

    it('take a deleted record out of the lists that hold it, and nothing else', async () => {
      const [stays, goes] = [await group(), await group()];
      const { _id } = await product({ groups: [stays, goes], quantity: 4 });
      expect((await root('DELETE', `/v1/groups/${goes}`)).status).toBe(200);
      expect(recordOf(await root('GET', `/v1/products/${_id}`))).toMatchObject({
        groups: [stays],
        quantity: 4,
      });
    });

    it('take a record that has to stay out of no list', async () => {
      const kept = await group();
      const { _id } = await product({ groups: [kept] });
      await product({ mainGroup: kept });
      expect((await root('DELETE', `/v1/groups/${kept}`)).status).toBe(409);
      expect(recordOf(await root('GET', `/v1/products/${_id}`))).toMatchObject({ groups: [kept] });
    });

    it('follow the declared transitions and name the legal ones', async () => {
      const { _id } = await product();
      const patch = (status: string) => root('PATCH', `/v1/products/${_id}`, { status });
      expect((await patch('active')).status).toBe(200);
      expect((await patch('active')).status).toBe(200);
      const refused = await patch('draft');
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { status: 'Can’t change from Active to Draft. Possible: Archived' } },
      });
      expect((await patch('archived')).status).toBe(200);
      expect((await patch('nonsense')).status).toBe(422);
      expect((await root('POST', '/v1/products', { name: 'Born active', status: 'active' })).status).toBe(
        422,
      );
    });

    it('run an action with its effect and its stamp, once', async () => {
      const { _id } = await product();
      const done = await root('POST', `/v1/products/${_id}/activate`);
      expect(done).toMatchObject({
        status: 200,
        body: { success: true, product: { status: 'active', __v: 1 } },
      });
      expect(Date.parse(String(recordOf(done)['activatedAt']))).toBeGreaterThan(Date.now() - 60_000);
      const again = await root('POST', `/v1/products/${_id}/activate`, {});
      expect(again.status).toBe(409);
      expect(again.body['message']).toContain('Status');
      expect((await root('POST', `/v1/products/${'f'.repeat(24)}/activate`)).status).toBe(404);
    });

    it('run an action once when ten ask at once', async () => {
      const { _id } = await product();
      const answers = await inParallel(() => root('POST', `/v1/products/${_id}/activate`));
      expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(409)]);
    });

    it('ask for the form of an action, and take nothing else from it', async () => {
      const { _id } = await product();
      const retire = (body?: object) => root('POST', `/v1/products/${_id}/retire`, body);
      expect(await retire()).toMatchObject({ status: 422, body: { errors: { reason: 'Required' } } });
      expect(await retire({ reason: 'x' })).toMatchObject({
        status: 422,
        body: { errors: { reason: expect.any(String) } },
      });
      const more = await retire({ reason: 'too old', price: '1', reson: 'x' });
      const errors = { price: /no such field/, reson: /Did you mean "reason"/ };
      expect(more).toMatchObject({
        status: 422,
        body: {
          errors: {
            price: expect.stringMatching(errors.price),
            reson: expect.stringMatching(errors.reson),
          },
        },
      });
      const done = recordOf(await retire({ reason: ' too old ', __v: 0 }));
      expect(done).toMatchObject({ status: 'archived', reason: 'too old', __v: 1 });
    });

    it('refuse a stale version with the record of now, and no write without one', async () => {
      const { _id } = await product({ quantity: 1 });
      const patch = (body: object) => root('PATCH', `/v1/products/${_id}`, body);
      expect((await patch({ quantity: 2, __v: 0 })).status).toBe(200);
      const stale = await patch({ quantity: 3, __v: 0 });
      expect(stale).toMatchObject({ status: 409, body: { current: { _id, quantity: 2, __v: 1 } } });
      for (const other of [99_999_999_999, -1]) expect((await patch({ __v: other })).status).toBe(409);
      const errors = { __v: expect.stringContaining('whole number') as string };
      for (const wrong of [1.5, 'x', '1', {}, [], [1], true, ''])
        expect(await patch({ quantity: 6, __v: wrong })).toMatchObject({ status: 422, body: { errors } });
      expect((await patch({ quantity: 4 })).status).toBe(200);
      expect((await patch({ quantity: 5, __v: 2 })).status).toBe(200);
    });

    it('let one of ten win that change the same version at once', async () => {
      const { _id } = await product();
      const answers = await inParallel((n) => root('PATCH', `/v1/products/${_id}`, { quantity: n, __v: 0 }));
      expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(409)]);
    });
  });
};
