import { createSecrets } from '../gateway/accounts/secrets';
import { expect, it } from 'vitest';
import { testAccounts, testConfig, testSeeds } from '../tests/gateway/testConfig';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { createPasswords, KEY_BYTES, type Hasher } from './accounts/passwords';
import { createTokens, type Signer } from './accounts/tokens';
import { createClock } from './clock';
import { createServer } from './createServer';
import { createMemoryStore } from './store/memory';

/* What a page in a browser could hand in: no thread, no key, nothing that needs https. */
const hasher: Hasher = {
  derive: async ({ password }) => new TextEncoder().encode(password.padEnd(KEY_BYTES).slice(0, KEY_BYTES)),
  close: async () => {},
};
const signer: Signer = {
  sign: async (claims) => btoa(JSON.stringify(claims)),
  read: async (token, now) => {
    if (token === '') return undefined;
    const claims = JSON.parse(atob(token)) as Parameters<Signer['sign']>[0];
    return claims.expiresAt * 1000 > now ? claims : undefined;
  },
};

const open = () => {
  const [clock, store] = [createClock(), createMemoryStore()];
  return createServer({
    model: createModel(testConfig, kinds),
    store,
    clock,
    tokens: createTokens({ signer, clock, store }),
    passwords: createPasswords({ hasher, cost: 2 }),
    secrets: createSecrets(['a secret that is long enough for a test']),
    digest: (bytes) => new TextDecoder().decode(bytes),
    first: { seeds: testSeeds, accounts: testAccounts },
  });
};

it('answers requests without a connection, sockets, files or a database', async () => {
  const server = await open();
  const ask = async (path: string, init: { body?: unknown; token?: string; key?: string } = {}) => {
    const request = new Request(`http://anywhere${path}`, {
      method: init.body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(init.token !== undefined && { authorization: init.token }),
        ...(init.key !== undefined && { 'idempotency-key': init.key }),
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    });
    const answer = await server.fetch(request);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const signedIn = await ask('/jwt/login', { body: { email: 'root@demo.com', password: 'root pass' } });
  expect(signedIn).toMatchObject({ status: 200, body: { success: true } });
  const token = String(signedIn.body['accessToken']);
  const write = { token, key: 'one-key', body: { name: 'Made here', price: '1.00' } };
  const [made, again] = [await ask('/v1/products', write), await ask('/v1/products', write)];
  expect(made.status).toBe(201);
  expect(again.body).toEqual(made.body);
  expect((await ask('/v1/products', { token })).body).toMatchObject({ success: true });
  expect((await ask('/v1/products')).status).toBe(401);
  expect((await ask('/config.json')).body).toMatchObject({
    demo: testAccounts.map(({ email, password }) => ({ email, password })),
  });
  expect((await ask('/v1/nothing')).status).toBe(404);
});
