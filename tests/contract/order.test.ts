import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createHttp } from '../../src/providers/http/http';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import { firstOrderRecords, orderConfig } from '../gateway/orderConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { pageSamples } from '../samples/pageSamples';
import { restFor } from './restFor';

const { steps } = (orderConfig as unknown as { readonly resources: { readonly steps: object } }).resources;
const inPage = { ...orderConfig, resources: { steps: { ...steps, api: { source: 'demo' } } } };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config: orderConfig, first: firstOrderRecords });
});
afterAll(() => gateway.stop());

const openDemo = async () => {
  const { accounts: _, ...config } = inPage;
  return (await pageSamples(config as unknown as DeclaredAdmin)).provider;
};

const name = 'apps/steps';

const orderIn = async (provider: ResourceProvider): Promise<string> => {
  const { data } = await provider.getList(name, {
    pagination: { page: 1, perPage: 10 },
    sort: gateway.model.resource('steps').list.sort,
    filter: {},
  });
  return data.map((record) => String(record['name'])).join('');
};

describe.each([
  ['a gateway', () => restFor(gateway, 'root')],
  ['the records that the browser keeps', openDemo],
])('the order that people make, over %s', (_, open: () => Promise<ResourceProvider>) => {
  it('begins as the records were made, and each goes where it is put', async () => {
    const provider = await open();
    const ids: string[] = [];
    for (const each of 'abcd') {
      const { data } = await provider.create(name, { data: { name: each } });
      ids.push(String(data.id));
    }
    const [a = '', b = '', c = '', d = ''] = ids;
    expect(await orderIn(provider)).toBe('abcd');
    const moved = await provider.place(name, { id: d, to: { before: b } });
    expect(moved.data).toMatchObject({ id: d, name: 'd' });
    expect(await orderIn(provider)).toBe('adbc');
    await provider.place(name, { id: a, to: { after: c } });
    expect(await orderIn(provider)).toBe('dbca');
    await provider.place(name, { id: c, to: { before: d } });
    expect(await orderIn(provider)).toBe('cdba');
    await provider.place(name, { id: c, to: { after: a } });
    expect(await orderIn(provider)).toBe('dbac');
    expect(await provider.place(name, { id: d, to: { at: 3 } })).toMatchObject({ at: 3, of: 4 });
    expect(await orderIn(provider)).toBe('badc');
    expect(await provider.place(name, { id: b, to: { at: 99 } })).toMatchObject({ at: 4, of: 4 });
    expect(await orderIn(provider)).toBe('adcb');
  });
});

it('asks nothing of a host that keeps no order', async () => {
  const session = { get: () => undefined, generation: 0, renew: async () => {}, end: () => {} };
  const hosts = { sms: gateway.url, remote: gateway.url, orders: gateway.url, auth: gateway.url };
  const asked: string[] = [];
  const http = createHttp({
    hosts,
    session: session as never,
    fetch: async (address) => {
      asked.push(String(address));
      return Response.json({});
    },
  });
  const rest = await createRestProvider({ http, model: gateway.model });
  const moving = rest.place(name, { id: 'a', to: { after: 'b' } });
  await expect(moving).rejects.toMatchObject({ message: 'app.errors.notOffered' });
  expect(asked).toEqual([]);
});
