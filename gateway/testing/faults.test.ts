import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Controlled } from './control.samples';
import { serveControlled } from './control.samples';
import type { FaultInput } from './faultsRule';

let gateway: Controlled;
beforeEach(async () => {
  gateway = await serveControlled();
});
afterEach(() => gateway.close());

type Damage = FaultInput extends infer F ? (F extends FaultInput ? Omit<F, 'match'> : never) : never;

const arm = (damage: Damage, match = '/v1/*') => gateway.faults.add({ ...damage, match } as FaultInput);

const message = 'Injected fault';

describe('a fault', () => {
  it.each<[Damage, number, object]>([
    [{ kind: 'status', status: 503 }, 503, { success: false, errCode: '503', msg: message, message }],
    [{ kind: 'body200', message: 'No' }, 200, { success: false, errCode: '500', msg: 'No', message: 'No' }],
    [{ kind: 'errCode401' }, 401, { success: false, errCode: '401' }],
    [{ kind: 'errCode401', as: 'number', status: 200 }, 200, { success: false, errCode: 401 }],
    [{ kind: 'noMessage' }, 500, { success: false, errCode: '500' }],
    [{ kind: 'msgOnly' }, 500, { success: false, errCode: '500', msg: message }],
    [{ kind: 'messageOnly', status: 200 }, 200, { success: false, errCode: '500', message }],
    [{ kind: 'json', body: [1, null], status: 418 }, 418, [1, null]],
    [{ kind: 'raw', body: '"x"' }, 200, 'x' as unknown as object],
  ])('%j answers %i', async (damage, status, body) => {
    arm(damage);
    const answer = await gateway.call('/v1/count');
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    expect(gateway.calls.count).toBe(0);
    expect(await (await gateway.call('/v1/count')).json()).toEqual({ success: true, count: 1 });
  });

  it('html, empty and raw answer what is no JSON', async () => {
    arm({ kind: 'html' });
    arm({ kind: 'empty' });
    arm({ kind: 'raw', body: 'oops', type: 'text/plain' });
    const [html, empty, raw] = [
      await gateway.call('/v1/a'),
      await gateway.call('/v1/a'),
      await gateway.call('/v1/a'),
    ];
    expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await html.text()).toMatch(/^<!doctype html>/);
    expect([empty.status, await empty.text()]).toEqual([204, '']);
    expect([raw.headers.get('content-type'), await raw.text()]).toEqual(['text/plain', 'oops']);
  });

  it('delay gives the right answer, truncate half of it', async () => {
    arm({ kind: 'delay', ms: 1 });
    arm({ kind: 'truncate' });
    expect(await (await gateway.call('/v1/count')).json()).toEqual({ success: true, count: 1 });
    expect(await (await gateway.call('/v1/count')).text()).toBe('{"success":tr');
    expect(gateway.calls.count).toBe(2);
  });

  it.each([
    ['drop', 0],
    ['dropAfterApply', 1],
  ] as const)('%s cuts the connection, the work done %i times', async (kind, count) => {
    arm({ kind });
    await expect(gateway.call('/v1/count')).rejects.toThrow('fetch failed');
    expect(gateway.calls.count).toBe(count);
    const [entry] = gateway.log.entries();
    expect(entry).toMatchObject({ fault: kind, ...(count ? { handled: 200 } : {}) });
    expect(entry).not.toHaveProperty('status');
    expect((await gateway.call('/v1/count')).status).toBe(200);
  });

  it('hang answers nothing until the client gives up', async () => {
    arm({ kind: 'hang' });
    const giveUp = new AbortController();
    const [entered, left] = (['beforeApply', 'beforeAnswer'] as const).map((at) =>
      gateway.barriers.hold({ match: '*', at }),
    );
    const call = gateway.call('/v1/count', { signal: giveUp.signal });
    await entered?.arrived();
    entered?.release();
    giveUp.abort();
    await expect(call).rejects.toThrow('abort');
    await left?.arrived();
    expect(gateway.calls.count).toBe(0);
  });

  it('storm401 refuses everybody until its time is over', async () => {
    arm({ kind: 'storm401', ms: 5000 });
    const during = await Promise.all([1, 2, 3].map(() => gateway.call('/v1/count')));
    expect(during.map(({ status }) => status)).toEqual([401, 401, 401]);
    gateway.clock.add(6);
    expect((await gateway.call('/v1/count')).status).toBe(200);
    expect(gateway.faults.rules()).toEqual([]);
  });

  it('happens to the path and method it names, as often as it says, until it is disarmed', async () => {
    const disarm = gateway.faults.add({
      kind: 'status',
      status: 500,
      match: '/v1/c*t',
      method: 'PATCH',
      times: 2,
    });
    gateway.faults.add({ kind: 'status', status: 501, match: '/v1/count', method: 'GET', times: 'always' });
    const call = async (method: string, path = '/v1/count') => (await gateway.call(path, { method })).status;
    expect([await call('PATCH'), await call('POST'), await call('PATCH', '/v1/count/1')]).toEqual([
      500, 200, 404,
    ]);
    expect([await call('GET'), await call('GET')]).toEqual([501, 501]);
    disarm();
    expect(await call('PATCH')).toBe(200);
  });
});
