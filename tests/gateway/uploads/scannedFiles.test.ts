import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createClamd } from '../../../gateway/uploads/clamd';
import { EICAR, openClamd } from '../../../gateway/uploads/clamd.samples';
import { openUploadWorld, pdf, picture, type UploadWorld } from './uploadWorld';

const WAITS = 'This file is still being checked for what may harm you.';
const FOUND = 'The scanner found something harmful in this file, and it was removed.';

let clamd: Awaited<ReturnType<typeof openClamd>>;
let world: UploadWorld;
let ann: Awaited<ReturnType<UploadWorld['as']>>;
let said: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  clamd = await openClamd();
  world = await openUploadWorld({ scan: createClamd(clamd.place) });
}, 120_000);
beforeEach(async () => {
  said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  ann = await world.as('customer');
});
afterEach(async () => {
  said.mockRestore();
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
  expect(await toldOf(document.id)).toEqual({ said: WAITS });
  await clamd.back();
  await later(20);
  await expect.poll(() => toldOf(document.id)).toMatchObject({ whole: expect.any(String) as string });
  await expect.poll(() => toldOf(photo.id)).toMatchObject({ whole: expect.any(String) as string });
  const address = (await ann.addressOf(document.id)) ?? '';
  expect(await (await world.get(address)).text()).toBe(pdf('in peace'));
  const { body } = await ann.call('GET', `/v1/proofs/${_id}`);
  const [copied] = /[0-9a-f]{32}/.exec(JSON.stringify(body)) ?? [];
  expect(copied).not.toBe(document.id);
  await expect.poll(() => toldOf(copied ?? '')).toMatchObject({ whole: expect.any(String) as string });
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
