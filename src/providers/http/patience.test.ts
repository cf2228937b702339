import { expect, it, onTestFinished, vi } from 'vitest';
import { createHttp, type HttpOptions, type HttpRequest } from './http';
import { createOfferBook } from './offerBook';

const THINGS: HttpRequest = { source: 'sms', method: 'GET', path: '/v1/things' };
const CREATE: HttpRequest = { ...THINGS, method: 'POST', body: { name: 'one' } };

/* Time is what is tested, and it is the network's: it loses each call when the test says so. */
const open = (options: Partial<HttpOptions>) => {
  const host = 'http://127.0.0.1:9';
  return createHttp({
    hosts: { sms: host, remote: host, orders: host, auth: host },
    session: { get: () => ({ accessToken: 'a' }), generation: 0, renew: async () => {}, end: () => {} },
    offers: createOfferBook({ sms: ['idempotency'] }),
    timeoutMs: 5000,
    pauseMs: 1,
    ...options,
  });
};

const fakeTime = (...toFake: ('Date' | 'setTimeout' | 'clearTimeout')[]) => {
  vi.useFakeTimers({ toFake });
  onTestFinished(() => void vi.useRealTimers());
};

it('D-03 a write is made again no more once it has taken so long that a token would be spent', async () => {
  fakeTime('Date');
  const callsOf = async (secondsEach: number) => {
    let calls = 0;
    const fetch = () => {
      calls += 1;
      vi.setSystemTime(Date.now() + secondsEach * 1000);
      return Promise.reject(new TypeError('the network is gone'));
    };
    const lost = { kind: 'network', unknownOutcome: true };
    await expect(open({ fetch }).send(CREATE)).rejects.toMatchObject(lost);
    return calls;
  };
  expect([await callsOf(1), await callsOf(15), await callsOf(20)]).toEqual([4, 2, 1]);
});

it('D-05 a caller that gives up does not wait for the end of the pause before it is made again', async () => {
  const controller = new AbortController();
  const fetch = async () => {
    setImmediate(() => controller.abort());
    throw new TypeError('the network is gone');
  };
  const sent = open({ fetch, pauseMs: 3_600_000 }).send({ ...THINGS, signal: controller.signal });
  await expect(sent).rejects.toMatchObject({ kind: 'cancelled' });
});

it('gives up no file that has begun to come, however long it takes', async () => {
  fakeTime('setTimeout', 'clearTimeout');
  const signals: AbortSignal[] = [];
  const fetch: HttpOptions['fetch'] = async (_, { signal }) => {
    signals.push(...(signal ? [signal] : []));
    return new Response('a,b', { headers: { 'content-type': 'text/csv' } });
  };
  const file = await open({ fetch, timeoutMs: 1000 }).open(THINGS);
  vi.advanceTimersByTime(60_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect(await file.text()).toBe('a,b');
});

it('gives up a file that does not begin to come', async () => {
  const fetch: HttpOptions['fetch'] = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
  const opened = open({ fetch, timeoutMs: 20 }).open(THINGS);
  await expect(opened).rejects.toMatchObject({ kind: 'timeout' });
});
