import { join } from 'node:path';
import { openPglite } from '../../../gateway/store/pglite';
import { createFolderBytes } from '../../../gateway/uploads/folderBytes';
import { createPictures } from '../../../gateway/uploads/pictures';
import { createClock } from '../../../server/clock';
import { newId } from '../../../server/newId';
import { keepingFiles } from '../../../server/uploads/keepingFiles';
import { receive } from '../../../server/uploads/receive';
import { fileOf } from '../../../server/uploads/uploads';
import { f } from '../../../src/config/builders';
import { defineResource } from '../../../src/config/defineResource';
import { kinds } from '../../../src/fields/kinds';
import { createModel } from '../../../src/model/resolve/createModel';

const proofs = defineResource({
  label: { one: 'Proof', many: 'Proofs' },
  title: '{name}',
  icon: 'label',
  fields: { name: f.text({}), document: f.file({}), photos: f.files({}) },
});

/** A store with files beside it, as a gateway has them. */
export const openKept = async (folder: string) => {
  const clock = createClock();
  const model = createModel({ name: 'Test', groups: {}, resources: { proofs } }, kinds);
  const store = await openPglite(folder);
  const bytes = createFolderBytes(join(folder, 'files'));
  return { model, clock, store, bytes };
};

const limits = { perAccount: 1e9, inAll: 1e9 };

/** Sends files one after the other, gives each to a record, and says so when that was acknowledged. */
export const main = async ([folder = '', most = '']: readonly string[]): Promise<number> => {
  const parts = await openKept(folder);
  const store = keepingFiles(parts.store, parts);
  const rules = kinds.file.holdsFiles?.({}) ?? { accept: [], maxBytes: 0, most: 0 };
  const content = new TextEncoder().encode(`%PDF-1.7${'x'.repeat(300_000)}`);
  for (let at = 0; at < Number(most); at += 1) {
    const of = { by: 'ann', collection: 'proofs', field: 'document', name: 'a.pdf', length: content.length };
    const coming = { ...of, rules, stream: new Blob([content]).stream() };
    const upload = await receive(coming, { ...parts, pictures: createPictures(), limits });
    const now = parts.clock.iso();
    const row = { _id: newId(parts.clock.now()), __v: 0, createdAt: now, updatedAt: now, name: String(at) };
    await store.insert('proofs', { ...row, document: fileOf(upload) });
    process.stdout.write(`${row._id}\n`);
  }
  return new Promise(() => undefined);
};
