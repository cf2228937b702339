import { Faker, en } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { everything } from '../../gateway/store/rows.samples';
import { createClock } from '../../server/clock';
import { cubesOf } from '../../server/records/rollups';
import { createMemoryStore } from '../../server/store/memory';
import type { Row, Store } from '../../server/store/store';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { talliesOf, totalsFrom } from '../../src/model/numbers/totals';
import { isEveryCase, runs } from '../runs';
import { testConfig } from './testConfig';
import { recordOf, serveGateway, type Answer, type Caller, type TestGateway } from './testGateway';

const shown = { of: 'products', during: 'createdAt' } as const;
const priced = { ...shown, measure: 'sum', field: 'price' } as const;
const config = {
  ...testConfig,
  dashboards: {
    shop: {
      label: 'Shop',
      icon: 'chart',
      widgets: [
        {
          type: 'trend',
          label: 'By state',
          metric: shown,
          parts: [{ label: 'Draft', where: { status: ['draft'] } }],
        },
        { type: 'breakdown', label: 'States', metric: priced, by: 'status' },
        { type: 'ranking', label: 'Groups', metric: priced, by: 'mainGroup' },
      ],
    },
  },
} as unknown as DeclaredAdmin;

/* Behind and before UTC, over a change of the clocks, and with days that begin within an hour. */
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC'];
const DAY = 86_400;
const SEED = 9606;

/* A reader's March of 2030, as the pages ask for it. */
const march = { from: '2030-02-28T23:00:00.000Z', to: '2030-03-31T21:59:59.999Z' };

const stores: [name: string, open: () => Promise<Store>][] = [
  ['memory', () => Promise.resolve(createMemoryStore())],
];
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl) stores.push(['PostgreSQL', () => openOwnSchema(databaseUrl)]);
// The same statements over the same database: both in the long run.
if (!databaseUrl || isEveryCase) stores.push(['PGlite', emptyPgliteStore]);

describe.each(stores)('the numbers of dashboards on %s', (_, open) => {
  it(`9.6 are those of the records after ${runs(20_000)} writes, actions, imports and deletions, in four time zones (seed ${SEED})`, async () => {
    const clock = createClock(() => Date.parse('2030-01-20T00:00:00.000Z'));
    const store = await open();
    const gateway = await serveGateway(store, { config, clock, works: false });
    const cubes = cubesOf(gateway.model);
    const faker = new Faker({ locale: en, seed: SEED });
    const ids: string[] = [];
    const files: string[] = [];
    let done = 0;
    for (let step = 0; step < runs(20_000);) {
      clock.add(faker.number.int({ min: 0, max: 2 * DAY * (2000 / runs(20_000)) }));
      const root = await gateway.as('root');
      // Several at a time, as people write; what is moved meanwhile is in one place or the other.
      const some = Array.from({ length: 20 }, () => somethingOf(faker, ids));
      step += some.length;
      const [answers, brought] = await Promise.all([
        Promise.all(some.map((each) => each(root))),
        faker.datatype.boolean(0.2) ? importOf(gateway, { faker, ids, files }) : [],
        faker.datatype.boolean(0.3) ? store.rollUp(cubes) : undefined,
      ]);
      done += [...answers, ...brought].filter(({ status }) => status < 300).length;
      ids.push(...answers.filter(({ status }) => status === 201).map((answer) => recordOf(answer)._id));
      if (step === runs(20_000) / 2) await store.rollUp([]);
    }
    expect(done).toBeGreaterThan(runs(20_000) / 2);
    await store.rollUp(cubes);
    const { rows } = await store.list('products', everything);
    const root = await gateway.as('root');
    for (const zone of zones) await expectAgreement(zone, rows, root);
    const days = { where: [], by: 'createdAt', per: 'day', zone: 'Europe/Berlin' } as const;
    expect((await store.totals('products', days)).isRolled).toBe(true);
    await gateway.stop();
    await store.close();
  }, 1_800_000);
});

const expectAgreement = async (zone: string, rows: readonly Row[], root: Caller) => {
  const inMarch = rows.filter(({ createdAt }) => createdAt >= march.from && createdAt <= march.to);
  const drafts = rows.filter(({ status }) => status === 'draft');
  const range = `createdAt_gte=${march.from}&createdAt_lte=${march.to}`;
  const questions = [
    ['', rows, {}],
    ['status=draft', drafts, {}],
    [range, inMarch, { by: 'status' }],
    ['status=draft', drafts, { by: 'createdAt', per: 'day' }],
    ['', rows, { by: 'createdAt', per: 'month' }],
    [range, inMarch, { by: 'createdAt', per: 'day' }],
    [range, inMarch, { by: 'mainGroup' }],
  ] as const;
  for (const [filter, meant, asked] of questions) {
    const question = { ...asked, of: 'price', ...('per' in asked && { zone }) };
    const query = new URLSearchParams(Object.entries(question)).toString();
    const { body } = await root('GET', `/v1/products/totals?${filter}&${query}`);
    expect([query, body['totals']]).toEqual([query, totalsFrom(talliesOf(meant, question), true, 2)]);
  }
};

/* A write that a person could ask for, of records that may be gone by now. */
const somethingOf = (faker: Faker, ids: readonly string[]): ((root: Caller) => ReturnType<Caller>) => {
  const id = ids.length === 0 ? 'none' : faker.helpers.arrayElement(ids.slice(-60));
  const values = {
    price: faker.helpers.arrayElement(['0.10', '12.5', '1000000000000.01', '7', null]),
    mainGroup: null,
    quantity: faker.number.int(9),
  };
  const name = faker.string.uuid();
  return faker.helpers.weightedArrayElement([
    { weight: 5, value: (root: Caller) => root('POST', '/v1/products', { ...values, name }) },
    { weight: 3, value: (root: Caller) => root('PATCH', `/v1/products/${id}`, values) },
    { weight: 3, value: (root: Caller) => root('POST', `/v1/products/${id}/activate`) },
    { weight: 1, value: (root: Caller) => root('POST', `/v1/products/${id}/retire`, { reason: 'too old' }) },
    { weight: 2, value: (root: Caller) => root('DELETE', `/v1/products/${id}`) },
  ]);
};

type Bringing = { readonly faker: Faker; readonly ids: readonly string[]; readonly files: string[] };

/* A part of a file, with rows that are refused and rows that change what is there; or all of the last file goes back. */
const importOf = async (gateway: TestGateway, { faker, ids, files }: Bringing): Promise<Answer[]> => {
  const authorization = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
  const post = (path: string, body: object) =>
    gateway.send('POST', `/api/imports/products${path}`, {
      body,
      authorization,
      headers: { 'idempotency-key': newKey() },
    });
  if (files.length > 0 && faker.datatype.boolean(0.3)) {
    const file = files.pop();
    const steps = [await post(`/${file}/undo`, {})];
    while (steps.at(-1)?.body['isDone'] === false) steps.push(await post(`/${file}/undo`, {}));
    expect(steps.map(({ status }) => status)).toEqual(steps.map(() => 200));
    return steps;
  }
  // An older one may be too old to go back.
  if (faker.datatype.boolean()) files.length = 0;
  const [file = newKey()] = files;
  files[0] = file;
  const answer = await post('', { import: file, file: 'goods.csv', rows: rowsOf(faker, ids) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return [answer];
};

const rowsOf = (faker: Faker, ids: readonly string[]) =>
  Array.from({ length: 30 }, () => ({
    ...(ids.length > 0 && faker.datatype.boolean(0.2) && { id: faker.helpers.arrayElement(ids.slice(-60)) }),
    values: {
      name: faker.string.uuid(),
      status: faker.helpers.arrayElement(['draft', 'active', 'archived', 'nonsense']),
      price: faker.helpers.arrayElement([faker.commerce.price(), '-1', null]),
    },
  }));
