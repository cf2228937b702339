import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createClamd } from '../../../gateway/uploads/clamd';
import { EICAR, openClamd } from '../../../gateway/uploads/clamd.samples';
import { BytesFault, streamOf, wholeOf } from '../../../server/uploads/bytes';
import { openUploadWorld, pdf, picture, type UploadWorld } from './uploadWorld';

const WAITS = 'This file is still being checked for what may harm you.';
const FOUND = 'The scanner found something harmful in this file, and it was removed.';

let clamd: Awaited<ReturnType<typeof openClamd>>;
let world: UploadWorld;
let ann: Awaited<ReturnType<UploadWorld['as']>>;
let said: ReturnType<typeof vi.spyOn>;
/* What the scanner was handed, and what it cannot say anything of. */
let handed: string[] = [];
let unsure: string | undefined;
beforeAll(async () => {
  clamd = await openClamd();
  const clam = createClamd(clamd.place);
  const scan = async (stream: ReadableStream<Uint8Array>) => {
    const bytes = await wholeOf(stream);
    const text = new TextDecoder().decode(bytes);
    handed.push(text);
    if (unsure !== undefined && text.includes(unsure)) throw new Error('it is too large for the scanner');
    return clam(streamOf(bytes));
  };
  world = await openUploadWorld({ scan });
}, 120_000);
beforeEach(async () => {
  said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  ann = await world.as('customer');
  handed = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  unsure = undefined;
  await world.store.clear('proofs');
  world.clock.add(3600 * 3);
  await world.sweep();
  world.clock.reset();
});
afterAll(async () => {
  await world.stop();
  await clamd.away();
});

const toldOf = async (id: string, language = 'en') => {
  const response = await world.get('/api/files', {
    method: 'POST',
    headers: {
      authorization: ann.token,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ files: { [id]: ['whole'] } }),
  });
  const { files } = (await response.json()) as { files: Record<string, unknown> };
  return files[id];
};

/* What waits is asked about after a minute, and later each time. */
const later = async (minutes: number) => {
  world.clock.add(minutes * 60 + 1);
  ann = await world.as('customer');
};

/* Until one job is left to look at what waits, which could not say anything so many times in a row. */
const leftAfter = async (times: number) => {
  const left = async () => {
    const where = [{ path: 'job', op: 'eq', value: 'uploads.scan' }] as const;
    const { rows } = await world.store.list('hookJobs', { where, sort: [], offset: 0, limit: 10 });
    return rows.map(({ data, tries }) => [(data as { times?: number }).times, tries]);
  };
  await expect.poll(left).toEqual([[times, 0]]);
};

const isHandedOut = async (id: string) => {
  await expect.poll(() => toldOf(id)).toMatchObject({ whole: expect.any(String) as string });
};

it('refuses what the scanner finds something in, with a sentence, and keeps nothing of it', async () => {
  const sent = await ann.send('proofs/document', `a letter ${EICAR}`, { name: 'a.txt' });
  expect(sent).toMatchObject({ status: 422 });
  expect(sent.body['message']).toBe('The scanner found something harmful in this file.');
  expect(await world.rows()).toEqual([]);
  expect(await world.lying()).toEqual([]);
  expect(await ann.send('proofs/document', pdf())).toMatchObject({ status: 201 });
});

it('takes files while the scanner is away, and hands them out once it has looked into them', async () => {
  await clamd.away();
  const document = await ann.uploaded('proofs/document', pdf('in peace'));
  const photo = await ann.uploaded('proofs/photos', await picture(), 'a.png');
  expect(String(said.mock.calls)).toMatch(/The scanner at 127\.0\.0\.1:\d+ did not look into a file/);
  await ann.made({ document, photos: [photo] });
  const { _id } = await ann.made({ document });
  expect(await toldOf(document.id)).toEqual({ said: WAITS });
  expect(await toldOf(photo.id, 'de')).toEqual({ said: 'Diese Datei wird noch auf Schädliches geprüft.' });
  await later(2);
  await leftAfter(1);
  expect(await toldOf(document.id)).toEqual({ said: WAITS });
  await clamd.back();
  await later(20);
  await isHandedOut(document.id);
  await isHandedOut(photo.id);
  const address = (await ann.addressOf(document.id)) ?? '';
  expect(await (await world.get(address)).text()).toBe(pdf('in peace'));
  const { body } = await ann.call('GET', `/v1/proofs/${_id}`);
  const [copied] = /[0-9a-f]{32}/.exec(JSON.stringify(body)) ?? [];
  expect(copied).not.toBe(document.id);
  await isHandedOut(copied ?? '');
});

it('removes what it finds later, and says so at the record and in the log', async () => {
  await clamd.away();
  const document = await ann.uploaded('proofs/document', `a letter ${EICAR}`, 'a letter.txt');
  const unsaved = await ann.uploaded('proofs/document', `another ${EICAR}`, 'b.txt');
  await ann.made({ document });
  expect(await toldOf(document.id)).toEqual({ said: WAITS });
  await clamd.back();
  await later(20);
  await expect.poll(() => toldOf(document.id)).toEqual({ said: FOUND });
  await expect.poll(() => toldOf(unsaved.id)).toEqual({ said: FOUND });
  await expect.poll(() => world.lying()).toEqual([]);
  expect(String(said.mock.calls)).toContain('something harmful in the file "a letter.txt"');
  const refused = await ann.call('POST', '/v1/proofs', { name: 'two', document: unsaved });
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.body['message']).toBe('The scanner found something harmful in this file.');
});

it('hands out nothing that waits at an address of its own making', async () => {
  const file = await ann.uploaded('proofs/document', pdf('seen'));
  const address = (await ann.addressOf(file.id)) ?? '';
  await world.store.update('~uploads', file.id, { patch: { scan: 'waiting' } });
  const response = await world.get(address);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(WAITS) as string]);
});

it('asks a scanner that is away about one file, and about all of them once it is back', async () => {
  await clamd.away();
  const files = [];
  for (const text of ['one', 'two', 'three'])
    files.push(await ann.uploaded('proofs/document', pdf(text), `${text}.pdf`));
  handed = [];
  await later(2);
  await leftAfter(1);
  expect(handed).toHaveLength(1);
  await later(2);
  await leftAfter(2);
  expect(new Set(handed).size).toBe(2);
  await clamd.back();
  await later(20);
  for (const { id } of files) await isHandedOut(id);
});

it('asks about others where it cannot say of one', async () => {
  await clamd.away();
  const sent = async (text: string) => (await ann.uploaded('proofs/document', pdf(text))).id;
  const ids = [await sent('one'), await sent('two'), await sent('three')];
  await clamd.back();
  unsure = 'two';
  await later(20);
  for (const id of [ids[0], ids[2]]) await isHandedOut(id ?? '');
  expect(await toldOf(ids[1] ?? '')).toEqual({ said: WAITS });
  await leftAfter(1);
  unsure = undefined;
  await later(20);
  await isHandedOut(ids[1] ?? '');
});

it('looks at what waits however long its bytes cannot be reached', async () => {
  await clamd.away();
  const document = await ann.uploaded('proofs/document', pdf('far away'));
  await ann.made({ document });
  await clamd.back();
  vi.spyOn(world.bytes, 'get').mockRejectedValue(new BytesFault('the bucket is away'));
  for (let times = 1; times <= 14; times += 1) {
    world.clock.add(20 * 60);
    await leftAfter(times);
  }
  vi.restoreAllMocks();
  await later(20);
  await isHandedOut(document.id);
});

it('says that something harmful was removed once it is', async () => {
  await clamd.away();
  const { id } = await ann.uploaded('proofs/document', `a letter ${EICAR}`, 'a letter.txt');
  await clamd.back();
  vi.spyOn(world.bytes, 'remove').mockRejectedValueOnce(new BytesFault('the bucket is away'));
  await later(2);
  await leftAfter(1);
  expect(await toldOf(id)).toEqual({ said: WAITS });
  expect(String(said.mock.calls)).not.toContain('It was removed.');
  await later(20);
  await expect.poll(() => toldOf(id)).toEqual({ said: FOUND });
  expect(await world.lying()).toEqual([]);
  expect(String(said.mock.calls)).toContain('It was removed.');
});

it('puts back a record with a file that was removed meanwhile, and gives it to no other one', async () => {
  const document = await ann.uploaded('proofs/document', pdf('once clean'));
  const { _id } = await ann.made({ document });
  const changed = await ann.call('PATCH', `/v1/proofs/${_id}`, { document: null });
  await world.store.update('~uploads', document.id, { patch: { scan: 'harmful' } });
  const undo = { undo: [(changed.body['undo'] as { id: string }).id] };
  expect((await ann.call('POST', '/api/undo/proofs', undo)).body).toMatchObject({ restored: 1 });
  await ann.call('DELETE', `/v1/proofs/${_id}`);
  expect(await ann.call('POST', '/api/bin/proofs', { putBack: [_id] })).toMatchObject({ status: 200 });
  expect(await toldOf(document.id)).toEqual({ said: FOUND });
  const other = await ann.call('POST', '/v1/proofs', { name: 'two', document });
  expect(other.body['message']).toBe('The scanner found something harmful in this file.');
  const bob = await (await world.as('bob', 'customer')).call('POST', '/v1/proofs', { name: 'x', document });
  expect(bob.body['message']).toMatch(/Upload it again/);
});
