import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { io, type Socket } from 'socket.io-client';
import { PEOPLE_TOPIC, TOKEN_SECONDS } from '../../server/accounts/sessions';
import { MOST_OF_SOURCE } from '../../gateway/live/handshakes';
import { MOST_SOCKETS } from '../../gateway/live/realtime';
import { createHttp } from '../../src/providers/http/http';
import { soon } from '../soon';
import { openRealtime, sessionOf } from './realtimeWorld';

let world: Awaited<ReturnType<typeof openRealtime>>;
let stop: (() => void) | undefined;

beforeEach(async () => {
  world = await openRealtime();
});

afterEach(async () => {
  stop?.();
  stop = undefined;
  world.session.clear();
  await world.hub.close();
  world.server.closeAllConnections();
  world.server.close();
});

const heard = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => socket.once(event, (...said: unknown[]) => resolve(said)));

const connected = () => soon(() => expect(world.realtime.state()).toBe('on'));

const startAs = (id = 'ada', token = 'good') => {
  world.session.set(sessionOf(id, token));
  stop = world.realtime.start();
};

const connections = () => new Promise((resolve) => world.server.getConnections((_, count) => resolve(count)));

const notis = () => world.realtime.arrivals()['notis']?.map(({ id }) => id);

describe('the connection over which a server speaks first', () => {
  it('S1.25 S2.68 S3.08 tells its state, and hands over notifications and orders, the newest first', async () => {
    const states: string[] = [];
    world.realtime.subscribe(() => states.push(world.realtime.state()));
    startAs();
    await connected();
    expect(states).toEqual(['connecting', 'on']);
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '1', user: 'ada' } });
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '2', user: 'ada' } });
    world.hub.emit({ event: 'order', userId: 'ada', payload: { _id: '9' } });
    await soon(() => expect(world.realtime.arrivals()['orders']).toEqual([{ id: '9' }]));
    expect(notis()).toEqual(['2', '1']);
  });

  it('S7.19 names its person in the query, as the customer that the specification has there', async () => {
    const asked: (string | undefined)[] = [];
    world.server.prependListener('request', ({ url }) => asked.push(url));
    startAs();
    await connected();
    const { searchParams } = new URL(asked[0] ?? '', world.address);
    expect([searchParams.get('user'), searchParams.get('userId')]).toEqual(['customer', 'ada']);
  });

  it('S7.03 shows the token of auth state, which calls carry too: neither has one of its own', async () => {
    const carried: (string | undefined)[] = [];
    world.server.on('request', ({ url, headers }: IncomingMessage, response: ServerResponse) => {
      if (!url?.startsWith('/v1/')) return;
      carried.push(headers.authorization);
      response.end('{"success":true}');
    });
    const { address, session, valid, shown } = world;
    const hosts = { sms: address, remote: address, orders: address, auth: address };
    const http = createHttp({ hosts, session });
    const call = () => http.send({ source: 'sms', method: 'GET', path: '/v1/things' });
    startAs();
    await connected();
    await call();
    valid.set('renewed', 'ada');
    await session.renew('good');
    await call();
    await soon(() =>
      expect([carried, [...new Set(shown)]]).toEqual([
        ['good', 'renewed'],
        ['good', 'renewed'],
      ]),
    );
    session.clear();
    await expect(call()).rejects.toMatchObject({ kind: 'auth' });
    expect([carried.length, world.realtime.state()]).toEqual([2, 'off']);
  });

  it('S7.24 is not opened for somebody without an id', async () => {
    const asked: (string | undefined)[] = [];
    world.server.prependListener('request', ({ url }) => asked.push(url));
    startAs('');
    expect(world.realtime.state()).toBe('off');
    world.session.clear();
    world.session.set(sessionOf('ada', 'good'));
    await connected();
    expect(asked.filter((url) => !url?.includes('userId=ada'))).toEqual([]);
  });

  it('F-06 forgets what a list holds that was asked for later, and keeps what came since', async () => {
    startAs();
    await connected();
    const say = (id: string) =>
      world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: id, user: 'ada' } });
    say('1');
    await soon(() => expect(notis()).toEqual(['1']));
    const covered = world.realtime.covering('notis');
    say('2');
    await soon(() => expect(notis()).toEqual(['2', '1']));
    covered();
    expect(notis()).toEqual(['2']);
  });

  it('S2.69 F-14 is closed when its part of the page goes, and mounting that again opens one, not two', async () => {
    startAs();
    stop?.();
    stop = world.realtime.start();
    await connected();
    await soon(() => expect(world.hub.count()).toBe(1));
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '1' } });
    await soon(() => expect(notis()).toEqual(['1']));
    stop();
    await soon(() => expect(world.hub.count()).toBe(0));
    expect(world.realtime.state()).toBe('off');
  });

  it('S2.69 F-13 is closed at once at sign-out, and what came is forgotten', async () => {
    startAs();
    await connected();
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '1' } });
    await soon(() => expect(notis()).toEqual(['1']));
    world.session.clear();
    expect(world.realtime.state()).toBe('off');
    expect(notis()).toBeUndefined();
    await soon(() => expect(world.hub.count()).toBe(0));
  });

  it('F-02 S7.22 comes back when the server has ended it', async () => {
    startAs();
    await connected();
    world.hub.drop('ada');
    await soon(() => expect(world.realtime.state()).toBe('lost'));
    await soon(() => expect(world.realtime.state()).toBe('on'));
    expect(world.hub.count()).toBe(1);
  });

  it('F-15 hands over what is new where nothing but plain requests comes through', async () => {
    world.server.removeAllListeners('upgrade');
    world.server.on('upgrade', (_, socket) => socket.destroy());
    startAs();
    await connected();
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '1' } });
    await soon(() => expect(notis()).toEqual(['1']));
  });

  it('F-03 renews the session once when it is refused, and stops when that did not help', async () => {
    world.valid.clear();
    startAs('ada', 'old');
    await soon(() => expect(world.realtime.state()).toBe('refused'));
    expect(world.refreshes).toEqual(['old']);
  });

  it('connects with the renewed session', async () => {
    world.valid.set('renewed', 'ada');
    startAs('ada', 'old');
    await connected();
    expect(world.refreshes).toEqual(['old']);
  });

  it('outlives its token: the page is told in time, and shows the renewed one over the same connection', async () => {
    world.valid.set('renewed', 'ada');
    const states: string[] = [];
    startAs();
    await connected();
    world.realtime.subscribe(() => states.push(world.realtime.state()));
    world.clock.add(TOKEN_SECONDS - 30);
    await soon(() => expect(world.refreshes).toEqual(['good']));
    await soon(() => expect(world.shown).toContain('renewed'));
    world.clock.add(60);
    world.valid.delete('good');
    await world.store.notify(PEOPLE_TOPIC, 'ada');
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '1' } });
    await soon(() => expect(notis()).toEqual(['1']));
    expect(states.filter((state) => state !== 'on')).toEqual([]);
  });

  it('brings other rights by a renewal, at the start and whenever they change, and none for the same', async () => {
    world.valid.set('renewed', 'ada');
    startAs();
    await connected();
    await world.store.notify(PEOPLE_TOPIC, 'ada');
    world.hub.emit({ event: 'notification', userId: 'ada', payload: { _id: '1' } });
    await soon(() => expect(notis()).toEqual(['1']));
    expect(world.refreshes).toEqual([]);
    world.rights.ability = [{ action: 'read', subject: 'invoices' }];
    await world.store.notify(PEOPLE_TOPIC, null);
    await soon(() => expect(world.session.user()?.ability).toEqual(world.rights.ability));
    expect(world.refreshes).toEqual(['good']);
    stop?.();
    world.rights.ability = [];
    stop = world.realtime.start();
    await soon(() => expect(world.session.user()?.ability).toEqual([]));
  });

  it('ends with its token when nobody renews it', async () => {
    const socket = io(world.address, { query: { userId: 'ada' }, auth: { token: 'good' }, forceNew: true });
    await heard(socket, 'connect');
    world.clock.add(TOKEN_SECONDS + 1);
    const [reason] = await heard(socket, 'disconnect');
    expect([reason, world.hub.count()]).toEqual(['io server disconnect', 0]);
    socket.close();
  });

  it('ends when its person is no longer admitted, and those of others stay', async () => {
    world.valid.set('bob token', 'bob');
    const connect = (userId: string, token: string) =>
      io(world.address, { query: { userId }, auth: { token }, forceNew: true, reconnection: false });
    const [ada, bob] = [connect('ada', 'good'), connect('bob', 'bob token')];
    await Promise.all([heard(ada, 'connect'), heard(bob, 'connect')]);
    world.valid.delete('good');
    await world.store.notify(PEOPLE_TOPIC, 'ada');
    await heard(ada, 'disconnect');
    expect([world.hub.count(), bob.connected]).toEqual([1, true]);
    ada.close();
    bob.close();
  });

  it('is one of so many of a person at most', async () => {
    const connect = () =>
      io(world.address, {
        query: { userId: 'ada' },
        auth: { token: 'good' },
        forceNew: true,
        reconnection: false,
      });
    const sockets = Array.from({ length: MOST_SOCKETS }, connect);
    await Promise.all(sockets.map((socket) => heard(socket, 'connect')));
    const onemore = connect();
    const [error] = await heard(onemore, 'connect_error');
    expect(error).toMatchObject({ data: { errCode: '429' } });
    [...sockets, onemore].forEach((socket) => socket.close());
  });

  it('is none of them when it went while its token was looked at, the first or a renewed one', async () => {
    const connect = (userId: string, token: string) =>
      io(world.address, { query: { userId }, auth: { token }, transports: ['websocket'], forceNew: true });
    const renewing = connect('ada', 'good');
    await heard(renewing, 'connect');
    let look: () => void = () => undefined;
    world.looking.until = new Promise((resolve) => (look = resolve));
    world.shown.length = 0;
    const coming = connect('ada', 'good');
    renewing.emit('renew', { token: 'good' });
    await soon(() => expect(world.shown).toEqual(['good', 'good']));
    [coming, renewing].forEach((socket) => socket.close());
    await soon(async () => expect(await connections()).toBe(0));
    look();
    world.valid.set('bob token', 'bob');
    const bob = connect('bob', 'bob token');
    await heard(bob, 'connect');
    expect(world.hub.connected()).toEqual(['bob']);
    bob.close();
  });

  it('is refused to nobody for how many others open one and never say who they are', async () => {
    const handshake = async (query: string, source = '198.51.100.7') => {
      const headers = { 'x-forwarded-for': source };
      return (await fetch(`${world.address}/socket.io/?EIO=4&transport=polling${query}`, { headers })).status;
    };
    expect(await handshake('')).toBe(403);
    const answers = [];
    for (let at = 0; at <= MOST_OF_SOURCE; at += 1) answers.push(await handshake('&userId=ada'));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await handshake('&userId=ada', '192.0.2.1')).toBe(200);
  });

  it('F-09 is refused to whoever asks for the events of another person', async () => {
    startAs('eve', 'good');
    await soon(() => expect(world.realtime.state()).toBe('refused'));
    expect(world.hub.count()).toBe(0);
  });
});
