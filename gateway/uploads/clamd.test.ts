import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { streamOf } from '../../server/uploads/bytes';
import { ScannerAway } from '../../server/uploads/scanning';
import { createClamd, scanFrom } from './clamd';
import { EICAR, openClamd } from './clamd.samples';

let clamd: Awaited<ReturnType<typeof openClamd>>;
beforeAll(async () => {
  clamd = await openClamd();
});
afterAll(() => clamd.away());

const scan = (content: Uint8Array<ArrayBuffer> | string) =>
  createClamd(clamd.place)(
    streamOf(typeof content === 'string' ? new TextEncoder().encode(content) : content),
  );

it('hands a file over whole, and says what the scanner says', async () => {
  expect(await scan('a letter')).toBe('clean');
  expect(clamd.asked.at(-1)).toBe('a letter');
  expect(await scan(`before ${EICAR} after`)).toBe('harmful');
  expect(await scan(new Uint8Array(3_000_000).fill(65))).toBe('clean');
  expect(clamd.asked.at(-1)).toHaveLength(3_000_000);
});

it('looks into many files at once', async () => {
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, at) => scan(at % 2 ? EICAR : `letter ${at}`)),
  );
  expect(found).toEqual(Array.from({ length: 20 }, (_, at) => (at % 2 ? 'harmful' : 'clean')));
});

it('calls nothing clean of which the scanner did not say so', async () => {
  const { host, port } = clamd.place;
  await expect(scan(new Uint8Array(9_000_000))).rejects.toThrow(
    new RegExp(`^The scanner at ${host}:${port} did not look into a file: `),
  );
  await clamd.away();
  await expect(scan('a letter')).rejects.toThrow(/did not look into a file: connect ECONNREFUSED/);
  await clamd.back();
  expect(await scan('a letter')).toBe('clean');
});

it('tells a scanner that is away from one that cannot say of one file', async () => {
  await expect(scan(new Uint8Array(9_000_000))).rejects.not.toBeInstanceOf(ScannerAway);
  await clamd.away();
  await expect(scan('a letter')).rejects.toBeInstanceOf(ScannerAway);
  await clamd.back();
});

/* A port at which nobody takes a connection, and none is refused: as behind a wall that swallows what is sent. */
const openWall = async () => {
  const silent = `
    const { createServer } = require('node:net');
    const { parentPort } = require('node:worker_threads');
    const server = createServer().listen(0, '127.0.0.1', 1, () => {
      parentPort.postMessage(server.address().port);
      setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 100);
    });`;
  const worker = new Worker(silent, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const sockets: Socket[] = [];
  for (let isOpen = true; isOpen;) {
    const socket = connect({ host: '127.0.0.1', port, timeout: 500 });
    sockets.push(socket);
    isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'timeout').then(() => false),
    ]);
  }
  const close = async () => {
    sockets.forEach((socket) => socket.destroy());
    await worker.terminate();
  };
  return { place: { host: '127.0.0.1', port }, close };
};

it('does not wait for a scanner that cannot be reached as for one that is busy', async () => {
  const wall = await openWall();
  const began = Date.now();
  await expect(createClamd(wall.place)(streamOf(new Uint8Array([1])))).rejects.toBeInstanceOf(ScannerAway);
  expect(Date.now() - began).toBeLessThan(20_000);
  await wall.close();
}, 60_000);

it('reads where the scanner is from the environment', () => {
  expect(scanFrom({})).toBeUndefined();
  expect(scanFrom({ CLAMD: ' ' })).toBeUndefined();
  expect(scanFrom({ CLAMD: '[::1]:3310' })).toBeDefined();
  for (const wrong of ['clamd', 'clamd:', 'clamd:0', 'clamd:99999', 'tcp://clamd:3310'])
    expect(() => scanFrom({ CLAMD: wrong })).toThrow(
      `CLAMD is "${wrong}". Valid: the host and port of a clamd, such as 127.0.0.1:3310.`,
    );
});
