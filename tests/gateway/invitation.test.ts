import { serveDemo } from './serveDemo';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { openMailBox } from '../servers/mailBox';
import { soon } from '../soon';
import { recordOf, type Caller, type TestGateway } from './testGateway';
import { jobsAtRest } from './jobsAtRest';

const PASSWORD = 'a quite good one 7';
const ina = {
  fullName: 'Ina Vited',
  username: 'ina',
  email: 'ina@example.com',
  role: 'support',
  language: 'de',
};

let gateway: TestGateway;
let box: Awaited<ReturnType<typeof openMailBox>>;
let root: Caller;
const open = async (page?: string) => {
  // Stands still: what is good for another second must not be judged by how fast the machine is.
  const now = Date.now();
  gateway = await serveDemo({ count: 0, clock: createClock(() => now), ...(page && { page }) });
  // Other mails are none of the matter.
  await gateway.store.clear('notificationTemplates');
  const { host, port } = box;
  const patch = { host, port, encryption: 'none', username: null };
  await gateway.store.update('emailSetting', 'emailSetting', { patch });
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
};
beforeEach(async () => {
  box = await openMailBox();
  await open();
}, 60_000);
afterEach(async () => {
  await gateway.stop();
  await box.close();
});

const invite = async () => {
  const made = await root('POST', '/users', ina);
  expect(made).toMatchObject({ status: 201 });
  return recordOf(made);
};
const mail = async (at = 0) => {
  const arrived = await soon(() => box.arrived[at] ?? expect.fail('no mail'));
  await jobsAtRest(gateway);
  return arrived;
};
const linkIn = (text: string) => /(http\S+)#invitation=([^:\s]+):(\w+)/.exec(text) ?? expect.fail(text);
const choose = (otp: string, password = PASSWORD, email = ina.email) =>
  gateway.send('POST', '/v1/auth/reset-password', { body: { email, otp, password } });
const refused = { status: 422, body: { errors: { otp: expect.any(String) as string } } };

it('mails a link in the language of the person, by which the password is chosen once', async () => {
  expect(await invite()).toMatchObject({ status: 'invited' });
  const { subject, text, to } = await mail();
  expect([to, subject]).toEqual([[ina.email], 'Ihr Konto bei SMS Gateway']);
  const [, page, email = '', code = ''] = linkIn(text);
  expect([page, decodeURIComponent(email)]).toEqual([`${gateway.url}/`, ina.email]);
  await expect(gateway.signIn(ina.email, PASSWORD)).rejects.toThrow('wrong');
  expect(await choose(code, 'short')).toMatchObject({
    body: { errors: { password: expect.any(String) as string } },
  });
  expect(await choose(code)).toMatchObject({ status: 200 });
  expect((await gateway.signIn(ina.email, PASSWORD)).userData).toMatchObject({ status: 'active' });
  expect(await choose(code, 'yet another one 8')).toMatchObject(refused);
});

it.each(['origin', 'referer', 'host', 'x-forwarded-host', 'forwarded'])(
  'leads to the address of the page, whatever a request says in its %s',
  async (header) => {
    const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
    const evil = {
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      forwarded: 'host=evil.example',
    };
    const made = await gateway.send('POST', '/users', {
      body: ina,
      authorization: `Bearer ${accessToken}`,
      headers: { [header]: evil[header as keyof typeof evil] ?? 'evil.example' },
    });
    expect(made).toMatchObject({ status: 201 });
    expect(linkIn((await mail()).text)[1]).toBe(`${gateway.url}/`);
  },
);

it('leads to the address that is set for the page', async () => {
  await gateway.stop();
  await open('https://admin.example.com/desk/');
  await invite();
  expect(linkIn((await mail()).text)[1]).toBe('https://admin.example.com/desk/');
});

it('S9.16 is good for as many days as the settings say, and can be sent again', async () => {
  const { _id } = await invite();
  const [, , , code = ''] = linkIn((await mail()).text);
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { invitationDays: 2 } });
  gateway.clock.add(7 * 86_400 + 1);
  expect(await choose(code)).toMatchObject(refused);
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
  expect(await root('POST', `/dashboardUsers/${_id}/invite`)).toMatchObject({ status: 200 });
  const [, , , second = ''] = linkIn((await mail(1)).text);
  gateway.clock.add(2 * 86_400 - 1);
  expect(await choose(second)).toMatchObject({ status: 200 });
});

it('is worth nothing for an account that was disabled since', async () => {
  const { _id } = await invite();
  const [, , , code = ''] = linkIn((await mail()).text);
  expect(await root('POST', `/dashboardUsers/${_id}/disable`)).toMatchObject({ status: 200 });
  expect(await choose(code)).toMatchObject(refused);
});

it('is not spoilt by whoever guesses', async () => {
  await invite();
  const [, , , code = ''] = linkIn((await mail()).text);
  for (let at = 0; at < 5; at += 1) await choose('0'.repeat(48));
  gateway.clock.add(61);
  expect(await choose(code)).toMatchObject({ status: 200 });
});

it('is not sent to who is given a password, nor is one that was refused', async () => {
  await root('POST', '/users', { ...ina, email: 'nobody' });
  expect(await root('POST', '/users', { ...ina, password: PASSWORD })).toMatchObject({ status: 201 });
  await gateway.signIn(ina.email, PASSWORD);
  expect(await gateway.store.count('outbox', [])).toBe(0);
});
