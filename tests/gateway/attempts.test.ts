import { describe, expect, it, onTestFinished } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { createHasher } from '../../gateway/accounts/hasher';
import { createPasswords } from '../../server/accounts/passwords';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import { serveGateway, type TestGateway } from './testGateway';

const databaseUrl = process.env['DATABASE_URL'];

const FREE = 10;

/* Two gateways on one store, and how many passwords both have derived. */
const serveTwo = async (openTwo: () => Promise<readonly [Store, Store]>) => {
  const hasher = createHasher({ most: 1000, patience: Infinity });
  let derived = 0;
  const counted: typeof hasher = {
    ...hasher,
    derive: (...asked) => {
      derived += 1;
      return hasher.derive(...asked);
    },
  };
  const now = Date.now();
  const clock = createClock(() => now);
  const trusted = { header: 'x-forwarded-for', hops: 1 };
  const serve = async (store: Store) => {
    const passwords = createPasswords({ cost: 2, hasher: counted });
    return serveGateway(store, { clock, trusted, passwords, works: false });
  };
  const stores = await openTwo();
  const first = await serve(stores[0]);
  const second = await serve(stores[1]);
  onTestFinished(async () => {
    for (const gateway of [first, second]) await gateway.stop();
    for (const store of new Set(stores)) await store.close();
  });
  return { first, second, serve, stores, clock, derived: () => derived };
};

const from = (source: string) => ({ 'x-forwarded-for': source });

const signIn = (gateway: TestGateway, source: string, name: string) =>
  gateway.send('POST', '/jwt/login', {
    body: { email: `${name}@demo.com`, password: `${name} pass` },
    headers: from(source),
  });

const guess = (gateway: TestGateway, source: string, name: string) =>
  gateway.send('POST', '/jwt/login', {
    body: { email: `${name}@demo.com`, password: 'wrong' },
    headers: from(source),
  });

const describeAttempts = (name: string, openTwo: () => Promise<readonly [Store, Store]>) => {
  describe(`attempts at two gateways on ${name}`, () => {
    it('are as many as at one, also all at once, and so after a restart; what is refused derives nothing', async () => {
      const { first, second, serve, stores, derived } = await serveTwo(openTwo);
      const before = derived();
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, at) => guess(at % 2 ? first : second, '192.0.2.1', 'support')),
      );
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(FREE);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - FREE);
      const restarted = await serve(stores[0]);
      onTestFinished(() => restarted.stop());
      expect((await signIn(restarted, '192.0.2.1', 'support')).status).toBe(429);
      expect(derived() - before).toBe(FREE);
    });

    it('keep nobody out who has signed in from there before, whomever else they are aimed at', async () => {
      const { first, second } = await serveTwo(openTwo);
      expect((await signIn(first, '192.0.2.1', 'support')).status).toBe(200);
      const guesses = await Promise.all(
        Array.from({ length: 150 }, (_, at) => guess(at % 2 ? first : second, '192.0.2.1', `${at}`)),
      );
      expect(guesses.some(({ status }) => status === 429)).toBe(true);
      for (let at = 0; at < 40; at += 1) await guess(first, `198.51.100.${at}`, 'support');
      expect((await signIn(first, '198.51.100.99', 'support')).status).toBe(429);
      expect((await signIn(second, '192.0.2.1', 'support')).status).toBe(200);
    });

    it('at a code of an app wait longer and longer, and keep its owner out of nothing', async () => {
      const { first, second, clock } = await serveTwo(openTwo);
      const codeOf = (secret: unknown) =>
        new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: clock.now() });
      const { body } = await signIn(first, '192.0.2.1', 'admin');
      const call = first.callerOf(String(body['accessToken']));
      const present = 'admin pass';
      const { secret } = (await call('POST', '/api/account/second-factor', { present })).body;
      const proof = { present, code: codeOf(secret) };
      const { recoveryCodes } = (await call('POST', '/api/account/second-factor/confirm', proof)).body;
      const [onPaper = ''] = recoveryCodes as string[];
      const giveCode = async (gateway: TestGateway, source: string, code: string) => {
        const { challenge } = (await signIn(gateway, source, 'admin')).body;
        return gateway.send('POST', '/jwt/second-factor', {
          body: { challenge, code },
          headers: from(source),
        });
      };
      clock.add(60);
      const judgedIn = async (hours: number) => {
        let judged = 0;
        for (const end = clock.now() + hours * 3_600_000; clock.now() < end;) {
          const { status, body: told } = await giveCode(
            judged % 2 ? first : second,
            '198.51.100.7',
            '000000',
          );
          if (status === 422) judged += 1;
          else clock.add(Number(told['retryAfter']));
        }
        return judged;
      };
      expect(await judgedIn(24)).toBeLessThan(3 * FREE);
      for (let at = 0; at < 30; at += 1) await giveCode(first, `203.0.113.${at}`, '000000');
      expect((await giveCode(first, '203.0.113.99', '000000')).status).toBe(429);
      expect((await giveCode(second, '192.0.2.1', codeOf(secret))).status).toBe(200);
      expect((await giveCode(second, '203.0.113.50', onPaper)).status).toBe(200);
    });

    it('at a code of an app inside a session are as few', async () => {
      const { first, clock } = await serveTwo(openTwo);
      const { body } = await signIn(first, '192.0.2.1', 'admin');
      const call = first.callerOf(String(body['accessToken']));
      const present = 'admin pass';
      const { secret } = (await call('POST', '/api/account/second-factor', { present })).body;
      const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
        timestamp: clock.now(),
      });
      await call('POST', '/api/account/second-factor/confirm', { present, code });
      const answers = [];
      for (let at = 0; at < FREE + 2; at += 1)
        answers.push(
          (await call('POST', '/api/account/second-factor/remove', { present, code: '000000' })).status,
        );
      expect(answers).toEqual([...Array<number>(FREE).fill(422), 429, 429]);
    });
  });
};

describeAttempts('one memory', async () => {
  const store = createMemoryStore();
  return [store, store];
});

if (databaseUrl)
  describeAttempts('PostgreSQL', async () => {
    const schema = ownName();
    const store = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
    return [await openPostgres(databaseUrl, schema), store];
  });
