import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createHttp } from '../../src/providers/http/http';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import { firstMarksRecords, marksConfig } from '../gateway/marksConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { pageSamples } from '../samples/pageSamples';
import { restFor } from './restFor';

const { books } = (marksConfig as unknown as { readonly resources: { readonly books: object } }).resources;

const declaredWith = (api: object) => {
  const { accounts: _, ...config } = marksConfig;
  return {
    ...config,
    resources: { books: { ...books, shared: undefined, api } },
  } as unknown as DeclaredAdmin;
};

const modelWith = (api: object) => createModel(declaredWith(api), kinds);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config: marksConfig, first: firstMarksRecords });
});
afterAll(() => gateway.stop());

const openDemo = async () => (await pageSamples(declaredWith({ source: 'demo' }))).provider;

const name = 'apps/books';

describe.each([
  ['a gateway', () => restFor(gateway, 'root')],
  ['the server in the page', openDemo],
])('marks over %s', (_, open: () => Promise<ResourceProvider>) => {
  it('are set, found and taken away, and leave the record as it is', async () => {
    const provider = await open();
    const { data: made } = await provider.create(name, { data: { name: 'Emma' } });
    const ask = async (isStarred: string) => {
      const filter = { isStarred: [isStarred], q: 'Emma' };
      const sort = { field: 'createdAt', order: 'ASC' } as const;
      return (await provider.getList(name, { pagination: { page: 1, perPage: 5 }, sort, filter })).data
        .length;
    };
    expect(made['isStarred']).toBe(false);
    expect([await ask('true'), await ask('false')]).toEqual([0, 1]);
    const { data } = await provider.mark(name, { id: made.id, marks: { isStarred: true } });
    expect(data).toMatchObject({ id: made.id, isStarred: true, updatedAt: made['updatedAt'] as string });
    expect([await ask('true'), await ask('false')]).toEqual([1, 0]);
    await provider.mark(name, { id: made.id, marks: { isStarred: false } });
    expect((await provider.getOne(name, { id: made.id })).data['isStarred']).toBe(false);
  });
});

describe('a foreign host', () => {
  const sent: string[] = [];
  const session = { get: () => undefined, generation: 0, renew: async () => {}, end: () => {} };
  const host = 'https://host.example';
  const http = createHttp({
    hosts: { sms: host, remote: host, orders: host, auth: host },
    session: session as never,
    fetch: async (address) => {
      sent.push(String(address));
      return Response.json({ id: '7', name: 'Emma' });
    },
  });
  const providerOver = (api: object, isOffered: boolean) =>
    createRestProvider({
      model: modelWith(api),
      http,
      offers: { has: (_, offer) => isOffered && offer === 'marks' },
    });

  it('is not asked where it does not offer any', async () => {
    const provider = await providerOver({}, false);
    const asked = provider.mark(name, { id: '7', marks: { isStarred: true } });
    await expect(asked).rejects.toMatchObject({ message: 'app.errors.notOffered' });
    expect(sent).toEqual([]);
  });
});
