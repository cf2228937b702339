import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../soon';
import { openRealtime, sessionOf } from './realtimeWorld';

let world: Awaited<ReturnType<typeof openRealtime>>;
let stop: () => void;

beforeEach(async () => {
  world = await openRealtime();
  world.valid.set('bob token', 'bob');
  world.session.set(sessionOf('ada', 'good'));
  stop = world.realtime.start();
});

afterEach(async () => {
  vi.useRealTimers();
  stop();
  world.session.clear();
  await world.hub.close();
  world.server.closeAllConnections();
  world.server.close();
});

/* At once, and not when somebody looks: what is tested happens within a tenth of a second of it. */
const becomes = (state: string) =>
  new Promise<void>((resolve) => {
    const look = () => world.realtime.state() === state && resolve();
    world.realtime.subscribe(look);
    look();
  });
const hears = (event: string) =>
  new Promise<void>((resolve) => world.sockets.at(-1)?.once(event, () => resolve()));
const notify = (userId: string, _id: string) =>
  world.hub.emit({ event: 'notification', userId, payload: { _id, user: userId } });
const notis = () => world.realtime.arrivals()['notis']?.map(({ id }) => id);

it('F-13 what came for a person just before they signed out is never shown to the next one', async () => {
  await becomes('on');
  const came = hears('notification');
  notify('ada', '1');
  await came;
  world.session.clear();
  world.session.set(sessionOf('bob', 'bob token'));
  await becomes('on');
  notify('bob', '2');
  await soon(() => expect(notis()).toContain('2'));
  expect(notis()).toEqual(['2']);
  expect(world.realtime.unseen()).toEqual({ notis: 1 });
});

it('F-02 F-13 a connection that the server ended is not opened again once its person has signed out', async () => {
  await becomes('on');
  const [socket] = world.sockets;
  // Until then its requests wait by the clock that is taken away below.
  await soon(() => expect(socket?.io.engine.transport.name).toBe('websocket'));
  const lost = becomes('lost');
  // Its own clock for all that begins from now on: the pause before it comes back.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  world.hub.drop('ada');
  await lost;
  world.session.clear();
  vi.advanceTimersByTime(60_000);
  expect(socket?.active).toBe(false);
});

it('the next sign-in tries again when the code of the connection could not be downloaded', async () => {
  await becomes('on');
  world.session.clear();
  world.download.fails = true;
  world.session.set(sessionOf('ada', 'good'));
  await becomes('off');
  world.download.fails = false;
  world.session.set(sessionOf('ada', 'good'));
  await becomes('on');
  expect(world.sockets).toHaveLength(2);
});
