import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend, USER } from '../../../tests/servers/backend';
import { createTabWorld, mintSession, type Tab, type TabWorld } from '../../../tests/servers/tabWorld';
import { SESSION_KEY } from './sessionKey';
import { watchIdle } from './watchIdle';

const backend = createBackend();
const MINUTES = 20;

let world: TabWorld;
let channel: BroadcastLike;
let stops: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  world = createTabWorld('http://127.0.0.1:9');
  channel = broadcast();
  stops = [];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  vi.useRealTimers();
  return world.close();
});

type BroadcastLike = ReturnType<typeof broadcast>;

/* What one port says, the others hear. */
const broadcast = () => {
  const ports = new Set<EventTarget>();
  return () => {
    const port = new EventTarget();
    ports.add(port);
    const postMessage = (data: unknown) => {
      for (const each of ports) if (each !== port) each.dispatchEvent(new MessageEvent('message', { data }));
    };
    return Object.assign(port, { postMessage }) as never;
  };
};

const newSession = (settings?: object) =>
  mintSession(backend, { userData: { ...USER, ...(settings && { settings }) } });

/** A tab of whoever is signed in; `act` is a key that is pressed there. */
const open = (settings?: object) => {
  if (world.local.getItem(SESSION_KEY) === null)
    world.local.setItem(SESSION_KEY, JSON.stringify(newSession(settings)));
  const tab: Tab = world.open();
  const events = new EventTarget();
  const { session } = tab;
  stops.push(watchIdle({ session, events, channel: channel(), end: () => session.end('idle') }));
  return { session, act: () => events.dispatchEvent(new Event('keydown')) };
};

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

it('S9.16 ends the session of who does nothing for as long as the setting says, and not before', async () => {
  const { session, act } = open({ signOutMinutes: MINUTES });
  await pass(MINUTES - 1);
  act();
  await pass(MINUTES - 1);
  expect(session.status()).toBe('in');
  await pass(1);
  expect([session.status(), session.user()?.fullName]).toEqual(['ended', USER.fullName]);
});

it('S9.16 follows a setting that is changed meanwhile', async () => {
  const { session } = open({ signOutMinutes: MINUTES });
  session.updateUser({ settings: { signOutMinutes: 5 } });
  await pass(5);
  expect(session.status()).toBe('ended');
});

it('counts what is done in another tab', async () => {
  const [quiet, busy] = [open({ signOutMinutes: MINUTES }), open()];
  for (let times = 0; times < 3; times += 1) {
    await pass(MINUTES - 1);
    busy.act();
  }
  expect(quiet.session.status()).toBe('in');
});

it('is not woken by the first key after a sleep', () => {
  const { session, act } = open({ signOutMinutes: MINUTES });
  vi.setSystemTime(Date.now() + MINUTES * 60_000);
  act();
  expect(session.status()).toBe('ended');
});

it('begins anew with the sign-in over what is open', async () => {
  const { session } = open({ signOutMinutes: MINUTES });
  await pass(MINUTES);
  session.set(newSession({ signOutMinutes: MINUTES }));
  await pass(MINUTES - 1);
  expect(session.status()).toBe('in');
  await pass(1);
  expect(session.status()).toBe('ended');
});

it.each([undefined, {}, { signOutMinutes: 0 }, { signOutMinutes: 'soon' }])(
  'ends nothing where the server says %j',
  async (settings) => {
    const { session } = open(settings);
    await pass(60 * 24 * 30);
    expect(session.status()).toBe('in');
  },
);

it('ends nothing once it is stopped, and hears nobody any more', async () => {
  const { session, act } = open({ signOutMinutes: MINUTES });
  stops.splice(0).forEach((stop) => stop());
  await pass(MINUTES);
  act();
  expect(session.status()).toBe('in');
  expect(vi.getTimerCount()).toBe(0);
});
