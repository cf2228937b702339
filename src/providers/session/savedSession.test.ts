import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, USER } from '../../../tests/servers/backend';
import { createTabWorld, mintSession, type TabWorld } from '../../../tests/servers/tabWorld';
import { createSession, type Session } from './session';
import { SESSION_KEY } from './sessionKey';

const NO_SERVER = 'http://127.0.0.1:9';

const backend = createBackend();
const newSession = (overrides: Partial<Session> = {}) => mintSession(backend, overrides);

let world: TabWorld;
beforeEach(() => void (world = createTabWorld(NO_SERVER)));
afterEach(() => world.close());

describe('what is kept', () => {
  it('S3.01 S3.17 user, ability, tokens and the last change of the own data survive a reload', () => {
    const tab = world.open();
    tab.session.set(newSession({ accessToken: 'a', refreshToken: 'r' }));
    tab.session.updateUser({ fullName: 'Ada L.', role: 'superAdmin', ability: [], _id: 'u9' });
    expect(world.open().session.get()).toMatchObject({
      userData: {
        _id: 'u1',
        fullName: 'Ada L.',
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
      },
      updateAdminData: { fullName: 'Ada L.' },
      accessToken: 'a',
      refreshToken: 'r',
    });
  });

  it('S3.01 another tab knows the changed own data as well, and hears of it once', () => {
    const tab = world.open();
    tab.session.set(newSession());
    const other = world.open();
    const events: string[] = [];
    other.session.subscribe(({ type }) => events.push(type));
    tab.session.updateUser({ fullName: 'Ada L.' });
    tab.session.set(newSession({ userData: { ...USER, fullName: 'Ada L.' } }));
    expect(other.session.user()?.fullName).toBe('Ada L.');
    expect(events.filter((type) => type === 'updated')).toHaveLength(1);
  });

  it('S7.36 remember me off keeps everything in this tab only, on keeps it for all', () => {
    const tab = world.open();
    tab.session.set(newSession({ remember: false }));
    expect([world.local.getItem(SESSION_KEY), tab.tabOnly.getItem(SESSION_KEY)]).toEqual([
      null,
      expect.any(String),
    ]);
    tab.session.set(newSession({ remember: true }));
    expect([world.local.getItem(SESSION_KEY), tab.tabOnly.getItem(SESSION_KEY)]).toEqual([
      expect.any(String),
      null,
    ]);
  });

  it('A-28 anything else in the storage is signed out, never a crash', () => {
    const good = newSession();
    const broken = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ userData: fc.jsonValue(), accessToken: fc.jsonValue(), remember: fc.jsonValue() })
        .map((x) => JSON.stringify(x)),
      fc
        .constantFrom('userData', 'accessToken')
        .map((key) => JSON.stringify({ ...good, [key]: 'undefined' })),
    );
    fc.assert(
      fc.property(broken, (text) => {
        world.local.setItem(SESSION_KEY, text);
        const { session } = world.open();
        const user = session.get()?.userData;
        if (user) expect(user).toMatchObject({ fullName: expect.any(String), ability: expect.any(Array) });
        else expect(session.status()).toBe('out');
      }),
      { numRuns: 300 },
    );
  });

  it.each([undefined, null, {}, 'manage'])(
    'S6.02 a user saved with the ability %j may read Auth',
    (ability) => {
      world.local.setItem(SESSION_KEY, JSON.stringify({ ...newSession(), userData: { ...USER, ability } }));
      expect(world.open().session.user()?.ability).toEqual([{ action: 'read', subject: 'Auth' }]);
    },
  );

  it('A-30 inherited names give nobody a right, and a limited rule is not read as a whole one', () => {
    const ability = [
      { action: 'read', subject: 'plans' },
      { action: 'manage', subject: 'users', inverted: true },
      { action: 'manage', subject: 'all', conditions: { owner: 1 } },
      { __proto__: { action: 'manage', subject: 'all' } },
      'manage',
      null,
    ];
    const text = JSON.stringify({ ...newSession(), userData: { ...USER, ability, password: 'p' } });
    const polluted = text.replace(
      '"_id":"u1"',
      '"_id":"u1","__proto__":{"isAdmin":true},"constructor":{"x":1}',
    );
    world.local.setItem(SESSION_KEY, polluted);
    const user = world.open().session.user();
    expect(user?.ability).toEqual([
      { action: 'read', subject: 'plans' },
      { action: 'manage', subject: 'users', inverted: true },
    ]);
    expect([user?.['isAdmin'], Object.keys(user ?? {}).includes('constructor'), user?.['password']]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('A-29 a storage that refuses everything is replaced by memory', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const local = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
    const session = createSession({
      storages: { local, session: undefined },
      refresh: () => Promise.reject(),
    });
    session.set(newSession());
    expect(session.get()?.userData._id).toBe('u1');
    session.clear();
    expect([session.get(), session.status()]).toEqual([undefined, 'out']);
  });
});
