import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

/** One record at a time: envelope, keys, and what no body and no address may do. */
export const describeRecords = (openStore: OpenStore): void => {
  describe('records', () => {
    let gateway: TestGateway;
    let root: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      root = await gateway.as('root');
    });
    afterAll(() => gateway.stop());

    it('are created, read, changed and deleted in the envelope of the convention', async () => {
      const created = await root('POST', '/v1/products', { name: ' Tea ', price: '2.5' });
      expect(created).toMatchObject({
        status: 201,
        body: { success: true, product: { name: 'Tea', price: '2.50', status: 'draft', __v: 0 } },
      });
      const { _id } = recordOf(created);
      expect(_id).toMatch(/^[0-9a-f]{24}$/);
      expect(recordOf(await root('GET', `/v1/products/${_id}`))).toEqual(recordOf(created));
      gateway.clock.add(60);
      const changed = recordOf(await root('PATCH', `/v1/products/${_id}`, { quantity: 3 }));
      expect(changed).toMatchObject({ name: 'Tea', quantity: 3, __v: 1 });
      expect(String(changed['updatedAt']) > String(changed['createdAt'])).toBe(true);
      const deleted = await root('DELETE', `/v1/products/${_id}`);
      expect(deleted).toEqual({ status: 200, body: { success: true, message: 'Deleted.' } });
      const gone = { status: 404, body: { success: false, errCode: '404' } };
      expect(await root('GET', `/v1/products/${_id}`)).toMatchObject(gone);
      expect(await root('PATCH', `/v1/products/${_id}`, {})).toMatchObject(gone);
      expect(await root('DELETE', `/v1/products/${_id}`)).toMatchObject(gone);
    });

    it('are refused with every fault beside its field', async () => {
      const refused = await root('POST', '/v1/products', { price: 'much', quantity: 'x', isPublic: 'maybe' });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ success: false, errCode: '422' });
      expect(Object.keys(refused.body['errors'] as object).sort()).toEqual([
        'isPublic',
        'name',
        'price',
        'quantity',
      ]);
      expect(refused.body['message']).toContain('Name: Required');
      expect(refused.body['msg']).toBe(refused.body['message']);
    });

    it('take no read-only field, no unknown key and no key of the gateway, and say so of each', async () => {
      const own = {
        _id: 'mine',
        id: 'mine',
        createdAt: '1970',
        updatedAt: '1970',
        code: 'X',
        quantitty: 3,
      };
      const errors = {
        _id: 'Is given by the server.',
        id: 'Is given by the server.',
        createdAt: 'Is given by the server.',
        updatedAt: 'Is given by the server.',
        code: 'Is read only.',
        quantitty: expect.stringContaining('There is no such field. Did you mean "quantity"?'),
      };
      const refused = { status: 422, body: { success: false, errors } };
      expect(await root('POST', '/v1/products', { name: 'Own keys', ...own })).toMatchObject(refused);
      const created = recordOf(await root('POST', '/v1/products', { name: 'Own keys' }));
      const path = `/v1/products/${created._id}`;
      expect(await root('PATCH', path, { quantity: 9, ...own })).toMatchObject(refused);
      expect(recordOf(await root('GET', path))).toEqual(created);
      const single = await root('PATCH', path, { code: 'X' });
      expect(single.body['message']).toBe('Code: Is read only.');
    });

    it('may be sent back whole, with what nobody may change as it is', async () => {
      const values = { name: 'Whole', price: '2.50', tags: ['a'], extra: { b: 1, a: { d: 2, c: [] } } };
      const created = recordOf(await root('POST', '/v1/products', values));
      const path = `/v1/products/${created._id}`;
      const again = { ...created, quantity: 3, price: '2.5', extra: { a: { c: [], d: 2 }, b: 1 } };
      const changed = await root('PATCH', path, { ...again, id: created._id, code: null, activatedAt: '' });
      expect([changed.status, recordOf(changed)]).toMatchObject([
        200,
        { quantity: 3, price: '2.50', __v: 1 },
      ]);
    });

    it('keep a prototype as it was, whatever keys a body has', async () => {
      const hostile =
        '{"name":"Hostile","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
      const refused = await root('POST', '/v1/products', hostile);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body['errors'] as object)).toEqual(['__proto__', 'constructor']);
      const created = await root(
        'POST',
        '/v1/products',
        '{"name":"Tame","extra":{"__proto__":{"polluted":1}}}',
      );
      expect(created.status).toBe(201);
      const path = `/v1/products/${recordOf(created)._id}`;
      expect((await root('PATCH', path, hostile)).status).toBe(422);
      expect(recordOf(await root('GET', path))).not.toHaveProperty('polluted');
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });

    it.each([
      "'; drop table records--",
      '..%2F..%2Fetc',
      '%00',
      '%E0%A4%A',
      '__proto__',
      'constructor',
      '$ne',
      '%F0%9F%92%A9',
    ])('are not found by the id %s', async (id) => {
      for (const method of ['GET', 'PATCH', 'DELETE'])
        expect((await root(method, `/v1/products/${id}`, method === 'PATCH' ? {} : undefined)).status).toBe(
          404,
        );
    });

    it.each([
      ['no JSON', '{oops'],
      ['a list', '[]'],
      ['a text', '"text"'],
      ['null', 'null'],
      ['a bomb', `{"name":"Bomb","extra":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ])('are not made of %s', async (_, body) => {
      expect(await root('POST', '/v1/products', body)).toMatchObject({
        status: 400,
        body: { errCode: '400' },
      });
    });

    it('have a limit of bytes', async () => {
      const body = { name: 'Large', extra: 'x'.repeat(2_100_000) };
      expect(await root('POST', '/v1/products', body)).toMatchObject({
        status: 413,
        body: { errCode: '413' },
      });
    });

    it('keep signs that a database refuses, or their replacement', async () => {
      const created = await root('POST', '/v1/products', { name: 'a\u0000b\ud800c 💩' });
      expect(recordOf(created)['name']).toBe('a\ufffdb\ufffdc 💩');
    });

    it('answer only to the verbs that the configuration allows', async () => {
      const [log] = (await root('GET', '/v1/logs')).body['logs'] as { _id: string }[];
      expect((await root('GET', `/v1/logs/${log?._id}`)).status).toBe(200);
      expect((await root('POST', '/v1/logs', { text: 'no' })).status).toBe(404);
      for (const method of ['PATCH', 'PUT', 'DELETE'])
        expect(
          (await root(method, `/v1/logs/${log?._id}`, method === 'DELETE' ? undefined : {})).status,
        ).toBe(404);
      expect((await root('GET', '/v1/notes')).status).toBe(404);
      expect(await root('GET', '/v1/nothing')).toMatchObject({ status: 404, body: { success: false } });
    });
  });
};
