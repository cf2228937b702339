import { readdir, readlink } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renameFields } from '../../../server/records/renameFields';
import { renameUploads } from '../../../server/uploads/renameUploads';
import { UPLOAD_MS, UPLOADS } from '../../../server/uploads/uploads';
import { archive, openUploadWorld, pdf, type UploadWorld } from './uploadWorld';

let world: UploadWorld;
let ann: Awaited<ReturnType<UploadWorld['as']>>;
beforeAll(async () => {
  world = await openUploadWorld({ perAccount: 3_000_000, inAll: 5_000_000 });
  ann = await world.as('customer');
}, 120_000);
afterAll(() => world.stop());

const openFiles = async () => {
  const all = await readdir('/proc/self/fd');
  const paths = await Promise.all(all.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(world.folder)).length;
};

it('closes a file of which nobody reads the body', async () => {
  const file = await ann.uploaded('proofs/document', pdf('x'.repeat(900_000)));
  const address = (await ann.addressOf(file.id)) ?? '';
  for (let time = 0; time < 20; time += 1)
    expect((await world.get(address, { method: 'HEAD' })).status).toBe(200);
  await expect.poll(openFiles).toBe(0);
});

it('takes no archive for a document because one of its parts has no name', async () => {
  const sent = await ann.send('proofs/document', archive([{ name: '', content: 'x' }]));
  expect(sent.body.file?.type).toBe('zip');
});

it('takes no open document that unpacks to four gigabytes', async () => {
  const content = 'application/vnd.oasis.opendocument.text';
  const bomb = archive([
    { name: 'mimetype', content },
    { name: 'content.xml', content: 'a', claimed: 0xfffffff0 },
  ]);
  expect((await ann.send('proofs/document', bomb)).body['message']).toMatch(/unpack to far too much/);
});

it('makes no more copies than one account may have', async () => {
  const document = await ann.uploaded('proofs/document', pdf('y'.repeat(900_000)));
  await ann.made({ document });
  const answers: number[] = [];
  for (let time = 0; time < 4; time += 1)
    answers.push((await ann.call('POST', '/v1/proofs', { name: `copy ${time}`, document })).status);
  expect(answers).toContain(422);
  expect((await (await world.as('admin')).send('proofs/document', pdf())).status).toBe(201);
});

it('keeps the files of a field that is called otherwise by now', async () => {
  const file = await ann.uploaded('proofs/document', pdf());
  await ann.made({ document: file });
  const fields = [{ from: 'document', to: 'inside' }];
  const renames = { collection: 'proofs', fields, uniquesOf: undefined };
  await renameUploads(world.store, [renames]);
  await renameFields(world.store, renames);
  world.clock.add(3 * 24 * 3600);
  await world.sweep();
  world.clock.reset();
  expect(await world.lying()).toContain(file.id);
  expect(await (await world.as('admin')).addressOf(file.id)).toBeDefined();
});

const emptied = async () => {
  await world.store.clear('proofs');
  world.clock.add(3 * 3600);
  await world.sweep();
  world.clock.reset();
  expect(await world.rows()).toEqual([]);
};

it('does not count for an account what its records let go of', async () => {
  await emptied();
  const bob = await world.as('bob', 'customer');
  const uploaded = () => bob.send('proofs/document', pdf('z'.repeat(900_000)));
  for (let time = 0; time < 3; time += 1) {
    const { _id } = await bob.made({ name: `gone ${time}`, document: (await uploaded()).body.file });
    expect(await bob.call('PATCH', `/v1/proofs/${_id}`, { document: null })).toMatchObject({ status: 200 });
  }
  const sent = await uploaded();
  expect(sent).toMatchObject({ status: 201 });
  await bob.made({ name: 'kept', document: sent.body.file });
  expect([(await uploaded()).status, (await uploaded()).status]).toEqual([201, 503]);
});

/* As many uploads of one account as it may not have at once, sent so long ago. */
const abandon = async (by: string, ago: number) => {
  const at = new Date(world.clock.now() - ago).toISOString();
  const of = { __v: 0, createdAt: at, updatedAt: at, by, collection: 'proofs', field: 'document', name: 'a' };
  const rest = { record: null, letGoAt: null, bytes: '0'.repeat(32), size: 1, type: 'pdf', state: 'waiting' };
  for (let time = 0; time < 100; time += 1)
    await world.store.insert(UPLOADS, { ...of, ...rest, _id: `${ago} ${time}` });
};

it('counts what nobody took as waiting as long as it is good, and says that a file is not at fault', async () => {
  await emptied();
  const bob = await world.as('bob', 'customer');
  await abandon('b0b', UPLOAD_MS + 1000);
  expect((await bob.send('proofs/document', pdf())).status).toBe(201);
  await abandon('b0b', 0);
  const { status, body } = await bob.send('proofs/document', pdf());
  expect([status, body['again']]).toEqual([422, true]);
  expect(body['message']).toMatch(/^You have uploaded 100 files that no record has yet/);
});
