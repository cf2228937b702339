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

    it('S7.123 are created, read, changed and deleted in the envelope of the convention', async () => {
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

    it('take no read-only field, no unknown key and no key of the gateway from a body', async () => {
      const own = {
        _id: 'mine',
        id: 'mine',
        __v: 9,
        createdAt: '1970',
        updatedAt: '1970',
        code: 'X',
        admin: true,
      };
      const created = recordOf(await root('POST', '/v1/products', { name: 'Own keys', ...own }));
      const { __v, ...rest } = own;
      const changed = recordOf(await root('PATCH', `/v1/products/${created._id}`, rest));
      for (const record of [created, changed]) {
        expect(record).not.toHaveProperty('admin');
        expect(record).not.toHaveProperty('code');
        expect(record['createdAt']).not.toBe('1970');
        expect(record._id).not.toBe('mine');
      }
      expect(created['__v']).toBe(0);
    });

    it('keep a prototype as it was, whatever keys a body has', async () => {
      const hostile =
        '{"name":"Hostile","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
      const body = `${hostile}"extra":{"__proto__":{"polluted":1}}}`;
      const created = await root('POST', '/v1/products', body);
      expect(created.status).toBe(201);
      expect(recordOf(created)).not.toHaveProperty('polluted');
      const changed = await root('PATCH', `/v1/products/${recordOf(created)._id}`, body);
      expect(changed.status).toBe(200);
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
