import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { testConfig } from '../gateway/testConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const form = (single: 'one' | 'own', route: string) => ({
  label: { one: 'Setting', many: 'Settings' },
  title: 'Setting',
  icon: 'settings',
  route,
  single,
  fields: {
    host: { kind: 'text', required: true, default: 'mail.example' },
    port: { kind: 'number', integer: true, min: 1 },
  },
});

const config = {
  ...testConfig,
  resources: {
    ...testConfig.resources,
    emailSetting: form('one', '/apps/emailSetting'),
    mySetting: form('own', '/apps/mySetting'),
  },
} as unknown as DeclaredAdmin;

let gateway: TestGateway;
const store = createMemoryStore();

beforeAll(async () => {
  gateway = await serveGateway(store, { config });
});

afterAll(() => gateway.stop());

const signedIn = (name: string): Promise<ResourceProvider> => restFor(gateway, name);

const save = async (provider: ResourceProvider, key: string, changes: object) => {
  const { data } = await provider.getOne(`apps/${key}`, { id: key });
  return provider.update(`apps/${key}`, { id: key, data: { ...data, ...changes }, previousData: data });
};

const open = () => signedIn('root');

describe('an entity with a single record', () => {
  it('begins with its defaults, under its own key', async () => {
    const { data } = await (await open()).getOne('apps/mySetting', { id: 'mySetting' });
    expect(data).toMatchObject({ id: 'mySetting', host: 'mail.example' });
  });

  it('keeps what is saved', async () => {
    const provider = await open();
    await save(provider, 'emailSetting', { host: 'smtp.example', port: 25 });
    const { data } = await provider.getOne('apps/emailSetting', { id: 'emailSetting' });
    expect(data).toMatchObject({ id: 'emailSetting', host: 'smtp.example', port: 25 });
  });

  it('is refused with the fault beside its field', async () => {
    const saved = save(await open(), 'emailSetting', { port: 0 });
    await expect(saved).rejects.toMatchObject({
      kind: 'validation',
      body: { errors: { port: expect.any(String) as string } },
    });
  });

  it('meets whoever was slower with the record of now, by the same key', async () => {
    const provider = await open();
    const { data: old } = await provider.getOne('apps/emailSetting', { id: 'emailSetting' });
    await save(provider, 'emailSetting', { host: 'first.example' });
    const late = { id: 'emailSetting', data: { ...old, host: 'second.example' }, previousData: old };
    await expect(provider.update('apps/emailSetting', late)).rejects.toMatchObject({
      kind: 'conflict',
      body: { current: { id: 'emailSetting', host: 'first.example' } },
    });
  });
});

it('keeps a record of each person apart', async () => {
  const [root, admin] = [await signedIn('root'), await signedIn('admin')];
  await save(root, 'mySetting', { host: 'root.example' });
  await save(admin, 'mySetting', { host: 'admin.example' });
  const { data } = await root.getOne('apps/mySetting', { id: 'mySetting' });
  expect(data).toMatchObject({ host: 'root.example' });
});

it('offers no list, no creating and no deleting', async () => {
  const root = await gateway.as('root');
  expect(await root('POST', '/v1/emailSetting', { host: 'a' })).toMatchObject({ status: 404 });
  expect(await root('DELETE', '/v1/emailSetting')).toMatchObject({ status: 404 });
});
