import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Controlled } from './control.samples';
import { serveControlled } from './control.samples';

let gateway: Controlled;
beforeEach(async () => {
  gateway = await serveControlled();
});
afterEach(() => gateway.close());

const json = async (answer: Response | Promise<Response>) =>
  (await answer).json() as Promise<Record<string, unknown>>;

describe('the request log', () => {
  it('keeps what came over the wire and what was answered, and leaves the routes their body', async () => {
    const headers = { Authorization: 'token', 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"name":"Ann"}' };
    expect(await json(gateway.call('/v1/echo?page=0&search=a%20b', init))).toMatchObject({
      body: { name: 'Ann' },
    });
    await gateway.call('/v1/nothing');
    const { entries } = await json(gateway.call('/__ref/log'));
    expect(entries).toMatchObject([
      {
        method: 'POST',
        path: '/v1/echo',
        query: { page: '0', search: 'a b' },
        body: { name: 'Ann' },
        status: 201,
      },
      { method: 'GET', path: '/v1/nothing', handled: 404, status: 404 },
    ]);
    expect(gateway.log.entries()[0]?.headers).toMatchObject({ authorization: 'token' });
    await gateway.call('/__ref/log', { method: 'DELETE' });
    expect(gateway.log.entries()).toEqual([]);
  });

  it('keeps no password, however deep it stands and whatever it is called', async () => {
    const sent = {
      email: 'a@b.c',
      password: 'pw-1',
      nested: [{ newPassword: 'pw-2', api_secret: { a: 'pw-3' } }],
    };
    await gateway.post('/v1/echo', sent);
    await gateway.call('/v1/count', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"pw-4"',
    });
    expect(JSON.stringify(gateway.log.entries())).not.toContain('pw-');
    expect(gateway.log.entries()[0]?.body).toMatchObject({ email: 'a@b.c', password: '[hidden]' });
  });

  it('keeps a body that is no JSON as text, and one that is no text not at all', async () => {
    const call = (type: string) =>
      gateway.call('/v1/count', { method: 'POST', headers: { 'content-type': type }, body: '{oops' });
    await call('application/json');
    await call('image/png');
    expect(gateway.log.entries().map(({ body }) => body)).toEqual(['{oops', undefined]);
  });
});

describe('a barrier', () => {
  it('holds a request before the work, or before the answer, until it is released', async () => {
    const before = (await json(gateway.post('/__ref/barriers', { match: '/v1/count', at: 'beforeApply' })))[
      'id'
    ];
    const after = (await json(gateway.post('/__ref/barriers', { match: '/v1/count', at: 'beforeAnswer' })))[
      'id'
    ];
    const calls = [gateway.call('/v1/count'), gateway.call('/v1/count')];
    await gateway.call(`/__ref/barriers/${String(before)}?count=2`);
    expect(gateway.calls.count).toBe(0);
    await gateway.call(`/__ref/barriers/${String(before)}`, { method: 'DELETE' });
    await gateway.call(`/__ref/barriers/${String(after)}?count=2`);
    expect(gateway.calls.count).toBe(2);
    expect(gateway.log.entries().map(({ status }) => status)).toEqual([undefined, undefined]);
    await gateway.call(`/__ref/barriers/${String(after)}`, { method: 'DELETE' });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await gateway.call(`/__ref/barriers/${String(after)}`)).status).toBe(404);
  });
});

describe('the control routes', () => {
  it('arm, list and clear faults, and name what is wrong with one', async () => {
    await gateway.post('/__ref/faults', { match: '*', kind: 'status', status: 500 });
    expect(await json(gateway.call('/__ref/faults'))).toMatchObject({
      faults: [{ kind: 'status', times: 1 }],
    });
    await gateway.call('/__ref/faults', { method: 'DELETE' });
    expect((await gateway.call('/v1/count')).status).toBe(200);
    const refused = await gateway.post('/__ref/faults', { match: '/v1', kind: 'flood' });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('kind')]);
    expect((await gateway.post('/__ref/clock', {})).status).toBe(400);
  });

  it('move the clock and revoke tokens', async () => {
    const before = gateway.clock.now();
    await gateway.post('/__ref/clock', { addSeconds: 600 });
    expect(gateway.clock.now() - before).toBeGreaterThanOrEqual(600_000);
    await gateway.post('/__ref/expire', { userId: 'ann' });
    await gateway.call('/__ref/expire', { method: 'POST' });
    expect(gateway.calls.expired).toEqual(['ann', undefined]);
  });

  it('reset everything at once: records, log, faults, barriers and clock', async () => {
    gateway.faults.add({ match: '*', kind: 'drop', times: 'always' });
    gateway.barriers.hold({ match: '*', at: 'beforeApply' });
    gateway.clock.add(600);
    expect((await gateway.post('/__ref/reset', { seed: 7, volume: 100 })).status).toBe(200);
    expect(gateway.calls.resets).toEqual([{ seed: 7, volume: 100 }]);
    expect((await gateway.call('/v1/count')).status).toBe(200);
    expect(gateway.clock.now()).toBeLessThan(Date.now() + 1000);
    expect(gateway.log.entries()).toHaveLength(1);
  });

  it('are there for this machine only, and not for what a proxy passes on', async () => {
    const from = async (remoteAddress: string) =>
      (
        await gateway.served.fetch(new Request('http://localhost/__ref/log'), {
          incoming: { socket: { remoteAddress } },
        })
      ).status;
    expect([await from('127.0.0.1'), await from('::1'), await from('::ffff:127.0.0.1')]).toEqual([
      200, 200, 200,
    ]);
    expect([await from('10.0.0.5'), await from('::ffff:10.0.0.5'), await from('')]).toEqual([404, 404, 404]);
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-real-ip',
      'via',
      'forwarded',
      'cf-connecting-ip',
    ])
      expect([name, (await gateway.call('/__ref/log', { headers: { [name]: '127.0.0.1' } })).status]).toEqual(
        [name, 404],
      );
    expect((await gateway.served.fetch(new Request('http://localhost/__ref/log'))).status).toBe(404);
  });

  it('are not there under a name that somebody else has made lead here', async () => {
    const asked = async (url: string) => {
      const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      return (await gateway.served.fetch(new Request(url), env)).status;
    };
    for (const url of [
      'http://127.0.0.1:5173/__ref/log',
      'http://[::1]/__ref/log',
      'http://localhost:80/__ref/log',
    ])
      expect([url, await asked(url)]).toEqual([url, 200]);
    for (const url of [
      'http://evil.example/__ref/log',
      'http://localhost.evil.example/__ref/log',
      'http://10.0.0.1/__ref/log',
    ])
      expect([url, await asked(url)]).toEqual([url, 404]);
  });
});
