import { expect } from 'vitest';
import type { KeptFile } from '../../../src/model/files/keptFile';
import type { UploadWorld } from './uploadWorld';

type Person = Awaited<ReturnType<UploadWorld['as']>>;

export const SECRET = 'what ann alone may read';
export const NAME = 'secret of ann.pdf';

/** Each field of one file is attacked in the same ways. */
export const held = ['document', 'portrait'] as const;

export type Held = (typeof held)[number];

/** Ann has a record with a file and pictures; Bob is another customer. Mia of the support reads no guarded field. */
export type Scene = {
  readonly world: UploadWorld;
  readonly ann: Person;
  readonly bob: Person;
  readonly mia: Person;
  readonly admin: Person;
  /** The field that holds it. */
  readonly field: Held;
  /** Another file for that field. */
  readonly upload: (person: Person) => Promise<KeptFile>;
  readonly file: KeptFile;
  readonly photo: KeptFile;
  readonly record: string;
  /** Of the file, as Ann was told it. */
  readonly address: string;
  /** Where the bytes lie. */
  readonly bucket: string;
};

export const told = ({ call }: Person, ids: readonly string[], shown = 'whole') =>
  call('POST', '/api/files', { files: Object.fromEntries(ids.map((id) => [id, [shown]])) });

export const got = async (response: Response) => [
  response.status,
  [...response.headers],
  await response.text(),
];

export const changedAt = (address: string, at: number, to: string): string => {
  const parts = address.slice('/files/'.length).split('.');
  parts[at] = to;
  return `/files/${parts.join('.')}`;
};

/* The name is one’s own there: what matters is that it is refused. */
export const refused = ({ status }: { readonly status: number }) => {
  expect(status).toBe(422);
};

export const setRights = async ({ store, gateway }: UploadWorld, abilities: readonly object[]) => {
  const { resource, abilities: name } = gateway.model.accounts?.roles ?? expect.fail('no roles');
  const { collection } = gateway.model.resource(resource).api;
  const { rows } = await store.list(collection, { where: [], sort: [], offset: 0, limit: 100 });
  for (const { _id } of rows) await store.update(collection, _id, { patch: { [name]: abilities } });
};

/* One’s own may be told: what was told of this one. */
export const toldOf = ({ id }: KeptFile, { body }: Awaited<ReturnType<typeof told>>): unknown =>
  (body['files'] as Record<string, unknown>)[id];
