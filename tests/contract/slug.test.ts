import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { testConfig } from '../gateway/testConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const pages = {
  label: { one: 'Page', many: 'Pages' },
  title: '{name}',
  icon: 'draft',
  fields: {
    name: { kind: 'text', required: true, max: 60 },
    address: { kind: 'slug', from: 'name', required: true, max: 12 },
  },
  demo: { count: 5 },
};

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, pages },
} as unknown as DeclaredAdmin;

let gateway: TestGateway;
let rest: ResourceProvider;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
  rest = await restFor(gateway, 'root');
});

afterAll(() => gateway.stop());

describe('parts of addresses', () => {
  const make = async (values: object) => (await rest.create('apps/pages', { data: values })).data;

  it('are made where nobody wrote one, and numbered where one is taken, typed or made', async () => {
    expect(await make({ name: 'Über uns' })).toMatchObject({ address: 'uber-uns' });
    expect(await make({ name: 'Uber Uns!' })).toMatchObject({ address: 'uber-uns-2' });
    expect(await make({ name: 'Other', address: 'uber-uns' })).toMatchObject({ address: 'uber-uns-3' });
    expect(await make({ name: 'Prices', address: 'costs' })).toMatchObject({ address: 'costs' });
  });

  it('are each given once to creates that come together, and no longer than they may be', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => make({ name: 'Terms of use here' })));
    const addresses = made.map(({ address }) => String(address));
    expect(addresses).toContain('terms-of-use');
    expect(addresses).toContain('terms-of-10');
    expect(new Set(addresses).size).toBe(12);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9-]{1,12}$/);
  });

  it('stay when the name changes, and become no other record’s', async () => {
    const page = await make({ name: 'First' });
    const change = (values: object) =>
      rest.update('apps/pages', { id: page.id, data: { ...page, ...values }, previousData: page });
    await expect(change({ address: 'uber-uns' })).rejects.toMatchObject({
      body: { errors: { address: 'Already in use' } },
    });
    const { data } = await change({ name: 'Second' });
    expect(data).toMatchObject({ name: 'Second', address: 'first' });
  });

  it('have to be written where the name has no letter for one', async () => {
    await expect(make({ name: '日本' })).rejects.toMatchObject({ body: { errors: { address: 'Required' } } });
    expect(await make({ name: '日本', address: 'japan' })).toMatchObject({ address: 'japan' });
  });

  it('of made-up records are made of their names', async () => {
    const { data } = await rest.getList('apps/pages', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
    });
    for (const { name, address } of data)
      expect(String(name).replaceAll(' ', '-').startsWith(String(address)), String(address)).toBe(true);
  });
});
