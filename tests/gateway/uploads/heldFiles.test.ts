import { readdir, readlink } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renameFields } from '../../../server/records/renameFields';
import { renameUploads } from '../../../server/uploads/renameUploads';
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
