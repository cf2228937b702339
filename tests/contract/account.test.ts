import { serveDemo } from '../gateway/serveDemo';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Row } from '../../server/store/store';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { openMailBox } from '../servers/mailBox';
import type { TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const model = createModel(config, kinds);
const setting = model.resource('mySetting');
const people = model.resource('admins').api.collection;

let gateway: TestGateway;
let me: string;
let stored: Row;
beforeAll(async () => {
  gateway = await serveDemo();
  me = String((await gateway.signIn('admin@demo.com', 'admin')).userData['id']);
  stored = (await gateway.store.get(people, me)) ?? expect.fail('nobody signs in');
});
afterEach(() => gateway.store.update(people, me, { patch: stored }));
afterAll(() => gateway.stop());

const mine = async (provider: ResourceProvider) =>
  (await provider.getOne(setting.name, { id: setting.key })).data;

it('tries the settings of the mail only when they are complete, and says what the server answered', async () => {
  const box = await openMailBox({ user: 'ops', password: 'a pass' });
  onTestFinished(box.close);
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  const call = gateway.callerOf(accessToken);
  await gateway.store.clear('emailSetting');
  const sendTest = () => call('POST', '/v1/emailSetting/sendTest', { testedTo: 'ops@example.com' });
  expect(await sendTest()).toMatchObject({
    status: 422,
    body: { errors: { host: expect.any(String) as string } },
  });
  const sender = { fromName: 'Ops', fromEmail: 'ops@example.com', username: 'ops', password: 'another' };
  const { host, port } = box;
  const saved = await call('PATCH', '/v1/emailSetting', { host, port, encryption: 'none', ...sender });
  expect(JSON.stringify([saved, await gateway.store.get('emailSetting', 'emailSetting')])).not.toContain(
    'another',
  );
  expect(await sendTest()).toMatchObject({
    body: { emailSetting: { testResult: 'refused', testAnswer: expect.stringContaining('535') as string } },
  });
  await call('PATCH', '/v1/emailSetting', { password: 'a pass' });
  expect(await sendTest()).toMatchObject({
    status: 200,
    body: { emailSetting: { testedTo: 'ops@example.com', testResult: 'accepted', testAnswer: '250 Kept' } },
  });
  expect(box.arrived).toMatchObject([{ to: ['ops@example.com'], subject: 'Test email', user: 'ops' }]);
});

const open = () => restFor(gateway, 'admin', 'admin');

it('has settings of one’s own with values of the account, and gives them back to it', async () => {
  const provider = await open();
  const before = await mine(provider);
  const { data: account } = await provider.getOne('apps/admins', { id: me });
  expect(before['fullName']).toBe(account['fullName']);
  const data = { ...before, fullName: 'Claire Klein' };
  await provider.update(setting.name, { id: setting.key, data, previousData: before });
  expect(await mine(provider)).toMatchObject({ fullName: 'Claire Klein' });
  const { data: renamed } = await provider.getOne('apps/admins', { id: account.id });
  expect(renamed).toMatchObject({ fullName: 'Claire Klein', email: 'admin@demo.com' });
});
