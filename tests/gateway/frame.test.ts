import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryStore } from '../../gateway/store/memory';
import { serveGateway, type TestGateway } from './testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore());
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
