import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faker } from '@faker-js/faker';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openDevGateway } from '../../gateway/devGateway';
import config from '../../resources.config';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { checkConfig } from '../../src/model/check/checkConfig';

afterEach(() => {
  vi.doUnmock('../../resources.config');
  vi.resetModules();
});

/* As it is in force with its made-up records, once somebody has taken out what is not theirs. */
const inForce = async (smaller: object): Promise<DeclaredAdmin> => {
  vi.resetModules();
  vi.doMock('../../resources.config', () => ({ default: smaller }));
  const { default: whole } = await import('../../fixtures/demo');
  return whole as unknown as DeclaredAdmin;
};

const keeping = (isKept: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(config.resources).filter(([key]) => isKept(key)));

const errorsOf = (declared: DeclaredAdmin) =>
  checkConfig(declared, kinds, { faker }).filter(({ level }) => level === 'error');

type Loose = Readonly<Record<string, unknown>>;
type Accounts = Loose & { readonly resources: { readonly admins: Loose }; readonly roles: Loose };

it.each(Object.keys(config.resources))(
  'is read without "%s", and each place that leads there is named',
  async (key) => {
    const smaller = await inForce({ ...config, resources: keeping((each) => each !== key) });
    expect(Object.keys(smaller.resources)).not.toContain(key);
    for (const { id, message } of errorsOf(smaller))
      expect([id, message]).toEqual([expect.stringMatching(/^RC\d{3}$/), expect.any(String)]);
  },
);

it('starts without a single entity of the trade', async () => {
  const { name, groups } = config;
  const {
    resources: people,
    roles,
    register: _register,
    ...accounts
  } = config.accounts as unknown as Accounts;
  const { invite: _invite, ...admins } = people.admins;
  const { start: _start, ...role } = roles;
  const own = keeping((key) => ['admins', 'roles'].includes(key));
  const resources = Object.fromEntries(
    Object.entries(own).map(([key, { related: _related, ...entity }]) => [key, entity]),
  );
  const smaller = await inForce({
    name,
    groups,
    resources,
    accounts: { ...accounts, resources: { admins }, roles: role },
  });
  expect(errorsOf(smaller)).toEqual([]);
  const gateway = await openDevGateway({ STORE: 'memory' }, async () => ({ config: smaller, kinds }));
  const server = createServer((request, response) => void gateway.listener(request, response));
  onTestFinished(async () => {
    server.close();
    await gateway.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [there, gone] = await Promise.all(
    ['/dashboardUsers', '/v1/campaigns'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
  );
  expect([there?.status, gone?.status]).toEqual([401, 404]);
});
