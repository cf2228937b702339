import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, to } from '../../../tests/servers/faults';
import { createTabWorld, mintSession, type Tab, type TabWorld } from '../../../tests/servers/tabWorld';
import { model } from '../../../tests/contract/dataProvider.wire';
import { withKeys } from '../data/withKeys';
import { createRestProvider } from '../rest/restProvider';
import { holdWhileEnded } from './holdWhileEnded';
import type { SessionEvent } from './session';

let server: AnsweringServer;
let world: TabWorld;
let tab: Tab;

beforeEach(async () => {
  server = await startAnsweringServer();
  world = createTabWorld(server.url);
  tab = world.open();
  tab.session.set(mintSession(server));
});
afterEach(async () => {
  world.close();
  await server.close();
});

const providerOf = ({ http, session }: Tab) =>
  holdWhileEnded(
    {
      supportAbortSignal: true,
      create: (resource: string, { data }: { data: unknown; signal?: AbortSignal }) =>
        http.send({ source: 'sms', method: 'POST', path: `/v1/${resource}`, body: data }),
    },
    session,
  );

const nextEvent = ({ session }: Tab) => new Promise<SessionEvent>((resolve) => session.subscribe(resolve));

const endSession = () => {
  server.expireTokens();
  server.revokeSessions();
  return nextEvent(tab);
};

it('M-06 a save refused at the end of the session waits and is applied once after the same user is back', async () => {
  const ended = endSession();
  const save = providerOf(tab).create('things', { data: { name: 'typed' } });
  await ended;
  expect(server.records).toEqual([]);
  tab.session.set(mintSession(server));
  await expect(save).resolves.toMatchObject({ success: true });
  expect(server.records).toEqual([{ name: 'typed' }]);
});

it('D-03 a save that waited for the same user goes out again under the key it had', async () => {
  tab = world.open({ offers: { sms: ['idempotency'] } });
  tab.session.set(mintSession(server));
  const rest = await createRestProvider({ http: tab.http, model, offers: tab.offers });
  const provider = withKeys(holdWhileEnded(rest, tab.session));
  const ended = endSession();
  server.fault(to('/v1/things'), { kind: 'dropAfterApply' }, 1);
  const save = provider.create(model.resource('things').name, { data: { name: 'typed' } });
  await ended;
  tab.session.set(mintSession(server));
  await save.catch(() => {});
  const keys = server.calls
    .filter(({ method, path }) => method === 'POST' && path === '/v1/things')
    .map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

it('a call begun while the session is ended waits as well', async () => {
  tab.session.end('refused');
  const save = providerOf(tab).create('things', { data: {} });
  tab.session.set(mintSession(server));
  await expect(save).resolves.toMatchObject({ success: true });
  expect(server.calls).toHaveLength(1);
});

it.each(['another user', 'nobody'])('A-11 is cancelled, not sent, when %s follows', async (who) => {
  const ended = endSession();
  const save = providerOf(tab).create('things', { data: {} });
  await ended;
  const session = mintSession(server);
  if (who === 'nobody') tab.session.clear();
  else tab.session.set({ ...session, userData: { ...session.userData, _id: 'u2' } });
  await expect(save).rejects.toMatchObject({ kind: 'cancelled' });
  expect(server.records).toEqual([]);
});

it('a page left while its call waits gives the call up', async () => {
  const ended = endSession();
  const page = new AbortController();
  const save = providerOf(tab).create('things', { data: {}, signal: page.signal });
  await ended;
  page.abort();
  await expect(save).rejects.toMatchObject({ kind: 'cancelled' });
});

it('M-02 keeps supportAbortSignal, and passes every other failure through', async () => {
  const provider = providerOf(tab);
  expect(provider.supportAbortSignal).toBe(true);
  server.fault(to('/v1/things'), answering({ success: false, msg: 'No' }, 403));
  await expect(provider.create('things', { data: {} })).rejects.toMatchObject({
    kind: 'denied',
    message: 'No',
  });
  await tab.account.signOut();
  await expect(provider.create('things', { data: {} })).rejects.toMatchObject({ kind: 'auth' });
});
