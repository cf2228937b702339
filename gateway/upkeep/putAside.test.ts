import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { endRecords } from '../../server/records/keepingWork';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { settingsFrom } from '../openGateway';
import { row } from '../store/rows.samples';
import { putAsideIn } from './putAside';

const label = { one: 'One', many: 'Many' };
const letters = { label, title: '{name}', icon: 'log', keep: '30d', fields: { name: { kind: 'text' } } };
const config = { name: 'Test', groups: {}, resources: { letters } } as unknown as DeclaredAdmin;
const model = createModel(config, kinds);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const old = Array.from({ length: 501 }, (_, at) => ({
  ...row(`old${at}`, { name: `Letter "${at}"\n` }),
  createdAt: '2020-01-01T00:00:00.000Z',
}));

const filled = async () => {
  const store = createMemoryStore();
  await store.insertMany('letters', old);
  return store;
};

it('records that leave for their age are lines of a file that its owner alone may read', async () => {
  const store = await filled();
  const kept = join(folder, 'kept');
  const parts = { model, store, clock: createClock(), putAside: putAsideIn(kept) };
  await endRecords(model.resource('letters'), parts, { expired: async () => undefined });
  expect(await store.count('letters', [])).toBe(0);
  const file = join(kept, 'letters.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const ids = (rows: readonly { readonly _id: string }[]) =>
    rows.toSorted((a, b) => (a._id < b._id ? -1 : 1));
  expect(ids(lines.map((line) => JSON.parse(line) as (typeof old)[number]))).toEqual(ids(old));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('what cannot be put aside stays where it is', async () => {
  const store = await filled();
  const taken = join(folder, 'taken');
  writeFileSync(taken, 'a file where the folder is to be');
  const parts = { model, store, clock: createClock(), putAside: putAsideIn(taken) };
  const ending = endRecords(model.resource('letters'), parts, { expired: async () => undefined });
  await expect(ending).rejects.toThrow('EEXIST');
  expect(await store.count('letters', [])).toBe(501);
});

it('the folder comes from the environment', () => {
  expect(settingsFrom({ KEPT_FOLDER: '/var/kept' }).keptFolder).toBe('/var/kept');
});
