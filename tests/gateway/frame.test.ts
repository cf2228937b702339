import { afterAll, beforeAll, expect, it } from 'vitest';
import { originsFrom } from '../../server/requests/origins';
import { createMemoryStore } from '../../server/store/memory';
import { serveGateway, type TestGateway } from './testGateway';

const ADMIN = 'https://admin.acme.example';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { origins: [ADMIN] });
});
afterAll(() => gateway.stop());

it('answers nothing that a browser or a proxy may keep, or take for something else', async () => {
  const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
  const asked: [string, RequestInit?][] = [
    ['/config.json'],
    ['/v1/products', { headers: { authorization: accessToken } }],
    ['/v1/products'],
    ['/v1/nothing'],
    ['/jwt/login', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  ];
  for (const [path, init] of asked) {
    const { headers } = await fetch(gateway.url + path, init);
    expect([path, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      path,
      'no-store',
      'nosniff',
    ]);
  }
});

it('takes 16 kB for a sign-in at most, and nothing that is nested for ever', async () => {
  const paths = ['/jwt/login', '/auth/customer/login', '/jwt/refresh-token'];
  for (const path of paths) {
    const large = await gateway.send('POST', path, { body: { email: 'x'.repeat(17_000) } });
    expect([path, large.status]).toEqual([path, 413]);
    const deep = await gateway.send('POST', path, { body: `{"email":${'['.repeat(5000)}` });
    expect([path, deep.status, deep.body['message']]).toEqual([
      path,
      400,
      'The body is nested deeper than 64 levels.',
    ]);
  }
});

it('refuses with 415 what does not say that it is JSON', async () => {
  const token = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
  for (const path of ['/v1/products', '/jwt/login', '/jwt/refresh-token', '/auth/customer/login'])
    for (const type of ['text/plain', undefined]) {
      const { status } = await fetch(gateway.url + path, {
        method: 'POST',
        // Of a Blob without a type no header is made.
        body: new Blob(['{"name":"A"}']),
        headers: { authorization: token, ...(type && { 'content-type': type }) },
      });
      expect([path, type, status]).toEqual([path, type, 415]);
    }
});

it('may be called from the pages of the origins that are configured, and from no others', async () => {
  const ask = async (origin: string, path = '/v1/products') => {
    const headers = {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    };
    const { status, headers: said } = await fetch(gateway.url + path, { method: 'OPTIONS', headers });
    const refused = await fetch(gateway.url + path, { headers: { origin } });
    const allowed = (answer: Headers) => answer.get('access-control-allow-origin');
    return [status, allowed(said), said.get('access-control-allow-headers'), allowed(refused.headers)];
  };
  for (const path of ['/v1/products', '/socket.io/?EIO=4&transport=polling&userId=u'])
    expect([path, (await ask(ADMIN, path)).slice(0, 2)]).toEqual([path, [204, ADMIN]]);
  expect((await ask(ADMIN)).slice(2)).toEqual(['Authorization,Content-Type,Idempotency-Key,X-Run-Id', ADMIN]);
  for (const origin of ['https://evil.example', 'http://localhost:9999', 'null'])
    expect((await ask(origin)).filter((each) => each === origin || each === '*')).toEqual([]);
});

it('reads ALLOWED_ORIGINS, and names what is no origin', () => {
  expect(originsFrom({})).toEqual([]);
  expect(originsFrom({ ALLOWED_ORIGINS: ` ${ADMIN}, http://localhost:5173` })).toEqual([
    ADMIN,
    'http://localhost:5173',
  ]);
  for (const wrong of ['*', 'acme.example', `${ADMIN}/`, `${ADMIN}/page`, 'file:///x'])
    expect(() => originsFrom({ ALLOWED_ORIGINS: wrong })).toThrow(`"${wrong}" is no origin`);
});
