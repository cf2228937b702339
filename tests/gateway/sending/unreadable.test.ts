import { expect, it } from 'vitest';
import config from '../../../resources.config';
import type { DeclaredAdmin } from '../../../src/config/defineAdmin';
import { soon } from '../../soon';
import { demoStore } from '../serveDemo';
import { MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const word = { matchType: 'regex', action: 'block', status: 'active' };

it('refuses to save a pattern that cannot be asked, names its part, and leaves the record as it was', async () => {
  const { admin, store } = await open();
  const refused = async (pattern: string) => {
    const { status, body } = await admin('POST', '/v1/spamWords', { word: pattern, ...word });
    return [status, (body['errors'] as { word?: string } | undefined)?.word];
  };
  expect(await refused('offer(?=now)')).toEqual([422, expect.stringMatching(/“\(\?=” looks ahead/)]);
  expect(await refused('(?<!no )offer')).toEqual([
    422,
    expect.stringMatching(/“\(\?<!” looks ahead or back/),
  ]);
  expect(await refused(String.raw`(.)\1*\1*\1*b`)).toEqual([422, expect.stringMatching(/“\\1” refers to/)]);
  expect(await refused('a{0,1000}b')).toEqual([
    422,
    expect.stringMatching(/“\{0,1000\}” repeats too much: 500/),
  ]);
  expect(await refused('(offer')).toEqual([422, expect.stringMatching(/“\(offer” cannot be read/)]);
  const made = await admin('POST', '/v1/spamWords', { word: 'free.*money.*now', ...word });
  expect(made.status).toBe(201);
  const id = (made.body['spamWord'] as { _id: string })._id;
  expect((await admin('PATCH', `/v1/spamWords/${id}`, { word: 'free(?!dom)' })).status).toBe(422);
  expect(await store.get('spamWords', id)).toMatchObject({ word: 'free.*money.*now', status: 'active' });
});

const stored = { __v: 0, createdAt: MORNING, updatedAt: MORNING, users: [], hitCount: 0, ...word };

const started = async () => {
  const store = await demoStore(0, MORNING);
  await store.clear('spamWords');
  await store.insertMany('spamWords', [
    { ...stored, _id: 'again', word: String.raw`(\w)\1\1\1` },
    { ...stored, _id: 'good', word: 'free.*money' },
    { ...stored, _id: 'plain', word: String.raw`(\w)\1`, matchType: 'contains' },
    { ...stored, _id: 'off', word: 'x(?=y)', status: 'inactive' },
  ]);
  return open({}, store);
};

it('switches off what is stored and cannot be asked when it starts, and says why on the record', async () => {
  const { store } = await started();
  const states = async (id: string) => {
    const row = await store.get('spamWords', id);
    return [row?.['status'], row?.['problem']];
  };
  expect(await states('again')).toEqual(['inactive', 'backReference']);
  expect(await states('good')).toEqual(['active', undefined]);
  expect(await states('plain')).toEqual(['active', undefined]);
  expect(await states('off')).toEqual(['inactive', undefined]);
});

it('is among what waits for the staff in the bell, for each reason that there is', async () => {
  const { admin } = await started();
  const { waiting = [] }: DeclaredAdmin = config;
  const { where } = waiting.find(({ metric }) => metric.of === 'spamWords')?.metric ?? {};
  const reasons = Object.keys(config.resources.spamWords.fields.problem.values);
  expect(where).toEqual({ problem: reasons });
  const { body } = await admin('GET', '/v1/spamWords?problem=backReference');
  expect(body['spamWords']).toMatchObject([{ _id: 'again' }]);
});

it('keeps what was switched off so until its pattern can be asked, and lets its other values be changed', async () => {
  const { admin, store } = await started();
  const change = async (values: object) => (await admin('PATCH', '/v1/spamWords/again', values)).status;
  expect((await admin('POST', '/v1/spamWords/again/activate', {})).status).toBe(422);
  expect(await change({ category: 'other' })).toBe(200);
  expect(await store.get('spamWords', 'again')).toMatchObject({
    problem: 'backReference',
    status: 'inactive',
  });
  expect(await change({ word: 'x{4}' })).toBe(200);
  expect((await admin('POST', '/v1/spamWords/again/activate', {})).status).toBe(200);
  expect(await store.get('spamWords', 'again')).toMatchObject({ problem: null, status: 'active' });
});

it('switches off what comes back from the bin as well', async () => {
  const { put, store, clock } = await started();
  await put('spamWords', [{ ...stored, _id: 'late', word: 'x(?!y)' }]);
  await soon(async () => {
    clock.add(61);
    expect(await store.get('spamWords', 'late')).toMatchObject({ status: 'inactive', problem: 'lookAround' });
  });
});
