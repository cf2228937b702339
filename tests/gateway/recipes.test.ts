import { readFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { DeclaredResource } from '../../src/config/resource';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { testConfig, testSeeds } from './testConfig';
import { firstTestRecords, recordOf, rowsOf, serveGateway } from './testGateway';

type Entities = Readonly<Record<string, DeclaredResource>>;

const files = import.meta.glob<Entities>('../../fixtures/recipes/*.ts', { eager: true, import: 'resources' });

const recipes = Object.entries(files).map(
  ([path, resources]) => [path.replace(/^.*\/|\.ts$/g, ''), resources] as const,
);

/* The roles of the configuration say which they are, as entities that give rights ask. */
const withRecipe = (resources: Entities): DeclaredAdmin => {
  const { accounts, resources: own } = testConfig;
  const key = { kind: 'choice', values: { support: {}, admin: {} }, readOnly: true };
  const roles = { ...own.roles, fields: { ...own.roles.fields, key } };
  return {
    ...testConfig,
    accounts: { ...accounts, roles: { ...accounts?.roles, key: 'key' } },
    resources: { ...own, roles, ...resources },
  } as unknown as DeclaredAdmin;
};

const page = readFileSync('docs/recipes.md', 'utf8');
const examples = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code.trim());

it('has ten recipes, each as it is in a file that the compiler reads', () => {
  const codes = recipes.map(([name]) => readFileSync(`fixtures/recipes/${name}.ts`, 'utf8'));
  expect(examples).toHaveLength(10);
  expect(recipes).toHaveLength(10);
  for (const example of examples)
    expect(
      codes.some((code) => code.includes(example)),
      example,
    ).toBe(true);
});

it.each(recipes)('%s passes the start-up check without a word', (_, resources) => {
  const found = checkConfig(withRecipe(resources), kinds, { faker, listViews });
  const keys = Object.keys(resources);
  const isOwn = ({ path }: { path: string }) => keys.some((key) => path.startsWith(`${key}.`));
  expect(found.filter(isOwn).map(problemText)).toEqual([]);
  expect(found.filter(({ level }) => level === 'error').map(problemText)).toEqual([]);
});

/* The roles know their names from the first start on. */
const KEYS: readonly string[] = ['support', 'admin'];
const roles = testSeeds.roles.map((role) => ({ ...role, ...(KEYS.includes(role.id) && { key: role.id }) }));
const first = { ...firstTestRecords, seeds: { ...testSeeds, roles } };

const serve = async (name: string) => {
  const clock = createClock();
  const resources = files[`../../fixtures/recipes/${name}.ts`] ?? {};
  const empty = Object.entries(resources).map(([key, entity]) => [key, { ...entity, demo: { count: 0 } }]);
  const config = withRecipe(Object.fromEntries(empty) as Entities);
  const gateway = await serveGateway(createMemoryStore(), { config, clock, first });
  onTestFinished(() => gateway.stop());
  const root = await gateway.as('root');
  const make = async (entity: string, body: object) =>
    recordOf(await root('POST', `/v1/${entity}`, body))._id;
  const read = async (entity: string, id: string) => recordOf(await root('GET', `/v1/${entity}/${id}`));
  return { gateway, clock, root, make, read };
};

describe('what docs/recipes.md says', () => {
  it('lets somebody else approve: who asks may not, and what was approved stays so', async () => {
    const { gateway, read } = await serve('approval');
    const support = await gateway.as('support');
    const admin = await gateway.as('admin');
    const asked = { what: 'Chair', amount: '90.00' };
    const id = recordOf(await support('POST', '/v1/expenses', asked))._id;
    expect(await support('POST', '/v1/expenses', { ...asked, state: 'approved' })).toMatchObject({
      status: 422,
    });
    expect(await support('POST', `/v1/expenses/${id}/approve`, {})).toMatchObject({ status: 403 });
    expect(await admin('POST', `/v1/expenses/${id}/refuse`, {})).toMatchObject({ status: 422 });
    expect(await admin('POST', `/v1/expenses/${id}/refuse`, { reason: 'Too dear' })).toMatchObject({
      status: 200,
    });
    expect(await admin('POST', `/v1/expenses/${id}/approve`, {})).toMatchObject({ status: 409 });
    expect(await read('expenses', id)).toMatchObject({ state: 'refused', reason: 'Too dear' });
  });

  it('takes a value from another record, and follows it', async () => {
    const { root, make, read } = await serve('follow');
    const plan = await make('plans', { name: 'Small', price: '9.90' });
    const contract = await make('contracts', { plan, seats: 3 });
    expect(await read('contracts', contract)).toMatchObject({ price: '9.90', total: '29.70' });
    await root('PATCH', `/v1/plans/${plan}`, { price: '10.00' });
    expect(await read('contracts', contract)).toMatchObject({ price: '10.00', total: '30.00' });
  });

  it('adds up other records, of which only some count', async () => {
    const { root, make, read } = await serve('sum');
    const account = await make('accounts', { name: 'A' });
    const payment = await make('payments', { account, amount: '5.00' });
    await make('payments', { account, amount: '7.50', isBooked: true });
    expect(await read('accounts', account)).toMatchObject({ paid: '7.50', payments: 2 });
    await root('PATCH', `/v1/payments/${payment}`, { isBooked: true });
    expect(await read('accounts', account)).toMatchObject({ paid: '12.50', payments: 2 });
  });

  it('keeps two from taking the same', async () => {
    const { root, make } = await serve('rental');
    const car = await make('cars', { plate: 'K-AB 1' });
    const at = (from: string, to: string) => ({
      from: `2026-05-01T${from}:00.000Z`,
      to: `2026-05-01T${to}:00.000Z`,
    });
    const rent = async (body: object) => (await root('POST', '/v1/rentals', { car, ...body })).status;
    expect(await rent({ when: at('08:00', '10:00') })).toBe(201);
    expect(await rent({ when: at('09:00', '11:00') })).toBe(422);
    expect(await rent({ when: at('09:00', '11:00'), isOff: true })).toBe(201);
    expect(await rent({ when: at('10:00', '11:00') })).toBe(201);
  });

  it('numbers papers and adds up their rows, none of them twice', async () => {
    const { root, make, read } = await serve('offer');
    const line = { what: 'Desk', quantity: 2, price: '10.00' };
    const first = await make('offers', {
      customer: 'A',
      lines: [line, { what: 'Lamp', quantity: 1, price: '5.50' }],
    });
    const second = await make('offers', { customer: 'B', lines: [line] });
    expect(await read('offers', first)).toMatchObject({ number: 'O-0001', total: '25.50' });
    expect(await read('offers', second)).toMatchObject({ number: 'O-0002', total: '20.00' });
    expect(await root('POST', '/v1/offers', { customer: 'C', lines: [line, line] })).toMatchObject({
      status: 422,
    });
  });

  it('takes messages from everybody, and of them what it asks for alone', async () => {
    const { gateway, root } = await serve('complaints');
    const sent = { about: 'Noise', email: 'a@example.com', text: 'At night.' };
    const path = '/api/public/complaints';
    expect((await gateway.send('POST', path, { body: { ...sent, state: 'done' } })).status).toBe(422);
    expect((await gateway.send('POST', path, { body: sent })).status).toBe(201);
    expect(rowsOf(await root('GET', '/v1/complaints'))).toMatchObject([
      { ...sent, number: 'C-0001', state: 'open' },
    ]);
    expect((await gateway.send('GET', path)).status).toBe(404);
  });

  it('lets one choice narrow another', async () => {
    const { root, make } = await serve('dependent');
    const [north, south] = [await make('cities', { name: 'North' }), await make('cities', { name: 'South' })];
    const branch = await make('branches', { name: 'Harbour', city: north });
    const visit = async (city: string) => (await root('POST', '/v1/visits', { city, branch })).status;
    expect([await visit(south), await visit(north)]).toEqual([422, 201]);
  });

  it('puts records into a tree without a circle', async () => {
    const { root, make } = await serve('topics');
    const top = await make('topics', { name: 'Top' });
    const below = await make('topics', { name: 'Below', parent: top });
    expect((await root('PATCH', `/v1/topics/${top}`, { parent: below })).status).toBe(422);
  });

  it('goes on from one record to the next, and knows who wrote each', async () => {
    const { gateway, root, make, read } = await serve('followUp');
    const call = await make('calls', { about: 'Invoice' });
    const { by } = await read('calls', call);
    expect(await read('admins', String(by)).catch(() => undefined)).toBeDefined();
    await root('POST', `/v1/calls/${call}/done`, {});
    const { opens } = gateway.model.resource('calls').actions.find(({ name }) => name === 'callAgain') ?? {};
    expect(opens).toMatchObject({
      create: 'calls',
      values: { about: 'Again: {about}', before: { $of: 'id' } },
    });
    expect((await root('POST', '/v1/calls', { about: 'Again: Invoice', before: call })).status).toBe(201);
  });

  it('lets time change a state', async () => {
    const { gateway, clock, make, read } = await serve('reminder');
    const loan = await make('loans', {
      what: 'Drill',
      backBy: new Date(clock.now()).toISOString().slice(0, 10),
    });
    expect(await read('loans', loan)).toMatchObject({ state: 'out' });
    clock.add(2 * 24 * 3600);
    const later = await gateway.as('root');
    expect(recordOf(await later('GET', `/v1/loans/${loan}`))).toMatchObject({ state: 'late' });
  });
});
