import { serveDemo } from './serveDemo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf, type TestGateway } from './testGateway';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await serveDemo();
}, 60_000);
afterAll(() => gateway.stop());

it('S6.06 gives the demo login admin the role admin, which may manage all', async () => {
  const { userData } = await gateway.signIn('admin@demo.com', 'admin');
  expect(userData).toMatchObject({ role: 'admin', ability: [{ action: 'manage', subject: 'all' }] });
  expect(userData).not.toHaveProperty('bound');
});

it('S6.07 gives the demo login client the role client, which may read ACL and Auth only', async () => {
  const { userData } = await gateway.signIn('client@demo.com', 'client');
  expect(userData).toMatchObject({ role: 'client' });
  expect(userData['ability']).toEqual([
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
});

it('gives the demo login customer its own records, and nothing of others', async () => {
  const { accessToken, userData } = await gateway.signIn('customer@demo.com', 'customer');
  const customer = gateway.callerOf(accessToken);
  const id = userData['_id'];
  expect(userData).toMatchObject({ role: 'client', bound: true });
  const ownedBy = async (path: string) =>
    new Set(rowsOf(await customer('GET', `${path}?entriesPerPage=100`)).map(({ user }) => user));
  for (const path of ['/v1/smsLogs', '/v1/campaigns', '/v1/contacts', '/v1/contactGroups', '/v1/invoices'])
    expect([path, [...(await ownedBy(path))]]).toEqual([path, [id]]);
  expect(rowsOf(await customer('GET', '/v1/plans')).length).toBeGreaterThan(0);
  expect((await customer('GET', '/v1/operators')).status).toBe(403);
});
