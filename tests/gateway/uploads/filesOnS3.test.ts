import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { row } from '../../../gateway/store/rows.samples';
import { openPglite } from '../../../gateway/store/pglite';
import { backup, restore } from '../../../gateway/upkeep/backupAndRestore';
import { openS3 } from '../../../gateway/uploads/s3.samples';
import { openUploadParts } from '../../../gateway/uploads/uploadParts';
import { streamOf } from '../../../server/uploads/bytes';
import { openUploadWorld, pdf, picture, type UploadWorld } from './uploadWorld';

let s3: Awaited<ReturnType<typeof openS3>>;
let world: UploadWorld;
let ann: Awaited<ReturnType<UploadWorld['as']>>;
beforeAll(async () => {
  s3 = await openS3();
  world = await openUploadWorld({ bytes: s3.bytes });
  ann = await world.as('customer');
}, 120_000);
afterAll(async () => {
  await world.stop();
  await s3.stop();
});

const env = () => ({
  S3_ENDPOINT: s3.place.endpoint,
  S3_BUCKET: s3.place.bucket,
  S3_KEY: s3.place.key,
  S3_SECRET: s3.place.secret,
});

const empty = async () => {
  await world.store.clear('proofs');
  world.clock.add(2 * 3600);
  await world.sweep();
  world.clock.reset();
};

it('keeps files in a bucket, and hands them out itself, whole, in part and as pictures', async () => {
  const document = await ann.uploaded('proofs/document', pdf('in a bucket'));
  const photo = await ann.uploaded('proofs/photos', await picture('png', 600), 'a.png');
  await ann.made({ document, photos: [photo] });
  expect(await s3.lying()).toEqual(
    [document.id, photo.id, `${photo.id}.large`, `${photo.id}.small`].toSorted(),
  );
  const address = (await ann.addressOf(document.id)) ?? '';
  const whole = await world.get(address, { redirect: 'error' });
  expect([whole.status, await whole.text()]).toEqual([200, pdf('in a bucket')]);
  expect(JSON.stringify([...whole.headers])).not.toMatch(/amz|s3|127\.0\.0\.1/i);
  const part = await world.get(address, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
  const small = await world.get((await ann.addressOf(photo.id, 'small')) ?? '');
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await empty();
  expect(await s3.lying()).toEqual([]);
});

it('keeps nothing of what is refused or cut off', async () => {
  expect(await ann.send('proofs/document', '<html>')).toMatchObject({ status: 422 });
  const headers = { authorization: ann.token, 'content-length': 500_000 };
  const sending = request(`${world.gateway.url}/api/uploads/proofs/document`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(pdf('x'.repeat(100_000)));
  await expect.poll(() => world.rows()).toHaveLength(1);
  sending.destroy();
  await expect.poll(() => world.rows()).toEqual([]);
  await expect.poll(() => s3.lying()).toEqual([]);
});

it('says so while the bucket cannot be reached, and goes on after: no record without its file', async () => {
  const kept = await ann.uploaded('proofs/document', pdf('before'));
  const { _id } = await ann.made({ document: kept });
  const address = (await ann.addressOf(kept.id)) ?? '';
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await s3.away();
  const sent = await ann.send('proofs/document', pdf('x'.repeat(300_000)));
  expect(sent).toMatchObject({ status: 503 });
  expect(sent.body['message']).toBe('The files cannot be reached at the moment. Try again later.');
  expect((await world.get(address)).status).toBe(503);
  expect(String(said.mock.calls)).toContain(`Files at ${s3.place.endpoint}/files cannot be reached`);
  expect(String(said.mock.calls)).not.toContain(s3.place.secret);
  const made = await ann.call('PATCH', `/v1/proofs/${_id}`, { name: 'still written' });
  expect(made.status).toBe(200);
  await expect(openUploadParts(env(), { store: 'pglite', folder: '.' })).resolves.toBeDefined();
  expect(said.mock.calls.at(-1)?.[0]).toMatch(/cannot be reached: .* Until they can be, no file is taken/);
  world.clock.add(2 * 3600);
  await expect(world.sweep()).rejects.toThrow(/cannot be reached/);
  await s3.back();
  said.mockRestore();
  await world.sweep();
  world.clock.reset();
  expect((await world.rows()).map(({ _id: id }) => id)).toEqual([kept.id]);
  expect(await (await world.get((await ann.addressOf(kept.id)) ?? '')).text()).toBe(pdf('before'));
  await empty();
});

it('does not begin with a bucket that is not there', async () => {
  const settings = { store: 'pglite', folder: '.' } as const;
  await expect(openUploadParts({ ...env(), S3_BUCKET: 'none' }, settings)).rejects.toThrow(
    /S3_BUCKET is "none"/,
  );
});

it('takes the files of a bucket into a backup, and a restore brings them into a bucket or a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 's3-backup-'));
  const settings = { store: 'pglite', folder, env: env() } as const;
  const store = await openPglite(folder);
  await store.insert('proofs', row('1', {}));
  await store.close();
  const [one, two] = ['a1'.repeat(16), 'b2'.repeat(16)];
  const large = new Uint8Array(2_500_000).fill(7);
  await s3.bytes.put(one, streamOf(large), large.length);
  const file = join(folder, 'all.gz');
  await backup(file, settings);
  await s3.bytes.remove([one]);
  await s3.bytes.put(two, streamOf(new Uint8Array([1])), 1);
  await expect(restore(file, settings, { replace: false })).rejects.toThrow();
  expect(await s3.lying()).toEqual([two]);
  expect((await restore(file, settings, { replace: true })).counts).toMatchObject({ files: 1 });
  expect(await s3.lying()).toEqual([one]);
  const stream = await s3.bytes.get(one);
  expect(stream && (await new Response(stream).arrayBuffer()).byteLength).toBe(large.length);
  const { counts } = await restore(file, { store: 'pglite', folder }, { replace: true });
  expect(counts).toMatchObject({ files: 1 });
  await rm(folder, { recursive: true });
  await empty();
}, 180_000);
