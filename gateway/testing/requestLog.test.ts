import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ControlEnv } from './controlEnv';
import { createRequestLog } from './requestLog';

it('remembers so many requests, the last ones, and none that were cleared', async () => {
  const log = createRequestLog(2);
  const app = new Hono<ControlEnv>().use(log.middleware).get('*', (c) => c.text('here'));
  for (const path of ['/a', '/b', '/c']) await app.request(path);
  expect(log.entries().map(({ path, status }) => [path, status])).toEqual([
    ['/b', 200],
    ['/c', 200],
  ]);
  log.clear();
  expect(log.entries()).toEqual([]);
});

it('remembers no key that stands in an address', async () => {
  const log = createRequestLog(1);
  const app = new Hono<ControlEnv>().use(log.middleware).get('*', (c) => c.text('here'));
  await app.request('/hooks/a?key=a-key-in-the-address&page=2');
  expect(log.entries()).toMatchObject([{ query: { key: '[hidden]', page: '2' } }]);
});
