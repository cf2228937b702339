import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, html, to, type Fault } from '../../../tests/servers/faults';
import { createOfferBook } from './offerBook';
import { createHttp, type HttpOptions, type HttpRequest } from './http';

const THINGS: HttpRequest = { source: 'sms', method: 'GET', path: '/v1/things' };
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const CREATE: HttpRequest = { ...THINGS, method: 'POST', body: { name: 'one' } };

let server: AnsweringServer;
beforeEach(async () => void (server = await startAnsweringServer()));
afterEach(() => server.close());

const open = (
  options: Partial<HttpOptions> = {},
  accessToken: string | undefined = server.mint().accessToken,
) =>
  createHttp({
    hosts: { sms: server.url, remote: `${server.url}/`, orders: server.url, auth: server.url },
    session: {
      get: () => (accessToken ? { accessToken } : undefined),
      generation: 0,
      renew: async () => {},
      end: () => {},
    },
    timeoutMs: 5000,
    pauseMs: 1,
    ...options,
  });

describe('a server that wants to be asked later', () => {
  it.each(['GET', 'POST'])('D-27 is asked once by a %s, and its seconds are kept', async (method) => {
    server.fault(
      to('/v1/things'),
      answering({ success: false, msg: 'Slow down.' }, 429, { 'retry-after': '30' }),
    );
    const failure: unknown = await open()
      .send({ ...THINGS, method })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'server', status: 429, message: 'Slow down.', retryAfter: 30 });
    expect(server.calls).toHaveLength(1);
  });
});

describe('an answer that a right is missing', () => {
  const denied = () => server.fault(to('/v1/things'), answering({ success: false, msg: 'No.' }, 403));
  const renewedBy = async (session: { accessToken: string; refreshToken?: string }) => {
    const renewed: string[] = [];
    const renew = async (used: string) => void renewed.push(used);
    const http = open({ session: { get: () => session, generation: 0, renew, end: () => {} } });
    await expect(http.send(THINGS)).rejects.toMatchObject({ kind: 'denied', message: 'No.' });
    return renewed;
  };

  it('has the session renewed, with which new rights come, and is not asked again', async () => {
    const { accessToken } = server.mint();
    denied();
    expect(await renewedBy({ accessToken, refreshToken: 'refresh' })).toEqual([accessToken]);
    expect(server.calls).toHaveLength(1);
  });

  it('ends no session that cannot be renewed', async () => {
    denied();
    const { accessToken } = server.mint();
    expect(await renewedBy({ accessToken })).toEqual([]);
  });
});

describe('headers', () => {
  it.each([
    ['S7.02', 'sms', 'access-1'],
    ['S7.02', 'orders', 'access-1'],
    ['S7.25', 'remote', 'Bearer access-1'],
    ['S7.33', 'auth', undefined],
  ] as const)('%s a call to %s carries the authorization %s', async (_, source, authorization) => {
    await open()
      .send({ ...THINGS, source })
      .catch(() => {});
    expect(server.calls[0]?.authorization).toBe(authorization);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    'S7.04 a %s has the content type application/json',
    async (method) => {
      await open().send({ ...THINGS, method });
      expect(server.calls[0]?.contentType).toBe('application/json');
    },
  );

  it.each(['sms', 'remote', 'orders'] as const)(
    'S7.05 without a token nothing is sent to %s',
    async (source) => {
      await expect(open({}, '').send({ ...THINGS, source })).rejects.toMatchObject({ kind: 'auth' });
      expect(server.calls).toEqual([]);
    },
  );

  it.each(['a\r\nb', 'tökén', ' '])('A-17 the token %j is an expired one, not a crash', async (token) => {
    await expect(open({}, token).send(THINGS)).rejects.toMatchObject({ kind: 'auth' });
    expect(server.calls).toEqual([]);
  });

  it('A-16 never follows a redirect with the token', async () => {
    const evil = await startAnsweringServer();
    server.fault(to('/v1/things'), {
      kind: 'answer',
      status: 307,
      text: '',
      headers: { location: `${evil.url}/v1/things` },
    });
    await expect(open().send(CREATE)).rejects.toMatchObject({ kind: 'network' });
    expect(evil.calls).toEqual([]);
    await evil.close();
  });
});

describe('addresses', () => {
  it('puts the path behind the host, ids and query encoded', async () => {
    const query = { search: 'a&b', page: 0, status: ['x', 'y'], none: undefined, open: true };
    await open().send({ ...THINGS, source: 'remote', path: '/v1/things/:id', params: { id: 'ä b' }, query });
    expect(server.calls[0]?.path).toBe('/v1/things/%C3%A4%20b');
    expect(server.calls[0]?.query.toString()).toBe('search=a%26b&page=0&status=x&status=y&open=true');
  });

  it('C-13 an id that would leave its collection rejects and sends nothing', async () => {
    const call = open().send({ ...THINGS, path: '/v1/things/:id', params: { id: '..' } });
    await expect(call).rejects.toMatchObject({ kind: 'notFound' });
    expect(server.calls).toEqual([]);
  });
});

describe('lost answers', () => {
  it('D-02 D-03 a write whose answer is lost is sent once and says that its outcome is unknown', async () => {
    server.fault(to('/v1/things'), { kind: 'dropAfterApply' });
    await expect(open().send(CREATE)).rejects.toMatchObject({ kind: 'network', unknownOutcome: true });
    expect(server.records).toHaveLength(1);
    expect(server.calls).toHaveLength(1);
  });

  it('D-04 gives up a call without an answer', async () => {
    server.fault(to('/v1/things'), { kind: 'hang' });
    const http = open({ timeoutMs: 200 });
    await expect(http.send(THINGS)).rejects.toMatchObject({ kind: 'timeout', unknownOutcome: false });
    await expect(http.send(CREATE)).rejects.toMatchObject({ kind: 'timeout', unknownOutcome: true });
    expect(server.calls).toHaveLength(2);
  });

  it.each<[string, Fault]>([
    ['network', { kind: 'drop' }],
    ['timeout', { kind: 'hang' }],
  ])('D-28 of the kind %s say which host it was', async (kind, fault) => {
    server.fault(to('/v1/things'), fault);
    const host = server.url.replace('http://', '');
    const http = open({ timeoutMs: 500 });
    for (const request of [THINGS, CREATE])
      await expect(http.send(request)).rejects.toMatchObject({ kind, host });
  });

  it('D-05 a caller that gives up gets a cancelled call', async () => {
    const held = server.hold(to('/v1/things'));
    const caller = new AbortController();
    const call = open().send({ ...THINGS, signal: caller.signal });
    await held.reached;
    caller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    held.release();
  });

  it.each<[string, Fault]>([
    ['a dropped connection', { kind: 'drop' }],
    ['a 500', answering({ success: false }, 500)],
    ['a page of 503', html(503)],
  ])('D-06 a read that met %s is tried once more, a write never', async (_, fault) => {
    server.fault(to('/v1/things'), fault, 1);
    await expect(open().send(THINGS)).resolves.toMatchObject({ success: true });
    server.fault(to('/v1/things'), fault);
    await expect(open().send(THINGS)).rejects.toMatchObject({ unknownOutcome: false });
    expect(server.calls).toHaveLength(4);
    await expect(open().send(CREATE)).rejects.toThrow();
    expect(server.calls).toHaveLength(5);
  });
});

describe('an idempotency key', () => {
  const offers = createOfferBook({ sms: ['idempotency'], auth: ['idempotency'] });
  const keys = () => server.calls.map(({ key }) => key);

  it('is on every write to a host that offers it, another for each, and on no read', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      await open({ offers }).send({ ...THINGS, method, body: {} });
    await open({ offers }).send(THINGS);
    expect(keys().slice(0, 4)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(UUID) as string),
    );
    expect(new Set(keys()).size).toBe(5);
    expect(keys()[4]).toBeUndefined();
  });

  it('is never sent to a host that does not offer it', async () => {
    await open({ offers }).send({ ...CREATE, source: 'orders', key: 'given' });
    await open().send({ ...CREATE, key: 'given' });
    expect(keys()).toEqual([undefined, undefined]);
  });

  it('D-03 has a write whose answers are lost made again until one comes, and applied once', async () => {
    server.fault(to('/v1/things'), { kind: 'dropAfterApply' }, 2);
    await expect(open({ offers }).send(CREATE)).resolves.toMatchObject({ success: true });
    expect(server.records).toHaveLength(1);
    expect(server.calls).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('D-03 has it made again four times at most, and its outcome is then unknown', async () => {
    server.fault(to('/v1/things'), { kind: 'drop' });
    await expect(open({ offers }).send(CREATE)).rejects.toMatchObject({
      kind: 'network',
      unknownOutcome: true,
    });
    expect(server.calls).toHaveLength(4);
  });

  it('D-03 leaves the outcome unknown when the server stumbles over the repeat', async () => {
    server.fault(to('/v1/things'), { kind: 'dropAfterApply' }, 1);
    server.fault(to('/v1/things'), answering({ success: false }, 500));
    await expect(open({ offers }).send(CREATE)).rejects.toMatchObject({
      kind: 'server',
      unknownOutcome: true,
    });
    expect(server.calls).toHaveLength(2);
  });

  it.each([409, 422, 500])('D-06 has no write repeated that was answered with %i', async (status) => {
    server.fault(to('/v1/things'), answering({ success: false }, status));
    await expect(open({ offers }).send(CREATE)).rejects.toMatchObject({ unknownOutcome: false });
    expect(server.calls).toHaveLength(1);
  });

  it('stays the same when a renewed token has the write made again', async () => {
    let { accessToken } = server.mint();
    server.expireTokens();
    const renew = async () => void ({ accessToken } = server.mint());
    const session = { get: () => ({ accessToken }), generation: 0, renew, end: () => {} };
    await open({ offers, session }).send(CREATE);
    expect(server.calls).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('answers', () => {
  it('D-07 a page of a hotel network is malformed', async () => {
    server.fault(to('/v1/things'), html(200));
    await expect(open().send(THINGS)).rejects.toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('D-08 JSON without a content type is accepted', async () => {
    server.fault(to('/v1/things'), {
      ...answering({ success: 1 }),
      headers: { 'content-type': 'text/plain' },
    } as Fault);
    await expect(open().send(THINGS)).resolves.toEqual({ success: 1 });
  });

  it('D-10 an empty answer is a success for a write and malformed for a read', async () => {
    server.fault(to('/v1/things'), answering('', 204));
    await expect(open().send({ ...THINGS, method: 'DELETE' })).resolves.toBeUndefined();
    await expect(open().send(THINGS)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('gives the headers to dialects that count in them', async () => {
    server.fault(to('/v1/things'), {
      kind: 'answer',
      status: 200,
      text: '[]',
      headers: { 'content-range': 'things 0-9/31' },
    });
    const { headers, body } = await open().sendWithHeaders({ ...THINGS, envelope: 'plain' });
    expect([headers.get('content-range'), body]).toEqual(['things 0-9/31', []]);
  });
});
