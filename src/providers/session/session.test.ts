import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, USER } from '../../../tests/servers/backend';
import {
  createTabWorld,
  mapStorage,
  mintSession,
  type Tab,
  type TabWorld,
} from '../../../tests/servers/tabWorld';
import { HttpFailure } from '../http/failure';
import { createSession, type Session, type SessionEvent } from './session';
import { SESSION_KEY } from './sessionKey';

const NO_SERVER = 'http://127.0.0.1:9';
const OTHER = { userData: { ...USER, _id: 'u2', fullName: 'Bo' } };

const backend = createBackend();
const newSession = (overrides: Partial<Session> = {}) => mintSession(backend, overrides);

let world: TabWorld;
beforeEach(() => void (world = createTabWorld(NO_SERVER)));
afterEach(() => world.close());

const openWith = (session: Session): Tab => {
  world.local.setItem(SESSION_KEY, JSON.stringify(session));
  return world.open();
};

/* The same tab after its page was loaded anew. */
const reload = ({ local, tabOnly }: Tab): Tab => ({
  ...world.open({ storages: { local, session: tabOnly } }),
  local,
  tabOnly,
});

const eventsOf = ({ session }: Tab) => {
  const events: SessionEvent['type'][] = [];
  session.subscribe(({ type }) => events.push(type));
  return events;
};

describe('another account that was entered', () => {
  const enteredBy = { name: 'Al', until: '2026-01-01T12:30:00.000Z' };
  const inside = () => newSession({ userData: { ...OTHER.userData, enteredBy } });

  it.each([false, true])(
    'is of this tab alone, is kept when the page begins anew, and gives the own session back (remember: %s)',
    async (remember) => {
      const own = newSession({ remember });
      const tab = world.open();
      tab.session.set(own);
      const other = world.open();
      const wasThere = other.session.user()?._id;
      const events: SessionEvent[] = [];
      tab.session.subscribe((event) => events.push(event));
      tab.session.enter(inside(), '/users/u2/show');
      expect(events).toEqual([{ type: 'replaced', at: '/' }]);
      const reloaded = reload(tab);
      expect([reloaded.session.user()?._id, reloaded.session.own()?.userData._id]).toEqual(['u2', 'u1']);
      expect(reloaded.session.user()?.enteredBy).toEqual(enteredBy);
      expect(other.session.user()?._id).toBe(wasThere);
      reloaded.session.subscribe((event) => events.push(event));
      await reloaded.session.leave();
      await reloaded.session.leave();
      expect(events.slice(1)).toEqual([{ type: 'replaced', at: '/users/u2/show' }]);
      const back = reload(reloaded);
      expect([back.session.get()?.accessToken, back.session.own()]).toEqual([own.accessToken, undefined]);
    },
  );

  it('is left when the server ends it, and the own session goes on', () => {
    const tab = openWith(newSession());
    tab.session.enter(inside(), '/users/u2/show');
    const reloaded = reload(tab);
    const events = eventsOf(reloaded);
    reloaded.session.end('refused');
    expect(events).toEqual(['replaced']);
    expect(reload(reloaded).session.user()?._id).toBe('u1');
  });

  it('S4.11 leaves nothing behind at sign-out', () => {
    const tab = openWith(newSession());
    tab.session.enter(inside(), '/');
    const reloaded = reload(tab);
    reloaded.session.clear();
    expect([reloaded.session.own(), reload(reloaded).session.user()]).toEqual([undefined, undefined]);
  });
});

describe('the end of a session', () => {
  it('acts once, keeps the user on screen and other stored keys, and forgets the tokens', () => {
    const tab = openWith(newSession());
    const events = eventsOf(tab);
    tab.local.setItem('draft', 'text');
    tab.session.end('refused');
    tab.session.end('refused');
    expect(events).toEqual(['ended']);
    expect([tab.session.get(), tab.session.user()?._id, tab.session.status()]).toEqual([
      undefined,
      'u1',
      'ended',
    ]);
    expect([tab.local.getItem('draft'), tab.local.getItem(SESSION_KEY)]).toEqual(['text', null]);
  });

  it('resolves who waits when the same user is back', async () => {
    const tab = openWith(newSession());
    tab.session.end('refused');
    const restored = tab.session.restored();
    tab.session.set(newSession());
    await expect(restored).resolves.toBeUndefined();
    await expect(tab.session.restored()).resolves.toBeUndefined();
  });

  it('A-11 another user at the dialog cancels who waits and reports replaced', async () => {
    const tab = openWith(newSession());
    const events = eventsOf(tab);
    tab.session.end('refused');
    const restored = tab.session.restored();
    tab.session.set(newSession(OTHER));
    await expect(restored).rejects.toMatchObject({ kind: 'cancelled' });
    expect(events).toEqual(['ended', 'replaced']);
  });

  it('is seen by the other tabs, and so is the sign-in after it', () => {
    const tab = openWith(newSession());
    const other = world.open();
    const events = eventsOf(other);
    tab.session.end('refused');
    tab.session.set(newSession());
    expect(events).toEqual(['ended', 'in']);
  });

  it('storage emptied behind its back ends it at the next call', () => {
    const tab = openWith(newSession());
    world.local.removeItem(SESSION_KEY);
    expect([tab.session.get(), tab.session.status()]).toEqual([undefined, 'ended']);
  });
});

describe('signing out', () => {
  it('S4.11 A-24 clears all of both storages before anyone is told', () => {
    const tab = openWith(newSession());
    tab.local.setItem('RaStore.theme', 'dark');
    tab.local.setItem('foreign', 'x');
    tab.tabOnly.setItem('draft', 'x');
    let atEvent: (string | null)[] = [];
    tab.session.subscribe(
      () => (atEvent = ['RaStore.theme', 'foreign', SESSION_KEY].map((key) => tab.local.getItem(key))),
    );
    tab.session.clear();
    expect(atEvent).toEqual([null, null, null]);
    expect(tab.tabOnly.getItem('draft')).toBeNull();
  });

  it('A-25 a clear() seen through the storage alone signs the tab out', async () => {
    const tab = openWith(newSession());
    const other = world.open({ channel: undefined });
    const events = eventsOf(other);
    tab.session.clear();
    expect(events).toEqual(['out']);
    await expect(other.http.send({ source: 'sms', method: 'POST', path: '/v1/x' })).rejects.toMatchObject({
      kind: 'auth',
    });
  });

  it('A-25 a message alone signs out a tab with a session of its own, whose storage is emptied too', async () => {
    const tab = openWith(newSession());
    const other = world.open({ events: { addEventListener: () => {} } });
    other.session.set(newSession({ remember: false }));
    const out = new Promise((resolve) => other.session.subscribe(resolve));
    tab.session.clear();
    await expect(out).resolves.toEqual({ type: 'out', reason: 'elsewhere' });
    expect(other.tabOnly.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('another user in another tab', () => {
  it('A-26 reports replaced, and this tab neither uses nor removes the new session', () => {
    const tab = openWith(newSession());
    const events = eventsOf(tab);
    world.open().session.set(newSession(OTHER));
    tab.session.end('late answer');
    expect(events).toEqual(['replaced']);
    expect([tab.session.get(), tab.session.user(), tab.session.status()]).toEqual([
      undefined,
      undefined,
      'out',
    ]);
    expect(world.open().session.user()?._id).toBe('u2');
  });

  it('A-26 is noticed at the next call even when no event arrived', () => {
    const tab = openWith(newSession());
    world.local.setItem(SESSION_KEY, JSON.stringify(newSession(OTHER)));
    expect(tab.session.get()).toBeUndefined();
    expect(tab.session.status()).toBe('out');
  });

  it('B-11 new user data of the same user arrives in all tabs', () => {
    const tab = openWith(newSession());
    const events = eventsOf(tab);
    world.open().session.set(newSession({ userData: { ...USER, ability: [] } }));
    expect(events).toEqual(['renewed']);
    expect(tab.session.user()?.ability).toEqual([]);
  });
});

it('A-04 calls that wait for one renewal share its failure instead of asking ten times', async () => {
  let asked = 0;
  const refresh = () => {
    asked += 1;
    return Promise.reject(new HttpFailure('network'));
  };
  const keeper = createSession({ storages: { local: undefined, session: undefined }, refresh });
  keeper.set(newSession({ accessToken: 'used' }));
  const renewals = await Promise.allSettled(Array.from({ length: 10 }, () => keeper.renew('used')));
  expect([asked, renewals.filter(({ status }) => status === 'rejected').length]).toEqual([1, 10]);
  expect(keeper.status()).toBe('in');
});

it('tells duplicated tabs about tokens no storage shares', async () => {
  const session = newSession({ remember: false });
  const open = () => {
    const tabOnly = mapStorage(new Map([[SESSION_KEY, JSON.stringify(session)]]));
    const renewed = { userData: USER, accessToken: 'new', refreshToken: 'new' };
    const channel = new BroadcastChannel('duplicated');
    const storages = { local: undefined, session: tabOnly };
    return { channel, keeper: createSession({ storages, channel, refresh: async () => renewed }) };
  };
  const [first, second] = [open(), open()];
  const told = new Promise((resolve) => second.keeper.subscribe(resolve));
  await first.keeper.renew(session.accessToken);
  await expect(told).resolves.toEqual({ type: 'renewed' });
  expect(second.keeper.get()?.accessToken).toBe('new');
  first.channel.close();
  second.channel.close();
});
