import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { model, openRest } from '../../../tests/contract/dataProvider.wire';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, to, type Fault } from '../../../tests/servers/faults';
import type { Offers } from '../../config/offers';
import type { TotalsQuestion } from '../../model/numbers/totals';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { soon } from '../../../tests/soon';

let server: AnsweringServer;
let rest: ResourceProvider;
beforeEach(async () => {
  server = await startAnsweringServer();
  rest = await openWith({ sms: ['totals', 'idempotency'], remote: ['totals'] });
});
afterEach(() => server.close());

const openWith = (offers: Offers) => openRest(server.url, server.mint().accessToken, offers);

const ask = (key: string, question: Partial<TotalsQuestion> & { signal?: AbortSignal } = {}) =>
  rest.getTotals(model.resource(key).name, { filter: {}, ...question });

const TOGETHER = '/api/totals';
const counting = (count: number) => ({ success: true, totals: { all: { count } } });
const answers = (...bodies: readonly unknown[]): Fault => answering({ success: true, answers: bodies });
const asked = () => server.calls.map(({ body }) => (body as { questions: string[] }).questions);

describe('numbers that are asked for at the same moment', () => {
  it('are asked for in one request, equal ones once, each by the address of the call of its own', async () => {
    server.fault(to(TOGETHER), answers(counting(1), counting(2)));
    const filter = { status: 'open', q: 'a b' };
    const all = await Promise.all([
      ask('things', { filter }),
      ask('things', { by: 'status' }),
      ask('things', { filter }),
    ]);
    expect(all.map(({ data }) => data.all.count)).toEqual([1, 2, 1]);
    expect(asked()).toEqual([['/v1/things/totals?status=open&search=a+b', '/v1/things/totals?by=status']]);
    expect(server.calls[0]).toMatchObject({ method: 'POST', path: TOGETHER, key: undefined });
  });

  it('go to the host of each, with its form of token', async () => {
    server.fault(to(TOGETHER), answers(counting(1)));
    await Promise.all([ask('things'), ask('customers')]);
    expect(asked()).toEqual([['/v1/things/totals'], ['/users/totals?role=user']]);
    expect(server.calls.map(({ authorization = '' }) => authorization.startsWith('Bearer '))).toEqual([
      false,
      true,
    ]);
  });

  it('are counted by the lists of a host that offers no totals, also of each value of a choice', async () => {
    rest = await openWith({ sms: ['idempotency'] });
    const found = (count: number) => answering({ success: true, things: [], total_results: count });
    server.fault(({ query }) => query.get('status') === 'open', found(4));
    server.fault(({ query }) => query.get('status') === 'done', found(1));
    server.fault(to('/v1/things'), found(7));
    const { data } = await ask('things', { filter: { name: 'a' }, by: 'status' });
    expect(data).toEqual({
      all: { count: 7 },
      groups: [
        { key: 'open', count: 4 },
        { key: null, count: 2 },
        { key: 'done', count: 1 },
      ],
    });
    const paths = server.calls.map(({ method, path, query }) => `${method} ${path}?${query.toString()}`);
    expect(paths).toEqual([
      'GET /v1/things?name=a&page=0&entriesPerPage=1',
      'GET /v1/things?name=a&status=open&page=0&entriesPerPage=1',
      'GET /v1/things?name=a&status=done&page=0&entriesPerPage=1',
    ]);
  });

  it('are not offered where a host without totals would have to add up, or says no total', async () => {
    rest = await openWith({});
    server.fault(to('/v1/things'), answering({ success: true, things: [{ _id: 'a' }] }));
    const notOffered = { kind: 'refused', message: 'app.errors.notOffered' };
    await expect(ask('things')).rejects.toMatchObject(notOffered);
    server.calls.length = 0;
    await expect(ask('things', { of: 'price' })).rejects.toMatchObject(notOffered);
    await expect(ask('things', { by: 'createdAt', per: 'day' })).rejects.toMatchObject(notOffered);
    await expect(ask('things', { by: 'name' })).rejects.toMatchObject(notOffered);
    expect(server.calls).toEqual([]);
  });

  it('are parted into requests of 100', async () => {
    const counts = Array.from({ length: 100 }, () => counting(1));
    server.fault(to(TOGETHER), answers(...counts), 1);
    server.fault(to(TOGETHER), answers(counting(1)));
    await Promise.all(Array.from({ length: 101 }, (_, at) => ask('things', { filter: { name: `n${at}` } })));
    expect(asked().map(({ length }) => length)).toEqual([100, 1]);
  });

  it('fail each by itself, in the words of the server', async () => {
    const refused = { success: false, errCode: '403', msg: 'Not yours.', requestId: 'id-4711' };
    server.fault(to(TOGETHER), answers(refused, counting(2), { success: true, totals: 'many' }));
    const [denied, fine, strange] = await Promise.allSettled([
      ask('things', { by: 'status' }),
      ask('things'),
      ask('things', { of: 'price' }),
    ]);
    expect(denied).toMatchObject({ reason: { kind: 'denied', message: 'Not yours.' } });
    expect(fine).toMatchObject({ value: { data: { all: { count: 2 } } } });
    expect(strange).toMatchObject({ reason: { kind: 'malformed' } });
  });

  it('fail together when the request fails, after a second attempt as of any read', async () => {
    server.fault(to(TOGETHER), answering({ success: false, msg: 'Down.' }, 500));
    const both = await Promise.allSettled([ask('things'), ask('things', { by: 'status' })]);
    const failed = { reason: { kind: 'server', message: 'Down.', unknownOutcome: false } };
    expect(both).toMatchObject([failed, failed]);
    expect(server.calls).toHaveLength(2);
  });

  it('are no numbers when there are more or fewer answers than questions', async () => {
    server.fault(to(TOGETHER), answers(counting(1)));
    const both = await Promise.allSettled([ask('things'), ask('things', { by: 'status' })]);
    expect(both).toMatchObject([{ reason: { kind: 'malformed' } }, { reason: { kind: 'malformed' } }]);
  });
});

describe('a number that nobody waits for any more', () => {
  it('is given up alone', async () => {
    server.fault(to(TOGETHER), answers(counting(1), counting(2)));
    const held = server.hold(to(TOGETHER));
    const leaving = new AbortController();
    const first = ask('things', { signal: leaving.signal });
    const second = ask('things', { by: 'status', signal: new AbortController().signal });
    await held.reached;
    leaving.abort();
    await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
    held.release();
    await expect(second).resolves.toMatchObject({ data: { all: { count: 2 } } });
  });

  it('ends the request when it was the last', async () => {
    const held = server.hold(to(TOGETHER));
    const leaving = new AbortController();
    const both = Promise.allSettled([
      ask('things', { signal: leaving.signal }),
      ask('things', { by: 'status', signal: leaving.signal }),
    ]);
    await held.reached;
    leaving.abort();
    const cancelled = { reason: { kind: 'cancelled' } };
    expect(await both).toMatchObject([cancelled, cancelled]);
    await soon(() => expect(server.calls[0]?.isAborted).toBe(true));
    held.release();
  });

  it('is not asked for when it was given up before', async () => {
    server.fault(to(TOGETHER), answers(counting(2)));
    await expect(ask('things', { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(server.calls).toEqual([]);
  });
});
