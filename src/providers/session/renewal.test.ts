import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, html, to } from '../../../tests/servers/faults';
import { createTabWorld, mintSession, type Tab, type TabWorld } from '../../../tests/servers/tabWorld';
import type { HttpRequest } from '../http/http';
import type { SessionEvent } from './session';
import { SESSION_KEY } from './sessionKey';

const THINGS: HttpRequest = { source: 'sms', method: 'GET', path: '/v1/things' };
const REFRESH = '/jwt/refresh-token';

let server: AnsweringServer;
let world: TabWorld;
let tab: Tab;
let events: SessionEvent[];

beforeEach(async () => {
  server = await startAnsweringServer();
  world = createTabWorld(server.url);
  world.local.setItem(SESSION_KEY, JSON.stringify(mintSession(server)));
  tab = world.open();
  events = [];
  tab.session.subscribe((event) => events.push(event));
});
afterEach(async () => {
  world.close();
  await server.close();
});

const tenCalls = (of: Tab = tab) =>
  Promise.allSettled(Array.from({ length: 10 }, () => of.http.send(THINGS)));
const outcomes = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status);
const ten = <T>(value: T): T[] => Array.from({ length: 10 }, () => value);

describe('one tab', () => {
  it('A-01 S7.41 ten calls refused together make one renewal and give ten results', async () => {
    server.expireTokens();
    expect(outcomes(await tenCalls())).toEqual(ten('fulfilled'));
    expect(server.callsTo(REFRESH)).toHaveLength(1);
    expect(server.calls).toHaveLength(21);
    expect(events.map(({ type }) => type)).toEqual(['renewed']);
  });

  it('S7.39 S7.40 sends the refresh token and keeps all three values of the answer', async () => {
    const { refreshToken } = tab.session.get() ?? {};
    server.expireTokens();
    await tab.http.send(THINGS);
    expect(server.callsTo(REFRESH)[0]?.body).toEqual({ refreshToken });
    expect(tab.session.get()).toMatchObject({
      userData: { fullName: 'Ada Renewed' },
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      remember: true,
    });
  });

  it('A-02 a call refused after the renewal uses the new token without another renewal', async () => {
    server.expireTokens();
    const late = server.hold(to('/v1/late'));
    const lateCall = tab.http.send({ ...THINGS, path: '/v1/late' });
    await late.reached;
    await tab.http.send(THINGS);
    late.release();
    await expect(lateCall).resolves.toMatchObject({ success: true });
    expect(server.callsTo(REFRESH)).toHaveLength(1);
  });

  it('S4.06 A-03 S8.13 an answer with errCode 401 and a refused renewal end the session once, and reject each call once', async () => {
    server.expireTokens();
    server.revokeSessions();
    expect(outcomes(await tenCalls())).toEqual(ten('rejected'));
    expect(server.callsTo(REFRESH)).toHaveLength(1);
    expect(events).toEqual([{ type: 'ended', reason: 'refused' }]);
    expect(tab.session.status()).toBe('ended');
    expect(world.local.getItem(SESSION_KEY)).toBeNull();
    expect(tab.session.user()?._id).toBe('u1');
  });

  it.each([
    ['dropped', { kind: 'drop' } as const],
    ['answered 500', answering({ success: false }, 500)],
    ['answered 429', answering({ success: false }, 429)],
    ['answered with a page', html(200)],
    ['answered 404 with a page', html(404)],
    ['answered without a token', answering({ success: true, userData: { _id: 'u1' } })],
    ['answered with the word undefined', answering({ userData: { _id: 'u1' }, accessToken: 'undefined' })],
    [
      'answered for another user',
      answering({ userData: { _id: 'u2' }, accessToken: 'a', refreshToken: 'r' }),
    ],
    ['answered with null', answering('null')],
    ['answered empty', answering('', 204)],
  ])('A-04 A-06 a renewal that is %s rejects the calls and keeps the session', async (_, fault) => {
    const before = world.local.getItem(SESSION_KEY);
    server.expireTokens();
    server.fault(to(REFRESH), fault);
    expect(outcomes(await tenCalls())).toEqual(ten('rejected'));
    expect(world.local.getItem(SESSION_KEY)).toBe(before);
    expect(events).toEqual([]);
    server.heal();
    await expect(tab.http.send(THINGS)).resolves.toMatchObject({ success: true });
  });

  it('A-04 D-03 a write that waits for a lost renewal was never applied, and does not claim otherwise', async () => {
    server.expireTokens();
    server.fault(to(REFRESH), { kind: 'drop' });
    const write = tab.http.send({ ...THINGS, method: 'POST', body: {} });
    await expect(write).rejects.toMatchObject({ kind: 'network', unknownOutcome: false });
  });

  it.each([
    { success: false },
    { success: false, msg: 'Session revoked' },
    { error: 'Invalid refresh token' },
  ])('A-06 the renewal answer %j is a refusal', async (body) => {
    server.expireTokens();
    server.fault(to(REFRESH), answering(body));
    await expect(tab.http.send(THINGS)).rejects.toThrow();
    expect(tab.session.status()).toBe('ended');
  });

  it('A-05 a new token that is refused as well ends the session without a second renewal', async () => {
    server.fault(to('/v1/things'), answering({ errCode: '401' }));
    await expect(tab.http.send(THINGS)).rejects.toMatchObject({ kind: 'auth' });
    expect(server.calls).toHaveLength(3);
    expect(events).toEqual([{ type: 'renewed' }, { type: 'ended', reason: 'rejected' }]);
  });

  it('A-09 signing out while the server is asked throws its answer away', async () => {
    server.expireTokens();
    const held = server.hold(to(REFRESH));
    const call = tab.http.send(THINGS);
    await held.reached;
    await tab.account.signOut();
    held.release();
    await expect(call).rejects.toMatchObject({ kind: 'auth' });
    expect(world.local.getItem(SESSION_KEY)).toBeNull();
    expect(tab.session.status()).toBe('out');
  });

  it('A-26 a call that waited is not repeated under the next user', async () => {
    server.expireTokens();
    const held = server.hold(to(REFRESH));
    const write = tab.http.send({ ...THINGS, method: 'POST', body: { from: 'ada' } });
    await held.reached;
    await tab.account.signOut();
    tab.session.set(mintSession(server, { userData: { ...mintSession(server).userData, _id: 'u2' } }));
    held.release();
    await expect(write).rejects.toMatchObject({ kind: 'auth' });
    expect(server.records).toEqual([]);
  });

  it('E-17 a write refused for its token is applied once', async () => {
    server.expireTokens();
    await tab.http.send({ ...THINGS, method: 'POST', body: { name: 'one' } });
    expect(server.records).toEqual([{ name: 'one' }]);
  });
});

describe('a renewal at a host that takes idempotency keys', () => {
  beforeEach(() => {
    tab = world.open({ offers: { auth: ['idempotency'] } });
    tab.session.set(mintSession(server));
    server.expireTokens();
  });

  it('A-04 D-03 is asked for again when its answer is lost, under the same key, and nobody is signed out', async () => {
    server.fault(to(REFRESH), { kind: 'dropAfterApply' }, 1);
    await expect(tab.http.send(THINGS)).resolves.toMatchObject({ success: true });
    expect(server.callsTo(REFRESH)).toHaveLength(2);
    expect(new Set(server.callsTo(REFRESH).map(({ key }) => key)).size).toBe(1);
  });

  it('A-04 D-03 has the same key when a later call asks again with the same token', async () => {
    server.fault(to(REFRESH), { kind: 'dropAfterApply' }, 4);
    await expect(tab.http.send(THINGS)).rejects.toMatchObject({ kind: 'network' });
    await expect(tab.http.send(THINGS)).resolves.toMatchObject({ success: true });
    expect(tab.session.status()).toBe('in');
  });

  it('A-04 D-03 has the same key when the page is loaded anew before its answer has come', async () => {
    server.fault(to(REFRESH), { kind: 'dropAfterApply' }, 4);
    await expect(tab.http.send(THINGS)).rejects.toMatchObject({ kind: 'network' });
    const loadedAnew = world.open({ offers: { auth: ['idempotency'] } });
    await expect(loadedAnew.http.send(THINGS)).resolves.toMatchObject({ success: true });
    expect(loadedAnew.session.status()).toBe('in');
    expect(new Set(server.callsTo(REFRESH).map(({ key }) => key)).size).toBe(1);
  });
});

describe('three tabs', () => {
  const threeTabs = (options?: Parameters<TabWorld['open']>[0]) => [0, 1, 2].map(() => world.open(options));

  const meetExpiry = async (tabs: Tab[]) => {
    server.expireTokens();
    const held = server.hold(to('/v1/things'), 30);
    const calls = Promise.all(tabs.map(tenCalls));
    await held.reached;
    held.release();
    return (await calls).flatMap(outcomes);
  };

  it.each([
    ['Web Locks', {}],
    ['an entry in the storage', { locks: undefined }],
  ])('A-07 meeting expiry together make one renewal and all stay in, with %s', async (_, options) => {
    const tabs = threeTabs(options);
    expect(await meetExpiry(tabs)).toEqual(Array.from({ length: 30 }, () => 'fulfilled'));
    expect(server.callsTo(REFRESH)).toHaveLength(1);
    expect(tabs.map(({ session }) => session.status())).toEqual(['in', 'in', 'in']);
  });

  it('A-07 a refusal that comes late, after another tab has renewed, is not a sign-out', async () => {
    const everyoneAtOnce = { locks: { request: (_: string, callback: () => Promise<void>) => callback() } };
    const [first, second] = threeTabs(everyoneAtOnce) as [Tab, Tab];
    server.expireTokens();
    const held = server.hold((call) => call === server.callsTo(REFRESH)[0]);
    const slow = first.http.send(THINGS);
    await held.reached;
    await second.http.send(THINGS);
    held.release();
    await expect(slow).resolves.toMatchObject({ success: true });
    expect(server.callsTo(REFRESH)).toHaveLength(2);
    expect([first.session.status(), second.session.status()]).toEqual(['in', 'in']);
  });
});
