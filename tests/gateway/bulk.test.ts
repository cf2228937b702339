import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import type { Row } from '../../server/store/store';
import { serveDemo } from './serveDemo';
import type { Answer, Caller, Json, TestGateway } from './testGateway';

const MANY = 450;

let gateway: TestGateway;
let root: Caller;

beforeAll(async () => {
  // A step ends when its time is over, too: here that stands still.
  const began = Date.now();
  gateway = await serveDemo({ count: 2, clock: createClock(() => began) });
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
    const list = 'search=Bulk&language=en';
    const { body } = await bulk({ list, values: { language: 'de' }, run, count: 300, after });
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

it('does not begin when others match than somebody saw, and says how many do now', async () => {
  const before = await languages();
  const list = 'search=Bulk&language=en';
  const asked = { list, values: { language: 'de' }, run: 'another-run-of-its-own' };
  const answer = await bulk({ ...asked, count: 299 });
  expect(answer).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('300 match now') as string },
  });
  expect(await bulk(asked)).toMatchObject({ status: 422 });
  expect(await languages()).toEqual(before);
});

/** Lists of which a part is not understood: left out, all or more would match. */
const MISUNDERSTOOD = [
  'unknown=1',
  'languag=en',
  'Language=en',
  'language[]=en',
  'language_ne=en',
  'language_gte=en',
  'id=nope',
  '_id=nope',
  'q=zzz',
  'password=x',
  'constructor=x',
  '__proto__=x',
  'toString_gte=x',
  'language=en&languag=en',
  'search=Bulk&statuss=active',
  'createdAt_between=1',
  'createdAt_lt_gt=1',
  'createdAt_gte=2026-01-01&createdAt_gte=2026-02-01',
  'filter={"language":"en"}',
  '%20language=en',
  'where=language',
  'language.en=1',
  'perPage=10',
  'page_=1',
  'per=day',
  'by=language',
  'zone=UTC',
  '$or=1',
];

it.each(MISUNDERSTOOD)(
  'refuses the list %s with the names that there are, and changes nothing',
  async (list) => {
    const before = await languages();
    const asked = { list, values: { language: 'fr' } };
    for (const body of [asked, { ...asked, run: 'a-run-in-vain', count: (await subscribers()).length }]) {
      const answer = await bulk(body);
      expect(answer).toMatchObject({ status: 400 });
      expect(String(answer.body['msg'])).toMatch(/It can be filtered by: search, ids, .*language|cannot use/);
    }
    expect(await root('GET', `/v1/subscribers?${list}`)).toMatchObject({ status: 400 });
    expect(await languages()).toEqual(before);
  },
);

/* By what it is counted, and over which span, a total is asked in the same place. */
const OF_TOTALS = /^(by|per|zone)=/;

it.each(MISUNDERSTOOD.filter((list) => !OF_TOTALS.test(list)))(
  'makes no file and counts no total of the list %s',
  async (list) => {
    expect(await root('POST', '/api/exports/subscribers', { list })).toMatchObject({ status: 400 });
    expect(await root('GET', `/v1/subscribers/totals?${list}`)).toMatchObject({ status: 400 });
  },
);

it.each(['ids=nope', 'language=xx', 'search=nobody-has-this', 'ids=', 'createdAt_gte=2999-01-01'])(
  'finds none by the values of %s, which no record has',
  async (list) => {
    const answer = await bulk({ list, values: { language: 'fr' } });
    expect(answer).toMatchObject({ status: 200, body: { changed: 0, same: 0, refused: 0 } });
  },
);

it('takes only what may be edited together, and is refused without the right', async () => {
  expect(await bulk({ list: '', values: { email: 'a@b.com' } })).toMatchObject({ status: 422 });
  expect(await bulk({ list: '', values: {} })).toMatchObject({ status: 422 });
  expect(await bulk({ list: '', values: { language: 'fr' }, run: 'x' })).toMatchObject({ status: 422 });
  const finance = await as('finance');
  expect(await bulk({ list: '', values: { language: 'fr' } }, finance)).toMatchObject({ status: 403 });
  expect(await root('POST', '/api/bulk/invoices', { list: '', values: {} })).toMatchObject({ status: 404 });
});
