// @vitest-environment jsdom
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Place } from '../../gateway/store/killedWriter.samples';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { credentials, openListPage } from './listPage';
import { firstLine, killed, runModule } from '../ownProcess';
import { asking } from './testGateway';

const databaseUrl = process.env['DATABASE_URL'];

/** Notices that are written while a gateway is killed and started again. */
const OF_ROUND = 12;

const ends: (() => unknown)[] = [];

const ROUNDS = 20;

// Two pages with an open list, before gateways of which one is killed again and again during a stream of records.
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

it(
  `F-01 8.6 each page ends with the list of the server, through ${ROUNDS} kills of the gateway`,
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const place = await placeOf();
    const mortal = await openDoor(place);
    // A second process, where a database can have two.
    const steady = 'folder' in place ? mortal : await openDoor(place);
    const write = await writerAt(steady.address);
    const [ann, staff] = [
      await openListPage(mortal.address, 'ann'),
      await openListPage(steady.address, 'root'),
    ];
    ends.push(ann.close, staff.close);
    const written: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
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
  const child = runModule('tests/gateway/killedLive.samples.ts', JSON.stringify(place));
  return { url: await firstLine(child), child };
};

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
