import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import type { Place } from '../../gateway/store/killedWriter.samples';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { keepFresh } from '../../src/app/keepFresh';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { connectSocket } from '../../src/providers/realtime/connectSocket';
import { createRealtime } from '../../src/providers/realtime/realtime';
import { createSession, type Session } from '../../src/providers/session/session';
import { liveConfig } from './liveWorld';
import { asking, rowsOf } from './testGateway';

const databaseUrl = process.env['DATABASE_URL'];
const model = createModel(liveConfig, kinds);

/** Notices that are written while a gateway is killed and started again. */
const OF_ROUND = 12;

const ends: (() => unknown)[] = [];

/** Two pages with an open list, before gateways of which one is killed again and again during a stream of records. */
export const describeKills = (rounds: number): void => {
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  it(
    `F-01 8.6 each page ends with the list of the server, through ${rounds} kills of the gateway`,
    { timeout: 60_000 + rounds * 30_000 },
    async () => {
      const place = await placeOf();
      const mortal = await openDoor(place);
      // A second process, where a database can have two.
      const steady = 'folder' in place ? mortal : await openDoor(place);
      const write = await writerAt(steady.address);
      const [ann, staff] = [
        await openPage(mortal.address, 'ann', 'root'),
        await openPage(steady.address, 'root', 'root'),
      ];
      const written: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const stream = Array.from({ length: OF_ROUND }, (_, at) => `${round}-${at}`);
        const kill = 1 + ((round * 5) % (OF_ROUND - 2));
        let again: Promise<void> | undefined;
        for (const [at, text] of stream.entries()) {
          if (at === kill) again = mortal.killAndStart();
          await write(text, ann.userId);
          written.push(text);
        }
        await again;
      }
      for (const page of [ann, staff]) {
        const list = await page.read();
        expect(list).toHaveLength(written.length);
        await vi.waitFor(() => expect(page.shown()).toEqual(list), { timeout: 40_000, interval: 100 });
        expect(page.textsOf(list)).toEqual(new Set(written));
      }
    },
  );
};

const placeOf = async (): Promise<Place> => {
  if (databaseUrl !== undefined) {
    const schema = ownName();
    ends.push(async () => dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema).close());
    return { databaseUrl, schema };
  }
  const root = await mkdtemp(join(tmpdir(), 'live-'));
  ends.push(() => rm(root, { recursive: true }));
  return { folder: join(root, 'data') };
};

/* An address that stays while the gateway behind it goes and comes. */
const openDoor = async (place: Place) => {
  let gateway = await start(place);
  const open = new Set<Socket>();
  const door = createServer((from) => {
    const to = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  ends.push(async () => {
    door.close();
    open.forEach((socket) => socket.destroy());
    await killed(gateway.child);
  });
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    killAndStart: async () => {
      await killed(gateway.child);
      gateway = await start(place);
    },
  };
};

const start = async (place: Place) => {
  const file = 'tests/gateway/killedLive.samples.ts';
  const child = spawn(process.execPath, ['scripts/run.mjs', file, JSON.stringify(place)], {
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)),
    ),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the gateway ended by itself'))),
  ])) as [string];
  return { url, child };
};

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

const credentials = (name: string) => [`${name}@demo.com`, `${name} pass`] as const;

/* Until it is answered, each under its own key. */
const writerAt = async (address: string) => {
  const { send, signIn } = asking(address);
  const { accessToken: authorization } = await signIn(...credentials('root'));
  return (text: string, person: string) =>
    vi.waitFor(
      async () => {
        const headers = { 'Idempotency-Key': text };
        const { status } = await send('POST', '/v1/notices', {
          authorization,
          headers,
          body: { text, person },
        });
        expect(status).toBe(201);
      },
      { timeout: 30_000, interval: 100 },
    );
};

/* What the background part and an open list are made of, without a browser around them. */
const openPage = async (address: string, name: string, judge: string) => {
  const { send, signIn } = asking(address);
  const { accessToken, refreshToken, userData } = await signIn(...credentials(name));
  const judging = await signIn(...credentials(judge));
  const session = createSession({
    storages: { local: undefined, session: undefined },
    refresh: () => Promise.reject(new Error('not here')),
  });
  session.set({ accessToken, refreshToken, userData: { ...userData }, remember: false } as Session);
  const realtime = createRealtime({
    address,
    session,
    live: [{ key: 'notices', event: 'notification', owner: 'person', idKey: '_id' }],
    offersLive: () => true,
    connect: async (...asked) => {
      const socket = await connectSocket(...asked);
      socket.io.reconnectionDelay(100);
      socket.io.reconnectionDelayMax(500);
      return socket;
    },
  });
  const read = async (authorization: string): Promise<string[]> => {
    const answer = await send('GET', '/v1/notices?entriesPerPage=1000&page=0&sort=createdAt', {
      authorization,
    });
    expect(answer.status).toBe(200);
    return rowsOf(answer).map(({ _id, text }) => `${_id} ${String(text)}`);
  };
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const list = new QueryObserver(client, {
    queryKey: [model.resource('notices').name, 'getList', {}],
    queryFn: () => read(accessToken),
  });
  const stops = [
    list.subscribe(() => undefined),
    realtime.start(),
    keepFresh(client, { live: realtime, model, offersLive: () => true }),
  ];
  ends.push(() => {
    stops.forEach((stop) => stop());
    client.clear();
  });
  await vi.waitFor(() => expect(realtime.state()).toBe('on'), { timeout: 10_000 });
  return {
    userId: String(userData['_id']),
    read: () => read(judging.accessToken),
    shown: () => list.getCurrentResult().data,
    textsOf: (rows: readonly string[]) => new Set(rows.map((row) => row.split(' ')[1])),
  };
};
