import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { testConfig } from '../gateway/testConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const bills = {
  label: { one: 'Bill', many: 'Bills' },
  title: '{name}',
  icon: 'invoice',
  can: { edit: { status: { $in: ['draft', 'sent'] } }, delete: { status: 'draft' } },
  fields: {
    name: { kind: 'text', required: true },
    status: { kind: 'choice', values: { draft: {}, sent: {}, paid: {} }, default: 'draft' },
  },
};

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, bills },
} as unknown as DeclaredAdmin;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
});

afterAll(() => gateway.stop());

describe('a rule for edit and delete', () => {
  const made = async (status: string) => {
    const provider = await restFor(gateway, 'root');
    const { data } = await provider.create('apps/bills', { data: { name: 'A', status } });
    return { provider, data };
  };

  it('lets a record be edited and deleted in a state that allows it', async () => {
    const { provider, data } = await made('draft');
    const change = { id: data.id, data: { ...data, status: 'sent' }, previousData: data };
    await expect(provider.update('apps/bills', change)).resolves.toMatchObject({ data: { status: 'sent' } });
    const other = await made('draft');
    await expect(
      other.provider.delete('apps/bills', { id: other.data.id, previousData: other.data }),
    ).resolves.toBeDefined();
  });

  it('refuses an edit in another state, and says which ones allow it', async () => {
    const { provider, data } = await made('paid');
    const change = { id: data.id, data: { ...data, name: 'B' }, previousData: data };
    await expect(provider.update('apps/bills', change)).rejects.toMatchObject({
      kind: 'conflict',
      body: { errors: { status: expect.stringContaining('Draft, Sent') as string } },
    });
  });

  it('refuses a deletion in another state, and keeps the record', async () => {
    const { provider, data } = await made('sent');
    const asked = { id: data.id, previousData: data };
    await expect(provider.delete('apps/bills', asked)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(provider.getOne('apps/bills', { id: data.id })).resolves.toMatchObject({
      data: { name: 'A' },
    });
  });
});
