import { describe, expect, it, onTestFinished } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import { SET_UP_TIME } from '../../server/accounts/setUpCode';
import { firstRecords } from '../../gateway/firstRecords';
import type { FirstRecords } from '../../server/seeding/seed';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import config from '../../fixtures/demo';
import { serveGateway, statusesOf } from './testGateway';

const ADDRESS = 'http://localhost:4711/';

const ANN = { name: 'Ann Arbor', email: 'ann@example.com', password: 'correct horse battery' };

const serve = async (
  first: FirstRecords,
  store: Store = createMemoryStore(),
  options: Parameters<typeof serveGateway>[1] = {},
) => {
  const gateway = await serveGateway(store, { config, first, ...options });
  onTestFinished(() => gateway.stop());
  const setUp = (asked: object) => gateway.send('POST', '/jwt/setup', { body: { ...ANN, ...asked } });
  const signIn = (email: string, password: string) =>
    gateway.send('POST', '/jwt/login', { body: { email, password } });
  const codeIn = (said: string | undefined) =>
    said?.match(/http:\/\/localhost:4711\/#setup=([\w-]+)$/)?.[1] ?? expect.fail(`no address in: ${said}`);
  return { ...gateway, setUp, signIn, code: async () => codeIn(await gateway.begin({}, ADDRESS)) };
};

describe('a gateway without the demonstration', () => {
  it.each([{}, { SEED: 'off' }, { DEMO: 'on', SEED: 'off' }])(
    'begins with roles, settings and the rules for senders alone, and nobody signs in, by %j',
    async (env) => {
      const { model, store, send, signIn } = await serve(firstRecords(env));
      const counts = await Promise.all(
        model.resources.map(async ({ key, api }) => [key, await store.count(api.collection, [])] as const),
      );
      expect(
        counts
          .filter(([, count]) => count > 0)
          .map(([key]) => key)
          .sort(),
      ).toEqual(['countryRules', 'reservedNames', 'roleSetting', 'roles']);
      expect((await send('GET', '/config.json')).body).toMatchObject({ demo: false });
      for (const { email, password } of accounts) expect((await signIn(email, password)).status).toBe(400);
    },
  );

  it('makes the first administrator from the environment, once', async () => {
    const { begin, signIn, callerOf, code } = await serve(firstRecords({}));
    const env = { ADMIN_EMAIL: ANN.email, ADMIN_PASSWORD: ANN.password };
    expect(await begin(env, ADDRESS)).toBe('The first administrator is ann@example.com.');
    const { body } = await signIn(ANN.email, ANN.password);
    expect(body['userData']).toMatchObject({ ability: [{ action: 'manage', subject: 'all' }] });
    const call = callerOf(String(body['accessToken']));
    expect((await call('GET', '/dashboardUsers')).body).toMatchObject({ total_results: 1 });
    expect((await call('POST', '/v1/notificationGroups', { title: 'First' })).status).not.toBe(403);
    expect(await begin({ ...env, ADMIN_EMAIL: 'bob@example.com' }, ADDRESS)).toBeUndefined();
    await expect(code()).rejects.toThrow('no address');
  });

  it.each([
    [{ ADMIN_EMAIL: ANN.email }, 'needs both'],
    [{ ADMIN_EMAIL: ANN.email, ADMIN_PASSWORD: 'admin' }, '5 characters; it needs 12'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: ANN.password }, 'ADMIN_EMAIL'],
  ])('refuses to start with %j and says why', async (env, why) => {
    const { begin, code } = await serve(firstRecords({}));
    await expect(begin(env, ADDRESS)).rejects.toThrow(why);
    expect(await code()).not.toBe('');
  });

  it('shows an address otherwise, at which one person makes the account within an hour', async () => {
    const { setUp, signIn, code: codeOf } = await serve(firstRecords({}));
    const code = await codeOf();
    expect(await setUp({ code: `${code}x` })).toMatchObject({
      status: 403,
      body: { msg: expect.stringContaining('This link has expired.') },
    });
    expect(await setUp({ code, password: 'short' })).toMatchObject({
      status: 422,
      body: { errors: { password: expect.stringContaining('12') } },
    });
    expect(await setUp({ code, email: 'nobody' })).toMatchObject({
      status: 422,
      body: { errors: { email: expect.any(String) } },
    });
    const both = await Promise.all([setUp({ code }), setUp({ code, email: 'bob@example.com' })]);
    expect(statusesOf(both)).toEqual([201, expect.toBeOneOf([403, 409])]);
    expect((await setUp({ code, email: 'eve@example.com' })).status).toBe(403);
    const [made] = both[0]?.status === 201 ? [ANN.email] : ['bob@example.com'];
    expect((await signIn(made, ANN.password)).status).toBe(200);
  });

  it('takes the address from its owner, however many wrong ones strangers send', async () => {
    const { setUp, code, send } = await serve(firstRecords({}), undefined, {
      trusted: { header: 'x-forwarded-for', hops: 1 },
    });
    const shown = await code();
    const guessFrom = async (source: string) => {
      const headers = { 'x-forwarded-for': source };
      return (await send('POST', '/jwt/setup', { body: { ...ANN, code: 'wrong' }, headers })).status;
    };
    const guesses = [];
    for (let n = 0; n < 12; n += 1) guesses.push(await guessFrom('198.51.100.7'));
    expect(guesses).toEqual([...Array<number>(5).fill(403), ...Array<number>(7).fill(429)]);
    expect(await guessFrom('192.0.2.1')).toBe(403);
    for (let n = 0; n < 12; n += 1) await setUp({ code: 'wrong' });
    expect((await setUp({ code: shown })).status).toBe(201);
  });

  it('takes the address once, also when the account that it made is gone', async () => {
    const { setUp, code: codeOf, model, store } = await serve(firstRecords({}));
    const code = await codeOf();
    expect((await setUp({ code })).status).toBe(201);
    const { collection } = model.resource(model.accounts?.first?.resource ?? '').api;
    const { rows } = await store.list(collection, { where: [], sort: [], offset: 0, limit: 10 });
    expect(rows).toMatchObject([{ email: ANN.email }]);
    for (const { _id } of rows) await store.remove(collection, _id);
    expect((await setUp({ code })).status).toBe(403);
  });

  it('takes the address no more after an hour', async () => {
    const { setUp, code, clock } = await serve(firstRecords({}));
    const shown = await code();
    clock.add(SET_UP_TIME / 1000);
    expect((await setUp({ code: shown })).status).toBe(403);
  });

  it('lets nobody in by a password that everybody knows, though an earlier start has left the account', async () => {
    const store = createMemoryStore();
    const before = await serve({ ...firstRecords({ DEMO: 'on' }), count: 0 }, store);
    expect((await before.signIn('admin@demo.com', 'admin')).status).toBe(200);
    const { signIn, code } = await serve(firstRecords({}), store);
    for (const { email, password } of accounts)
      expect(await signIn(email, password)).toMatchObject({
        status: 403,
        body: { msg: expect.stringContaining('demonstration') },
      });
    expect(await code()).not.toBe('');
  });

  it('is set up where a demonstration was, whose accounts have taken names of the first one', async () => {
    const store = createMemoryStore();
    await serve({ ...firstRecords({ DEMO: 'on' }), count: 0 }, store);
    const { setUp, signIn, code: codeOf } = await serve(firstRecords({}), store);
    const code = await codeOf();
    expect(await setUp({ code })).toMatchObject({ status: 201 });
    expect((await signIn(ANN.email, ANN.password)).status).toBe(200);
    expect((await setUp({ code, email: 'eve@example.com' })).status).toBe(403);
  });

  it('takes an address of the demonstration with a password of its own as any other', async () => {
    const { begin, signIn, setUp, code } = await serve(firstRecords({}));
    const shown = await code();
    expect((await setUp({ code: shown, email: 'admin@demo.com' })).status).toBe(201);
    expect((await setUp({ code: shown })).status).toBe(403);
    expect((await signIn('admin@demo.com', ANN.password)).status).toBe(200);
    const env = { ADMIN_EMAIL: 'admin@demo.com', ADMIN_PASSWORD: ANN.password };
    expect(await begin(env, ADDRESS)).toBeUndefined();
  });

  it('is off unless somebody turns it on, by a word that is one', () => {
    expect(firstRecords({ DEMO: 'on' }).accounts).toEqual(accounts);
    expect(firstRecords({ DEMO: 'off' }).accounts).toEqual([]);
    expect(() => firstRecords({ DEMO: 'yes' })).toThrow('DEMO is "yes". Valid: on, off.');
  });
});
