import { request } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { archive, openUploadWorld, pdf, picture, type Sent, type UploadWorld } from './uploadWorld';

type Person = Awaited<ReturnType<UploadWorld['as']>>;

type Hostile = readonly [
  what: string,
  attempt: (ann: Person, world: UploadWorld) => Promise<Pick<Sent, 'status' | 'body'>>,
  status: number,
  sentence: RegExp,
];

const TYPE = /kind of file is not accepted here\. Accepted: /;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/* A picture of so many pixels in some hundred bytes. */
const bomb = (): Uint8Array<ArrayBuffer> => {
  const chunk = (name: string, data: Buffer) => {
    const whole = Buffer.alloc(12 + data.length);
    whole.writeUInt32BE(data.length, 0);
    whole.write(name, 4, 'latin1');
    data.copy(whole, 8);
    whole.writeUInt32BE(crc(whole.subarray(4, 8 + data.length)), 8 + data.length);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([Buffer.from(PNG), ...parts]));
};

const crc = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

/* What `fetch` would not send: a length that is none, or not the one of what follows. */
const raw = async (
  { token }: Person,
  { gateway }: UploadWorld,
  { length, content }: { readonly length?: number; readonly content: string },
): Promise<Pick<Sent, 'status' | 'body'>> => {
  const headers = { authorization: token, ...(length !== undefined && { 'content-length': length }) };
  const sending = request(`${gateway.url}/api/uploads/proofs/document?name=a.pdf`, {
    method: 'POST',
    headers,
  });
  const answered = once(sending, 'response') as Promise<[AsyncIterable<Buffer> & { statusCode: number }]>;
  sending.on('error', () => undefined);
  sending.write(content);
  if (length === undefined) sending.end();
  const [response] = await answered;
  let text = '';
  for await (const piece of response) text += String(piece);
  sending.destroy();
  return { status: response.statusCode, body: JSON.parse(text) as Sent['body'] };
};

const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/* Written down before there was anything to attack. */
const hostile: readonly Hostile[] = [
  ['a page called a picture', (ann) => ann.send('proofs/photos', HTML, { name: 'a.png' }), 422, TYPE],
  [
    'a page called a text',
    (ann) => ann.send('proofs/document', `\n\t ${HTML}`, { name: 'a.txt' }),
    422,
    TYPE,
  ],
  ['a page after a byte order mark', (ann) => ann.send('proofs/document', `\uFEFF${HTML}`), 422, TYPE],
  ['a drawing with a script', (ann) => ann.send('proofs/photos', SVG, { name: 'a.svg' }), 422, TYPE],
  [
    'a drawing called a picture',
    (ann) => ann.send('proofs/photos', `<?xml version="1.0"?>${SVG}`),
    422,
    TYPE,
  ],
  [
    'a program called a document',
    (ann) => ann.send('proofs/document', `MZ\u0090\u0000${'\u0000'.repeat(90)}`),
    422,
    TYPE,
  ],
  [
    'a shell script with a control sign',
    (ann) => ann.send('proofs/document', '#!/bin/sh\u001B[2J'),
    422,
    TYPE,
  ],
  [
    'bytes that are no text',
    (ann) => ann.send('proofs/document', new Uint8Array([0xc3, 0x28, 0xff])),
    422,
    TYPE,
  ],
  [
    'a text whose end is none',
    (ann) => ann.send('proofs/document', new Uint8Array([...Buffer.from('x'.repeat(5000)), 0, 1])),
    422,
    TYPE,
  ],
  [
    'an archive that unpacks to four gigabytes',
    (ann) => ann.send('proofs/document', archive([{ name: 'a', content: 'a', claimed: 0xfffffff0 }])),
    422,
    /unpack to far too much/,
  ],
  [
    'an archive without its table of contents',
    (ann) => ann.send('proofs/document', archive([{ name: 'a', content: 'a' }]).slice(0, 32)),
    422,
    TYPE,
  ],
  [
    'an office document where pictures are taken',
    (ann) => ann.send('proofs/photos', archive([{ name: 'word/document.xml', content: '<w/>' }])),
    422,
    TYPE,
  ],
  ['a picture of 3,600 million pixels', (ann) => ann.send('proofs/photos', bomb()), 422, /too many pixels/],
  [
    'a picture that is cut',
    async (ann) => ann.send('proofs/photos', (await picture('jpeg', 900)).slice(0, 200)),
    422,
    /cannot be read/,
  ],
  [
    'the beginning of a picture with a page behind it',
    (ann) => ann.send('proofs/photos', Buffer.concat([Buffer.from(PNG), Buffer.from(HTML)])),
    422,
    /cannot be read|not accepted/,
  ],
  ['a page for a picture', (ann) => ann.send('proofs/portrait', HTML, { name: 'a.png' }), 422, TYPE],
  ['a drawing with a script for a picture', (ann) => ann.send('proofs/portrait', SVG), 422, TYPE],
  ['a document for a picture', (ann) => ann.send('proofs/portrait', pdf(), { name: 'a.png' }), 422, TYPE],
  ['many pixels for a picture', (ann) => ann.send('proofs/portrait', bomb()), 422, /too many pixels/],
  ['nothing', (ann) => ann.send('proofs/document', ''), 422, /empty/],
  [
    'a byte too many',
    (ann) => ann.send('proofs/document', pdf('x'.repeat(1_000_001 - pdf('').length))),
    413,
    /1 MB at most/,
  ],
  [
    'two gigabytes',
    (ann, world) => raw(ann, world, { length: 2 ** 31, content: pdf() }),
    413,
    /1 MB at most/,
  ],
  ['no length', (ann, world) => raw(ann, world, { content: pdf() }), 400, /Content-Length/],
  [
    'what nobody has signed in for',
    (ann) => ann.send('proofs/document', pdf(), { headers: { authorization: '' } }),
    401,
    /token/,
  ],
  ['a file for a text', (ann) => ann.send('proofs/name', pdf()), 404, /no field here that takes files/],
  [
    'a file for an entity that is not there',
    (ann) => ann.send('nothing/document', pdf()),
    404,
    /no field here/,
  ],
  ['a file for a field that is only read', (ann) => ann.send('proofs/given', pdf()), 403, /permission/],
  ['a file for a guarded field', (ann) => ann.send('proofs/inside', pdf()), 403, /permission/],
  [
    'a file where one may only read',
    async (_, { as }) => (await as('support')).send('proofs/document', pdf()),
    403,
    /permission/,
  ],
];

let world: UploadWorld;
let ann: Person;
beforeAll(async () => {
  world = await openUploadWorld();
  ann = await world.as('customer');
}, 120_000);
afterAll(() => world.stop());

it.each(hostile)('refuses %s with a sentence, and nothing of it stays', async (...given) => {
  const [, attempt, status, sentence] = given;
  const answer = await attempt(ann, world);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
  expect(answer.body['message']).toMatch(sentence);
  await expect.poll(() => world.lying()).toEqual([]);
  await expect.poll(() => world.rows()).toEqual([]);
});

it('keeps nothing of a file whose connection is cut', async () => {
  const headers = { authorization: ann.token, 'content-length': 500_000 };
  const sending = request(`${world.gateway.url}/api/uploads/proofs/document`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(pdf('x'.repeat(100_000)));
  await expect.poll(() => world.lying()).toHaveLength(1);
  sending.destroy();
  await expect.poll(() => world.lying()).toEqual([]);
  await expect.poll(() => world.rows()).toEqual([]);
});

it('takes no more of one account than fits, on its way at once or one after the other', async () => {
  const small = await openUploadWorld({ perAccount: 3000 });
  const one = await small.as('customer');
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => one.send('proofs/document', pdf('x'.repeat(900)))),
  );
  const kept = sent.filter(({ status }) => status === 201);
  expect(kept.length).toBeLessThanOrEqual(3);
  expect(sent.find(({ status }) => status !== 201)?.body['message']).toMatch(/may have 0.003 MB in all/);
  expect(await small.lying()).toHaveLength(kept.length);
  const other = await small.as('admin');
  expect(await other.send('proofs/document', pdf())).toMatchObject({ status: 201 });
  await small.stop();
}, 120_000);

it('takes no more of all than the disk has room for', async () => {
  const full = await openUploadWorld({ inAll: 10 });
  expect(await (await full.as('customer')).send('proofs/document', pdf())).toMatchObject({ status: 503 });
  expect(await full.lying()).toEqual([]);
  await full.stop();
}, 120_000);

it('says so where too many pictures wait, and keeps nothing of one that does not', async () => {
  const pictures = { draw: () => Promise.resolve('busy' as const), close: async () => undefined };
  const busy = await openUploadWorld({ pictures });
  const one = await busy.as('customer');
  const sent = await one.send('proofs/photos', await picture());
  expect(sent).toMatchObject({ status: 503 });
  expect(sent.body['message']).toBe(
    'Too many pictures are on their way at the moment. Try again in a minute.',
  );
  expect([await busy.lying(), await busy.rows()]).toEqual([[], []]);
  expect(await one.send('proofs/document', pdf())).toMatchObject({ status: 201 });
  await busy.stop();
}, 120_000);
