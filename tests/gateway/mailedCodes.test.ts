import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { soon } from '../soon';
import { serveDemo } from './serveDemo';
import type { TestGateway } from './testGateway';

/* Shown in the outbox while the demonstration is on. */
const SOMEBODY = 'customer@demo.com';
const [HOME, PHONE, STRANGER] = ['192.0.2.1', '192.0.2.99', '198.51.100.7'];

let gateway: TestGateway;
beforeEach(async () => {
  const now = Date.now();
  const trusted = { header: 'x-forwarded-for', hops: 1 };
  gateway = await serveDemo({ count: 0, trusted, clock: createClock(() => now) });
}, 60_000);
afterEach(() => gateway.stop());

const call = (source: string, step: string, body: object = {}) =>
  gateway.send('POST', `/v1/auth/${step}`, {
    body: { email: SOMEBODY, ...body },
    headers: { 'x-forwarded-for': source },
  });
const mailed = async (): Promise<string[]> => {
  const sort = [{ path: '_id', order: 'text', descending: false }] as const;
  const { rows } = await gateway.store.list('outbox', { where: [], sort, offset: 0, limit: 100 });
  return rows.flatMap(({ body }) => /\b\d{6}\b/.exec(String(body)) ?? []);
};
/* The code of the mail that is sent for it. */
const ask = async (source: string): Promise<string> => {
  const before = await mailed();
  expect((await call(source, 'forgot-password')).status).toBe(200);
  return soon(async () => (await mailed())[before.length] ?? expect.fail('no mail'));
};
const verify = async (source: string, otp: string) => (await call(source, 'verify-otp', { otp })).status;
const reset = async (source: string, otp: string) =>
  (await call(source, 'reset-password', { otp, password: 'a quite good one 7' })).status;
/* None of these. */
const wrongOf = (codes: readonly string[]) =>
  ['123456', '234567', '345678', '456789', '567890'].find((each) => !codes.includes(each)) ?? '';

it('a code stays good for whoever has asked, however many wrong ones strangers give', async () => {
  const code = await ask(HOME);
  const wrong = wrongOf([code]);
  for (let at = 0; at < 12; at += 1) await verify(STRANGER, wrong);
  for (let at = 0; at < 30; at += 1) await verify(`203.0.113.${at}`, wrong);
  expect(await verify(HOME, code)).toBe(200);
  expect(await reset(HOME, code)).toBe(200);
});

it('whoever asks as often as they like uses up the mails of nobody else, and no code either', async () => {
  const first = await ask(HOME);
  for (let at = 0; at < 12; at += 1) {
    await call(STRANGER, 'forgot-password');
    gateway.clock.add(10);
  }
  expect(await verify(HOME, first)).toBe(200);
  const second = await ask(HOME);
  expect(await reset(HOME, second)).toBe(200);
});

it('somebody who has signed in from there gets one while strangers ask from everywhere', async () => {
  const body = { email: SOMEBODY, password: 'customer' };
  await gateway.send('POST', '/jwt/login', { body, headers: { 'x-forwarded-for': HOME } });
  for (let at = 0; at < 40; at += 1) await call(`203.0.113.${at}`, 'forgot-password');
  expect((await call('203.0.113.99', 'forgot-password')).status).toBe(429);
  const code = await ask(HOME);
  expect(await reset(HOME, code)).toBe(200);
});

it('a code is good on another device than the one that asked, and none is any more once one is used', async () => {
  const [one, other] = [await ask(HOME), await ask(PHONE)];
  expect(await verify(PHONE, one)).toBe(200);
  expect(await reset(PHONE, one)).toBe(200);
  for (const code of [one, other])
    expect([await verify(HOME, code), await verify(PHONE, code)]).toEqual([422, 422]);
});

it('of hundreds of wrong ones at once a few are judged, from one address and from many', async () => {
  const code = await ask(STRANGER);
  const wrong = wrongOf([code]);
  const sources = Array.from({ length: 200 }, (_, at) => (at % 2 ? STRANGER : `203.0.113.${at % 100}`));
  const statuses = await Promise.all(sources.map((source) => verify(source, wrong)));
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(20);
  expect([await verify(STRANGER, code), await verify(PHONE, code)]).not.toContain(200);
});

it('whoever has set a password by one is no stranger to the account any more', async () => {
  expect(await reset(HOME, await ask(HOME))).toBe(200);
  const signIn = async (source: string, password: string) => {
    const body = { email: SOMEBODY, password };
    return (await gateway.send('POST', '/jwt/login', { body, headers: { 'x-forwarded-for': source } }))
      .status;
  };
  for (let at = 0; at < 40; at += 1) await signIn(`203.0.113.${at}`, 'wrong');
  expect(await signIn('203.0.113.99', 'a quite good one 7')).toBe(429);
  expect(await signIn(HOME, 'a quite good one 7')).toBe(200);
});

it('whoever has set a password by one signs in, although somebody beside them guessed at the account', async () => {
  const signIn = async (password: string) => {
    const body = { email: SOMEBODY, password };
    return (await gateway.send('POST', '/jwt/login', { body, headers: { 'x-forwarded-for': HOME } })).status;
  };
  for (let at = 0; at < 12; at += 1) await signIn('wrong');
  expect(await signIn('customer')).toBe(429);
  expect(await reset(HOME, await ask(HOME))).toBe(200);
  expect(await signIn('a quite good one 7')).toBe(200);
});
