import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../server/store/store';
import { createMemoryStore } from '../../server/store/memory';
import accounts from '../../fixtures/accounts.json';
import { seeds } from '../../fixtures/seeds';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { serveGateway, statusesOf, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const model = createModel(config, kinds);
const setting = model.resource('mySetting');
const changePassword =
  setting.actions.find(({ name }) => name === 'changePassword') ?? expect.fail('no action');

const people = model.resource('admins').api.collection;

let gateway: TestGateway;
let me: string;
let stored: Row;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config, first: { seeds, accounts } });
  me = String((await gateway.signIn('admin@demo.com', 'admin')).userData['id']);
  stored = (await gateway.store.get(people, me)) ?? expect.fail('nobody signs in');
});
afterEach(() => gateway.store.update(people, me, { patch: stored }));
afterAll(() => gateway.stop());

const mine = async (provider: ResourceProvider) =>
  (await provider.getOne(setting.name, { id: setting.key })).data;

const change = async (provider: ResourceProvider, [present, password, repeated = password]: string[]) =>
  provider.runAction(setting.name, {
    action: changePassword,
    id: setting.key,
    record: await mine(provider),
    values: { present, password, repeated },
  });

it('signs in with the new password only, and ends every other session', async () => {
  const [mySession, another] = [
    await gateway.signIn('admin@demo.com', 'admin'),
    await gateway.signIn('admin@demo.com', 'admin'),
  ];
  const body = { present: 'admin', password: 'a good one', repeated: 'a good one' };
  const call = gateway.callerOf(mySession.accessToken);
  expect(await call('POST', '/v1/mySetting/changePassword', body)).toMatchObject({
    status: 200,
    body: { message: 'Your password is changed. Other sessions of yours have ended.' },
  });
  await expect(gateway.signIn('admin@demo.com', 'admin')).rejects.toThrow('wrong');
  await gateway.signIn('admin@demo.com', 'a good one');
  const refresh = ({ refreshToken }: { refreshToken: string }) =>
    gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
  expect((await refresh(another)).status).toBe(401);
  expect((await gateway.callerOf(another.accessToken)('GET', '/v1/mySetting')).status).toBe(401);
  expect((await call('GET', '/v1/mySetting')).status).toBe(200);
  expect(await refresh(mySession)).toMatchObject({
    status: 200,
    body: { userData: { email: 'admin@demo.com' } },
  });
});

it('lets nobody guess the present password on and on', async () => {
  const { accessToken } = await gateway.signIn('finance@demo.com', 'finance');
  const call = gateway.callerOf(accessToken);
  const guess = (present: string) =>
    call('POST', '/v1/mySetting/changePassword', { present, password: 'a good one', repeated: 'a good one' });
  const answers = await Promise.all(Array.from({ length: 11 }, () => guess('wrong')));
  expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(422), 429]);
  expect(await guess('finance')).toMatchObject({ status: 429 });
});

it('tries the settings of the mail only when they are complete, and says what it did', async () => {
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  const call = gateway.callerOf(accessToken);
  await gateway.store.clear('emailSetting');
  const sendTest = () => call('POST', '/v1/emailSetting/sendTest', { testedTo: 'ops@example.com' });
  const first = await sendTest();
  const server = { host: 'smtp.example.com', fromName: 'Ops', fromEmail: 'ops@example.com' };
  expect(await call('PATCH', '/v1/emailSetting', server)).toMatchObject({ status: 200 });
  const second = await sendTest();
  expect(first).toMatchObject({ status: 422, body: { errors: { host: expect.any(String) as string } } });
  expect(second).toMatchObject({
    status: 200,
    body: {
      message: expect.stringContaining('Nothing was sent') as string,
      emailSetting: { testedTo: 'ops@example.com', testResult: 'checked' },
    },
  });
});

const open = () => restFor(gateway, 'admin', 'admin');

describe('the own settings', () => {
  it.each([
    [
      'the present one is another',
      ['wrong', 'a good one'],
      { present: 'This is not your present password.' },
    ],
    ['it is too short', ['admin', 'short'], { password: 'Must have at least 8 characters' }],
    [
      'the repetition is another',
      ['admin', 'a good one', 'a goood one'],
      { repeated: 'This is not the same as the new password.' },
    ],
    [
      'nothing would change',
      ['a good one', 'a good one'],
      { password: 'Choose another one than the present password.' },
    ],
  ])('have a password that is refused beside the answer while %s', async (_name, answers, errors) => {
    await expect(change(await open(), answers)).rejects.toMatchObject({
      kind: 'validation',
      body: { errors },
    });
  });

  it('have a password that is changed with the present one, and that is another from then on', async () => {
    const provider = await open();
    const { data } = await change(provider, ['admin', 'a good one']);
    expect(data).toMatchObject({ id: 'mySetting', passwordChangedAt: expect.stringMatching(/Z$/) as string });
    expect(JSON.stringify(data)).not.toContain('a good one');
    await expect(change(provider, ['admin', 'another one'])).rejects.toMatchObject({ kind: 'validation' });
  });

  it('have values of the account, and give them back to it', async () => {
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
});
