import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import sharp from 'sharp';
import { eraseFiles } from '../../../server/uploads/eraseFiles';
import { recordOf, type Json } from '../testGateway';
import { archive, LOG_DAYS, openUploadWorld, pdf, picture, type UploadWorld } from './uploadWorld';

const HOUR = 3600;
const DAY = 24 * HOUR;

let world: UploadWorld;
let ann: Awaited<ReturnType<UploadWorld['as']>>;
beforeAll(async () => {
  world = await openUploadWorld();
}, 120_000);
beforeEach(async () => {
  ann = await world.as('customer');
});
afterEach(() => world.clock.reset());
afterAll(() => world.stop());

const later = (seconds: number) => world.clock.add(seconds);

it('keeps a document with a record, and hands it out as a file to be saved', async () => {
  const file = await ann.uploaded('proofs/document', pdf('of ann'), 'my proof.pdf');
  expect(file).toEqual({ id: file.id, name: 'my proof.pdf', size: pdf('of ann').length, type: 'pdf' });
  const { _id, document } = await ann.made({ document: file });
  expect(document).toEqual(file);
  expect(recordOf(await ann.call('GET', `/v1/proofs/${_id}`))['document']).toEqual(file);
  const response = await world.get((await ann.addressOf(file.id)) ?? '');
  expect(await response.text()).toBe(pdf('of ann'));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''my%20proof.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(response.headers.get('etag')).toBeNull();
});

it('hands out one range of a file, and the whole where several are asked for', async () => {
  const file = await ann.uploaded('proofs/document', pdf('range'));
  await ann.made({ document: file });
  const address = (await ann.addressOf(file.id)) ?? '';
  const part = await world.get(address, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${file.size}`,
  ]);
  const whole = await world.get(address, { headers: { range: 'bytes=0-1,3-4' } });
  expect([whole.status, await whole.text()]).toEqual([200, pdf('range')]);
});

it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'draws a %s anew, without the place where it was taken, and makes its pictures once',
  async (type) => {
    const sent = await picture(type, 3000);
    const file = await ann.uploaded('proofs/photos', sent, `a.${type}`);
    expect(file.type).toBe(type);
    await ann.made({ photos: [file] });
    const get = async (shown: string) => {
      const response = await world.get((await ann.addressOf(file.id, shown)) ?? '');
      return { type: response.headers.get('content-type'), bytes: await response.bytes() };
    };
    const { bytes } = await get('whole');
    expect(bytes.length).toBe(file.size);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width: 3000 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const small = await get('small');
    expect(small.type).toBe('image/webp');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 128 });
    expect(await sharp((await get('large')).bytes).metadata()).toMatchObject({ width: 1024 });
  },
);

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ann\\proof.pdf', 'proof.pdf'],
  ['in\u202Efdp.exe', 'infdp.exe'],
  ['a\u0000b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ['..', 'file'],
  ['', 'file'],
])('calls a file that was sent as %j %j', async (given, name) => {
  expect((await ann.uploaded('proofs/document', pdf(), given)).name).toBe(name);
});

it('tells a table, a text and an office document by what is in them', async () => {
  const typed = async (content: BodyInit, name: string) =>
    (await ann.uploaded('proofs/document', content, name)).type;
  expect(await typed('a;b\n1;2', 'a.csv')).toBe('csv');
  expect(await typed('a letter', 'a.bin')).toBe('txt');
  expect(await typed(archive([{ name: 'word/document.xml', content: '<w/>' }]), 'a.zip')).toBe('docx');
  expect(await typed(archive([{ name: 'a.txt', content: 'a' }]), 'a.docx')).toBe('zip');
});

it('says of a file what it knows, whatever is written of it', async () => {
  const file = await ann.uploaded('proofs/document', pdf(), 'true.pdf');
  const { _id, document } = await ann.made({
    document: { ...file, name: 'other.exe', size: 1, type: 'png' },
  });
  expect(document).toEqual(file);
  const changed = await ann.call('PATCH', `/v1/proofs/${_id}`, { document: { ...file, name: 'x' } });
  expect(recordOf(changed)['document']).toEqual(file);
});

it('keeps the order of several files, and takes no more than a field has room for', async () => {
  const files = [];
  for (const name of ['a.png', 'b.png', 'c.png', 'd.png'])
    files.push(await ann.uploaded('proofs/photos', await picture(), name));
  const { _id, photos } = await ann.made({ photos: [files[2], files[0]] });
  expect((photos as { name: string }[]).map(({ name }) => name)).toEqual(['c.png', 'a.png']);
  const wanted = { photos: [files[1], files[0], files[2]] };
  const changed = recordOf(await ann.call('PATCH', `/v1/proofs/${_id}`, wanted));
  expect((changed['photos'] as { name: string }[]).map(({ name }) => name)).toEqual([
    'b.png',
    'a.png',
    'c.png',
  ]);
  expect(await ann.call('PATCH', `/v1/proofs/${_id}`, { photos: files })).toMatchObject({ status: 422 });
});

const single = ['document', 'portrait'] as const;

type Single = (typeof single)[number];

const uploadedTo = async (field: Single, name?: string) => {
  const content = field === 'document' ? pdf('kept') : await picture();
  return ann.uploaded(`proofs/${field}`, content, name);
};

const bytesOf = async (id: string) => (await world.get((await ann.addressOf(id)) ?? '')).bytes();

it.each(single)('gives a copied record a %s of its own, which outlives the first', async (field) => {
  const file = await uploadedTo(field);
  const bytes = await bytesOf(file.id);
  const first = await ann.made({ [field]: file });
  const second = await ann.made({ name: 'two', [field]: file });
  const { id } = second[field] as { id: string };
  expect(id).not.toBe(file.id);
  await world.store.remove('proofs', first._id);
  later(4 * DAY);
  ann = await world.as('customer');
  await world.sweep();
  expect(await ann.addressOf(file.id)).toBeUndefined();
  expect(await bytesOf(id)).toEqual(bytes);
  expect(bytes).toHaveLength(file.size);
});

it('takes away what no record has taken within an hour, and nothing sooner', async () => {
  await ann.uploaded('proofs/photos', await picture());
  const { length } = await world.lying();
  await world.sweep();
  expect(await world.lying()).toHaveLength(length);
  later(HOUR + 60);
  await world.sweep();
  const keys = new Set((await world.rows()).map(({ bytes }) => bytes));
  expect((await world.lying()).filter((key) => !keys.has(key.slice(0, 32)))).toEqual([]);
  expect((await world.rows()).every(({ state }) => state === 'taken')).toBe(true);
});

it.each(single)('keeps the %s that a record let go of until no undo can bring it back', async (field) => {
  const file = await uploadedTo(field);
  const { _id } = await ann.made({ [field]: file });
  const changed = await ann.call('PATCH', `/v1/proofs/${_id}`, { [field]: null });
  expect(await ann.addressOf(file.id)).toBeUndefined();
  await world.sweep();
  const undo = { undo: [(changed.body['undo'] as Json)['id']] };
  expect(await ann.call('POST', '/api/undo/proofs', undo)).toMatchObject({
    status: 200,
    body: { restored: 1 },
  });
  expect(await bytesOf(file.id)).toHaveLength(file.size);
});

it('keeps what a record let go of as long as the log can bring it back, and then takes it away', async () => {
  const file = await ann.uploaded('proofs/document', pdf('put back'));
  const { _id } = await ann.made({ document: file });
  await ann.call('PATCH', `/v1/proofs/${_id}`, { document: null });
  later((LOG_DAYS - 1) * DAY);
  await world.sweep();
  ann = await world.as('customer');
  expect(await ann.call('PATCH', `/v1/proofs/${_id}`, { document: file })).toMatchObject({ status: 200 });
  expect(await (await world.get((await ann.addressOf(file.id)) ?? '')).text()).toBe(pdf('put back'));
  await ann.call('PATCH', `/v1/proofs/${_id}`, { document: null });
  later((LOG_DAYS + 1) * DAY);
  await world.sweep();
  expect(await world.lying()).not.toContain(file.id);
  ann = await world.as('customer');
  const late = await ann.call('PATCH', `/v1/proofs/${_id}`, { document: file });
  expect(late).toMatchObject({ status: 422 });
  expect(late.body['message']).toMatch(/Upload it again/);
});

it('keeps what no log knows of for two days, longer than any undo', async () => {
  const admin = await world.as('admin');
  const file = await admin.uploaded('letters/document', pdf('no history'));
  const { _id } = await admin.made({ document: file }, 'letters');
  await admin.call('PATCH', `/v1/letters/${_id}`, { document: null });
  later(2 * DAY - HOUR);
  await world.sweep();
  expect(await world.lying()).toContain(file.id);
  later(2 * HOUR);
  await world.sweep();
  expect(await world.lying()).not.toContain(file.id);
});

it.each(single)('keeps the %s of a record that lies in the bin, until it leaves that', async (field) => {
  const file = await uploadedTo(field);
  const { _id } = await ann.made({ [field]: file });
  await ann.call('DELETE', `/v1/proofs/${_id}`);
  expect(await ann.addressOf(file.id)).toBeUndefined();
  later(3 * DAY);
  await world.sweep();
  ann = await world.as('customer');
  expect(await ann.call('POST', '/api/bin/proofs', { putBack: [_id] })).toMatchObject({ status: 200 });
  expect(await bytesOf(file.id)).toHaveLength(file.size);
  await ann.call('DELETE', `/v1/proofs/${_id}`);
  await world.store.forget('proofs~bin', [_id]);
  later(6 * DAY);
  await world.sweep();
  expect(await world.lying()).not.toContain(file.id);
});

it.each(single)(
  'takes each %s of somebody who is erased at once, with its bytes and its name',
  async (field) => {
    const [one, two] = [await uploadedTo(field, 'private.pdf'), await uploadedTo(field, 'before.pdf')];
    const { _id } = await ann.made({ [field]: two });
    await ann.call('PATCH', `/v1/proofs/${_id}`, { [field]: one });
    const address = (await ann.addressOf(one.id)) ?? '';
    const { gateway, store, clock } = world;
    await eraseFiles(
      { collection: 'proofs', record: _id, after: undefined },
      { model: gateway.model, store, clock },
    );
    expect((await world.get(address)).status).toBe(404);
    await expect.poll(() => world.lying()).not.toContain(one.id);
    await expect.poll(() => world.lying()).not.toContain(two.id);
    expect(JSON.stringify(await world.rows())).not.toContain('private.pdf');
  },
);

it('takes a picture that was uploaded where one is uploaded, and no address', async () => {
  const portrait = await ann.uploaded('proofs/portrait', await picture(), 'ann.png');
  const { _id, ...made } = await ann.made({ portrait });
  expect(made['portrait']).toEqual(portrait);
  for (const address of ['https://elsewhere.test/a.png', 'data:image/png;base64,AAAA']) {
    const answer = await ann.call('PATCH', `/v1/proofs/${_id}`, { portrait: address });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { portrait: 'Must be a file that was uploaded' } },
    });
  }
  const exported = await world.get('/api/exports/proofs', {
    method: 'POST',
    headers: { authorization: (await world.as('admin')).token, 'content-type': 'application/json' },
    body: JSON.stringify({}),
  });
  expect(await exported.text()).toContain('ann.png');
});
