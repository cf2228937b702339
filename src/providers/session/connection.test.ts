import { afterEach, expect, it } from 'vitest';
import { createBackend } from '../../../tests/servers/backend';
import { createTabWorld, mintSession } from '../../../tests/servers/tabWorld';

const world = createTabWorld('http://127.0.0.1:9');
afterEach(() => world.close());

const MOST_KEYS = 5000;

it('knows the keys of its latest writes, so many of them', async () => {
  const fetch = async () => Response.json({ success: true });
  const { http, session, isOwnKey } = world.open({ fetch, offers: { sms: ['idempotency'] } });
  session.set(mintSession(createBackend()));
  const write = (at: number) =>
    http.send({ source: 'sms', method: 'POST', path: '/v1/things', body: {}, key: `key ${at}` });
  for (let at = 0; at < MOST_KEYS; at += 1) await write(at);
  expect([isOwnKey('key 0'), isOwnKey('another')]).toEqual([true, false]);
  await write(MOST_KEYS);
  expect([0, 1, MOST_KEYS].map((at) => isOwnKey(`key ${at}`))).toEqual([false, true, true]);
});
