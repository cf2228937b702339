import { serveDemo } from './serveDemo';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { seeds } from '../../fixtures/seeds';
import { createClock } from '../../server/clock';
import { openMailBox } from '../servers/mailBox';
import { soon } from '../soon';
import { rowsOf, type TestGateway } from './testGateway';
import { jobsAtRest } from './jobsAtRest';

/* People of the seeds: one reads German, one English, and one may not sign in. */
const person = (wanted: Readonly<Record<string, string>>) => {
  const people = seeds.users as readonly Readonly<Record<string, unknown>>[];
  const found = people.find((each) => Object.entries(wanted).every(([name, value]) => each[name] === value));
  return String((found ?? expect.fail(`nobody is ${JSON.stringify(wanted)}`))['email']);
};
const german = person({ language: 'de', status: 'active' });
const english = person({ language: 'en', status: 'active' });

const PASSWORD = 'a quite good one 7';

let gateway: TestGateway;
let box: Awaited<ReturnType<typeof openMailBox>>;
beforeEach(async () => {
  // Stands still: what is good for another second must not be judged by how fast the machine is.
  const now = Date.now();
  gateway = await serveDemo({ count: 0, isOffered: false, clock: createClock(() => now) });
  box = await openMailBox();
  // Of sign-ins people are told by mail, too.
  await gateway.store.clear('notificationTemplates');
  const { host, port } = box;
  await gateway.store.update('emailSetting', 'emailSetting', {
    patch: { host, port, encryption: 'none', username: null },
  });
}, 60_000);
afterEach(async () => {
  await gateway.stop();
  await box.close();
});

const call = (step: string, body: object) => gateway.send('POST', `/v1/auth/${step}`, { body });
const forget = (email: string, more = {}) => call('forgot-password', { email, ...more });
const verify = (email: string, otp: string) => call('verify-otp', { email, otp });
const reset = (email: string, otp: string, password = PASSWORD) =>
  call('reset-password', { email, otp, password });
const signIn = (email: string, password = PASSWORD) => gateway.signIn(email, password);

/** The code of the next mail. */
const codeFor = async (email: string) => {
  const before = box.arrived.length;
  expect(await forget(email)).toEqual({ status: 200, body: { success: true } });
  const mail = await soon(() => box.arrived[before] ?? expect.fail('no mail'));
  await jobsAtRest(gateway);
  expect(mail.to).toEqual([email]);
  const [code] = /\b\d{6}\b/.exec(mail.text) ?? [];
  return code ?? expect.fail(mail.text);
};
const another = (code: string) => (code === '123456' ? '654321' : '123456');
const refused = {
  status: 422,
  body: { success: false, errors: { otp: expect.stringContaining('no longer good') as string } },
};

it('sends the mail in the language of its reader, with a code that works once and signs out everywhere', async () => {
  const code = await codeFor(german);
  expect(box.arrived[0]).toMatchObject({ subject: 'Ein neues Passwort für SMS Gateway' });
  expect(box.arrived[0]?.text).toContain('10 min');
  expect(await verify(german, code)).toMatchObject({ status: 200 });
  expect(await reset(german, code)).toEqual({ status: 200, body: { success: true } });
  const { accessToken } = await signIn(german);
  expect(await reset(german, code, 'yet another one 8')).toMatchObject(refused);
  expect(await verify(german, code)).toMatchObject(refused);
  expect(await reset(german, await codeFor(german), 'yet another one 8')).toMatchObject({ status: 200 });
  expect((await gateway.callerOf(accessToken)('GET', '/api/account')).status).toBe(401);
  await expect(signIn(german)).rejects.toThrow('wrong');
  await signIn(german, 'yet another one 8');
});

it('writes that a password was changed into the log', async () => {
  await reset(english, await codeFor(english));
  const { rows } = await gateway.store.list('userLogs', {
    where: [{ path: 'event', op: 'eq', value: 'password_changed' }],
    sort: [{ path: 'createdAt', order: 'text', descending: true }],
    offset: 0,
    limit: 1,
  });
  const [{ _id }] = await accountsOf(english);
  expect(rows).toMatchObject([{ user: _id, result: 'ok' }]);
});

it('S9.16 is good for as long as the settings say', async () => {
  const code = await codeFor(english);
  gateway.clock.add(599);
  expect(await verify(english, code)).toMatchObject({ status: 200 });
  gateway.clock.add(2);
  expect(await verify(english, code)).toMatchObject(refused);
  expect(await reset(english, code)).toMatchObject(refused);
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { codeMinutes: 20 } });
  const longer = await codeFor(english);
  gateway.clock.add(1199);
  expect(await reset(english, longer)).toMatchObject({ status: 200 });
});

it('S9.16 takes as many wrong codes as the settings say, and then no right one', async () => {
  const tryWrongly = async (code: string, times: number) => {
    for (let at = 0; at < times; at += 1) {
      expect(await verify(english, another(code))).toMatchObject(refused);
      gateway.clock.add(61);
    }
  };
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { codeMinutes: 60, codeAttempts: 3 } });
  const first = await codeFor(english);
  await tryWrongly(first, 2);
  expect(await verify(english, first)).toMatchObject({ status: 200 });
  await tryWrongly(first, 1);
  expect(await reset(english, first)).toMatchObject(refused);
});

it('lets nobody go on guessing', async () => {
  const code = await codeFor(english);
  const answers = [];
  for (let at = 0; at < 12; at += 1) answers.push((await verify(english, another(code))).status);
  expect(answers.at(-1)).toBe(429);
});

it('says nothing about who has an account', async () => {
  const nobody = 'nobody@example.com';
  expect(await forget(nobody)).toEqual(await forget(english));
  await soon(() => expect(box.arrived).toHaveLength(1));
  expect(await verify(nobody, '123456')).toEqual(await verify(english, another(codeIn(0))));
  expect(await reset(nobody, '123456')).toEqual(await reset(english, another(codeIn(0))));
  const { rows } = await gateway.store.list('accountCodes', { where: [], sort: [], offset: 0, limit: 9 });
  expect(rows).toHaveLength(2);
  for (const secret of [nobody, english, codeIn(0)]) expect(JSON.stringify(rows)).not.toContain(secret);
});

it('is good for the address alone that it was sent to', async () => {
  const code = await codeFor(german);
  expect(await reset(english, code)).toMatchObject(refused);
  await codeFor(english);
  expect(await reset(german, codeIn(1))).toMatchObject(codeIn(1) === code ? { status: 200 } : refused);
});

it('keeps the code when the new password will not do, and says why', async () => {
  const code = await codeFor(english);
  expect(await reset(english, code, 'short')).toMatchObject({
    status: 422,
    body: { errors: { password: 'Must have at least 10 characters' } },
  });
  expect(await reset(english, code)).toMatchObject({ status: 200 });
});

it('sends nothing to an account that may not sign in, and the newest code alone is good', async () => {
  const [{ _id }] = await accountsOf(german);
  await gateway.store.update('people', _id, { patch: { status: 'suspended' } });
  await forget(german);
  const [first, second] = [await codeFor(english), await codeFor(english)];
  expect(box.arrived.map(({ to }) => to[0])).toEqual([english, english]);
  if (first !== second) expect(await verify(english, first)).toMatchObject(refused);
  expect(await verify(english, second)).toMatchObject({ status: 200 });
});

it('sends at most five within an hour, and again after it', async () => {
  for (let at = 0; at < 5; at += 1) {
    await codeFor(english);
    gateway.clock.add(61);
  }
  expect(await forget(english)).toMatchObject({ status: 200 });
  await forget(german);
  await soon(() => expect(box.arrived.at(-1)?.to).toEqual([german]));
  await jobsAtRest(gateway);
  expect(box.arrived).toHaveLength(6);
  gateway.clock.add(3601);
  await codeFor(english);
});

it('S9.16 sends as many within an hour as the setting says, of as many tries and minutes', async () => {
  const set = (patch: object) => gateway.store.update('roleSetting', 'roleSetting', { patch: { ...patch } });
  await set({ codesPerHour: 1, codeAttempts: 1, codeMinutes: 2 });
  const code = await codeFor(english);
  await forget(english);
  await codeFor(german);
  expect(box.arrived.map(({ to }) => to[0])).toEqual([english, german]);
  await verify(english, another(code));
  expect(await verify(english, code)).toMatchObject(refused);
  await set({ codesPerHour: 2 });
  const next = await codeFor(english);
  gateway.clock.add(119);
  expect(await verify(english, next)).toMatchObject({ status: 200 });
  gateway.clock.add(2);
  expect(await verify(english, next)).toMatchObject(refused);
});

it('keeps codes from the staff who read the outbox', async () => {
  const code = await codeFor(english);
  const { rows } = await gateway.store.list('outbox', { where: [], sort: [], offset: 0, limit: 9 });
  expect(rows).toMatchObject([{ to: english, body: expect.stringContaining('••••••') as string }]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('shows them while the demonstration is on, where there is no mail server', async () => {
  const demo = await serveDemo({ count: 0 });
  onTestFinished(demo.stop);
  const { accessToken } = await demo.signIn('admin@demo.com', 'admin');
  await demo.send('POST', '/v1/auth/forgot-password', { body: { email: english } });
  const read = async () => rowsOf(await demo.callerOf(accessToken)('GET', '/v1/outbox'));
  const { body } = await soon(async () => (await read())[0] ?? expect.fail('no mail'));
  const [otp = ''] = /\b\d{6}\b/.exec(String(body)) ?? [];
  const answer = await demo.send('POST', '/v1/auth/reset-password', {
    body: { email: english, otp, password: PASSWORD },
  });
  expect(answer.status).toBe(200);
});

const codeIn = (at: number) => /\b\d{6}\b/.exec(box.arrived[at]?.text ?? '')?.[0] ?? expect.fail('no code');

const accountsOf = async (email: string) => {
  const where = [{ path: 'email', op: 'eq', value: email } as const];
  const { rows } = await gateway.store.list('people', { where, sort: [], offset: 0, limit: 1 });
  return [rows[0] ?? expect.fail(email)] as const;
};
