import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import demo from '../../../fixtures/demo';
import { firstRecords } from '../../../gateway/firstRecords';
import { createFolderBytes } from '../../../gateway/uploads/folderBytes';
import { createPictures } from '../../../gateway/uploads/pictures';
import { createClock } from '../../../server/clock';
import { createMemoryStore } from '../../../server/store/memory';
import type { Scan } from '../../../server/uploads/scanning';
import { sweepFiles } from '../../../server/uploads/sweeping';
import type { ListedBytes } from '../../../server/uploads/bytes';
import { UPLOADS } from '../../../server/uploads/uploads';
import type { UploadParts } from '../../../server/uploads/uploadRoutes';
import { f } from '../../../src/config/builders';
import { defineResource } from '../../../src/config/defineResource';
import type { KeptFile } from '../../../src/model/files/keptFile';
import { recordOf, serveGateway, type Json, type TestGateway } from '../testGateway';

const proofs = defineResource({
  label: { one: 'Proof', many: 'Proofs' },
  title: '{name}',
  icon: 'label',
  bin: true,
  owner: 'user',
  import: { key: 'name' },
  rights: { customer: ['read', 'create', 'edit', 'delete'], support: ['read'] },
  fields: {
    name: f.text({ required: true, search: true }),
    user: f.reference({ to: 'users' }),
    document: f.file({ accept: ['pdf', 'png', 'jpeg', 'txt', 'csv', 'docx', 'zip'], maxSize: 1 }),
    photos: f.files({ accept: ['png', 'jpeg', 'gif', 'webp'], max: 3, maxSize: 2 }),
    portrait: f.image({ upload: true, maxSize: 1 }),
    inside: f.file({ guarded: true }),
    given: f.file({ readOnly: true }),
  },
  demo: { count: 0 },
});

const letters = defineResource({
  label: { one: 'Letter', many: 'Letters' },
  title: '{name}',
  icon: 'label',
  history: false,
  rights: { customer: ['read'] },
  fields: { name: f.text({ required: true }), document: f.file() },
  demo: { count: 0 },
});

const posters = defineResource({
  label: { one: 'Poster', many: 'Posters' },
  title: '{name}',
  icon: 'label',
  public: { read: { when: { hangs: true }, fields: ['name', 'picture'] } },
  fields: {
    name: f.text({ required: true }),
    hangs: f.boolean(),
    picture: f.image({ upload: true }),
    draft: f.image({ upload: true }),
  },
  demo: { count: 0 },
});

/** What was let go of can be put back from the log for so many days. */
export const LOG_DAYS = 30;

const auditLogs = { ...demo.resources.auditLogs, keep: `${LOG_DAYS}d` as const };

export const uploadConfig = {
  ...demo,
  resources: { ...demo.resources, auditLogs, proofs, letters, posters },
};

export type UploadWorld = Awaited<ReturnType<typeof openUploadWorld>>;

export type Sent = { readonly status: number; readonly body: Json & { readonly file?: KeptFile } };

type Options = Partial<UploadParts['limits']> & {
  /** Where files lie. Default: a folder of its own. */
  readonly bytes?: ListedBytes;
  readonly scan?: Scan;
  readonly pictures?: UploadParts['pictures'];
};

/** A gateway that keeps files, with two customers. */
export const openUploadWorld = async ({
  bytes: elsewhere,
  scan,
  pictures = createPictures(),
  ...limits
}: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const bytes = elsewhere ?? createFolderBytes(folder);
  const most = { perAccount: 50_000_000, inAll: 100_000_000, ...limits };
  const uploads = { bytes, pictures, limits: most, scan };
  const clock = createClock();
  const store = createMemoryStore();
  const first = { ...firstRecords({ DEMO: 'on' }), count: 3 };
  const gateway = await serveGateway(store, { config: uploadConfig, first, clock, uploads });
  const { collection } = gateway.model.resource('users').api;
  const where = [{ path: 'email', op: 'eq', value: 'customer@demo.com' }] as const;
  const [ann] = (await store.list(collection, { where, sort: [], offset: 0, limit: 1 })).rows;
  if (!ann) throw new Error('no customer');
  await store.insert(collection, { ...ann, _id: 'b0b', email: 'bob@demo.com', username: 'bob' });
  const as = personIn(gateway);
  return {
    gateway,
    store,
    clock,
    folder,
    bytes,
    as,
    get: (path: string, init?: RequestInit) => fetch(gateway.url + path, init),
    sweep: () => sweepFiles({ model: gateway.model, store, clock, bytes }),
    /** Names of all that lies in the folder. */
    lying: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((each) => each.isFile())
        .map(({ name: called }) => called)
        .toSorted(),
    rows: async () => (await store.list(UPLOADS, { where: [], sort: [], offset: 0, limit: 1000 })).rows,
    stop: async () => {
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
};

/* Somebody who is signed in, and what they do with files. */
const personIn =
  (gateway: TestGateway) =>
  async (name: string, password = name) => {
    const { accessToken: token } = await gateway.signIn(`${name}@demo.com`, password);
    const call = gateway.callerOf(token);
    const send = async (
      path: string,
      content: BodyInit,
      { name: called = 'a.pdf', ...init }: { name?: string } & RequestInit = {},
    ): Promise<Sent> => {
      const url = `${gateway.url}/api/uploads/${path}?name=${encodeURIComponent(called)}`;
      const headers = { authorization: token, ...(init.headers as Record<string, string> | undefined) };
      const response = await fetch(url, { method: 'POST', body: content, ...init, headers });
      return { status: response.status, body: (await response.json()) as Sent['body'] };
    };
    const uploaded = async (path: string, content: BodyInit, called?: string): Promise<KeptFile> => {
      const sent = await send(path, content, called === undefined ? {} : { name: called });
      expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
      return sent.body.file ?? expect.fail('no file');
    };
    const made = async (values: object, entity = 'proofs'): Promise<Json & { _id: string }> => {
      const answer = await call('POST', `/v1/${entity}`, { name: 'one', ...values });
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
      return recordOf(answer);
    };
    const addressOf = async (id: string, shown = 'whole'): Promise<string | undefined> => {
      const { body } = await call('POST', '/api/files', { files: { [id]: [shown] } });
      return (body['files'] as Record<string, Record<string, string>>)[id]?.[shown];
    };
    return { token, call, send, uploaded, made, addressOf };
  };

/** A document whose text can be looked for in answers. */
export const pdf = (text = 'nothing') => `%PDF-1.7\n${text}\n%%EOF`;

export const picture = (
  type: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  size = 40,
): Promise<Uint8Array<ArrayBuffer>> =>
  sharp({ create: { width: size, height: size / 2, channels: 3, background: '#c33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toFormat(type)
    .toBuffer()
    .then((buffer) => new Uint8Array(buffer));

type Part = { readonly name: string; readonly content: string; readonly claimed?: number };

/** An archive of these parts, not packed; `claimed` is what it says that a part unpacks to. */
export const archive = (parts: readonly Part[]): Uint8Array<ArrayBuffer> => {
  const pieces: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of parts) {
    const local = Buffer.alloc(30 + name.length + content.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    local.write(name + content, 30, 'latin1');
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46, 'latin1');
    pieces.push(local);
    table.push(entry);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...pieces, ...table, end]));
};
