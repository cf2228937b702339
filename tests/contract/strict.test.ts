import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../../src/providers/http/http';
import { createOfferBook } from '../../src/providers/http/offerBook';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import type { StrictServer } from '../servers/strictServer';
import { model, openStrict, served } from './strictWorld';

let server: StrictServer;
let rest: ResourceProvider;
beforeAll(async () => {
  server = await openStrict();
  const { url, token } = server;
  const session = {
    get: () => ({ accessToken: token }),
    generation: 0,
    renew: async () => {},
    end: () => {},
  };
  const offers = createOfferBook({});
  const http = createHttp({ hosts: { sms: url, remote: url, orders: url, auth: url }, session, offers });
  rest = await createRestProvider({ http, model, offers });
});
afterAll(() => server.close());

const page = { pagination: { page: 1, perPage: 10 }, filter: {} };

describe('a backend that has exactly the contract', () => {
  it.each(served.map(({ key }) => key))(
    'S7.127 is all that %s needs, and nothing else is asked',
    async (key) => {
      const resource = model.resource(key);
      const { name, api, list, single } = resource;
      if (api.calls.list) {
        const { data, meta } = await rest.getList(name, { ...page, sort: list.sort });
        expect([data.length > 0, meta]).toMatchObject([true, { issues: [] }]);
        const ids = data.slice(0, 3).map(({ id }) => id);
        expect((await rest.getMany(name, { ids })).data.map(({ id }) => id)).toEqual(ids);
        expect((await rest.getTotals(name, { filter: {} })).data.all.count).toBeGreaterThan(0);
      }
      const id = single ? key : (await rest.getList(name, { ...page, sort: list.sort })).data[0]?.id;
      const before = (await rest.getOne(name, { id })).data;
      expect(before.id).toBe(id);
      const { updatedAt: _, ...values } = before;
      const [field] = resource.fields.filter(({ kind }) => kind === 'text' || kind === 'longText');
      if (api.calls.update && field) {
        const data = { ...values, [field.name]: 'Changed' };
        await rest.update(name, { id, data, previousData: before });
        expect((await rest.getOne(name, { id })).data[field.name]).toBe('Changed');
      }
      if (api.calls.create && field) {
        const made = (await rest.create(name, { data: { [field.name]: 'Made' } })).data;
        expect(made[field.name]).toBe('Made');
        if (api.calls.delete) {
          await rest.delete(name, { id: made.id, previousData: made });
          await expect(rest.getOne(name, { id: made.id })).rejects.toMatchObject({ kind: 'notFound' });
        }
      }
      expect(server.strange).toEqual([]);
    },
  );

  it('S7.06 S7.10 S7.12 S7.14 has the calls of the bell, and no other', async () => {
    const { name } = served.find(({ bell }) => bell) ?? expect.fail('no bell');
    await rest.markRead(name, { ids: ['b'] });
    await rest.delete(name, { id: 'a', previousData: { id: 'a' } });
    const { data } = await rest.getList(name, { ...page, sort: { field: '', order: 'ASC' } });
    expect(data).toMatchObject([
      { id: 'b', read: true },
      { id: 'c', read: true },
    ]);
    await rest.clear(name, {});
    expect(server.notices).toEqual([]);
    expect(server.strange).toEqual([]);
  });
});
