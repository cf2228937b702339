import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../server/store/store';
import { serveDemo } from './serveDemo';
import type { Answer, Caller, Json, TestGateway } from './testGateway';

const MANY = 450;

let gateway: TestGateway;
let root: Caller;

beforeAll(async () => {
  gateway = await serveDemo({ count: 2 });
  root = await as('admin');
  const [like] = await subscribers();
  const rows = Array.from({ length: MANY }, (_, at) => ({
    ...like,
    _id: `bulk${String(at).padStart(5, '0')}`,
    email: `bulk${at}@demo.com`,
    name: `Bulk ${at}`,
    language: at % 3 === 0 ? 'fr' : 'en',
    phone: at % 2 === 0 ? '+491713920011' : null,
  }));
  await gateway.store.insertMany('subscribers', rows as unknown as Row[]);
}, 60_000);
afterAll(() => gateway.stop());

const as = async (name: string): Promise<Caller> =>
  gateway.callerOf((await gateway.signIn(`${name}@demo.com`, name)).accessToken);

const subscribers = async (): Promise<Row[]> =>
  (await gateway.store.list('subscribers', { where: [], sort: [], offset: 0, limit: 10_000 })).rows;

const languages = async () =>
  Object.fromEntries((await subscribers()).map(({ _id, language }) => [_id, language]));

const bulk = (body: object, call = root): Promise<Answer> => call('POST', '/api/bulk/subscribers', body);

it('says what would become of all that match, and changes nothing', async () => {
  const before = await languages();
  const answer = await bulk({ list: 'search=Bulk', values: { language: 'fr' } });
  expect(answer).toMatchObject({ status: 200, body: { changed: 300, same: 150, refused: 0, faults: [] } });
  const emptied = await bulk({ list: 'search=Bulk', values: { language: null } });
  expect(emptied.body).toMatchObject({
    changed: 0,
    refused: MANY,
    faults: [{ path: 'language', key: 'required' }],
  });
  expect(await languages()).toEqual(before);
});

it('changes all that match in steps, and one run is taken back as one within ten seconds of its end', async () => {
  const before = await languages();
  const run = 'a-run-of-its-own';
  const undos: string[] = [];
  let [after, changed]: [unknown, number] = [undefined, 0];
  do {
    const { body } = await bulk({ list: 'search=Bulk&language=en', values: { language: 'de' }, run, after });
    changed += Number(body['changed']);
    undos.push(String((body['undo'] as Json)['id']));
    after = body['after'];
    // Longer than a change alone could be taken back.
    gateway.clock.add(25);
  } while (after !== undefined && undos.length < 10);
  expect([changed, undos.length]).toEqual([300, 2]);
  const done = Object.entries(await languages()).filter(([id]) => id.startsWith('bulk'));
  expect(done.filter(([, language]) => language === 'de')).toHaveLength(300);
  const late = { undo: undos.slice(0, 1) };
  expect(await root('POST', '/api/undo/subscribers', late)).toMatchObject({ status: 409 });
  const finance = await as('finance');
  expect((await finance('POST', '/api/undo/subscribers', { ...late, run })).status).not.toBe(200);
  for (const id of undos.toReversed()) {
    const back = await root('POST', '/api/undo/subscribers', { undo: [id], run });
    expect(back).toMatchObject({ status: 200, body: { kept: [] } });
    gateway.clock.add(25);
  }
  expect(await languages()).toEqual(before);
  gateway.clock.add(60);
  expect(await root('POST', '/api/undo/subscribers', { ...late, run })).toMatchObject({ status: 409 });
  gateway.clock.reset();
});

it('takes only what may be edited together, and is refused without the right', async () => {
  expect(await bulk({ list: '', values: { email: 'a@b.com' } })).toMatchObject({ status: 422 });
  expect(await bulk({ list: '', values: {} })).toMatchObject({ status: 422 });
  expect(await bulk({ list: '', values: { language: 'fr' }, run: 'x' })).toMatchObject({ status: 422 });
  const finance = await as('finance');
  expect(await bulk({ list: '', values: { language: 'fr' } }, finance)).toMatchObject({ status: 403 });
  expect(await root('POST', '/api/bulk/invoices', { list: '', values: {} })).toMatchObject({ status: 404 });
});
