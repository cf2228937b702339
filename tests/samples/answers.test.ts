import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import { samplesBeside } from '../../gateway/samples';
import { onNode } from '../../gateway/onNode';
import { demoPasswords, demoSecrets } from '../../demo/standIns';
import { kinds } from '../../src/fields/kinds';
import { serveGateway, type Caller, type TestGateway } from '../gateway/testGateway';
import { answersConfig, answersHooks } from './answers.config';
import { pageSamples } from './pageSamples';

const parts = { ...onNode, clock: createClock(), passwords: demoPasswords, secrets: demoSecrets, kinds };
const beside = (env = {}) => samplesBeside({ ...parts, config: answersConfig, hooks: answersHooks, env });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config: answersConfig, samples: beside() });
});
afterAll(() => gateway.stop());

const inPage = async (): Promise<Caller> => (await pageSamples(answersConfig, { hooks: answersHooks })).ask;
let people = ['root', 'admin', 'support'];
const overHttp = () => gateway.as(people.shift() ?? 'root');

describe.each([
  ['HTTP', overHttp],
  ['the server in the page', inPage],
])('samples over %s', (_, open) => {
  it('answer calls of a contract that was there before, with numbers for ids', async () => {
    const ask = await open();
    const first = await ask('GET', '/apps/loans/list');
    expect([first.status, idsIn(first.body).toSorted((a, b) => a - b)]).toEqual([200, [1, 2, 3]]);
    const made = await ask('POST', '/apps/loans/add', { title: 'Emma' });
    expect([made.status, made.body['id']]).toEqual([201, 4]);
    expect((await ask('GET', '/v1/loans/4')).body).toMatchObject({ loan: { title: 'Emma', status: 'lent' } });
    expect((await ask('GET', '/apps/loans/list?status=back')).body).not.toMatchObject(first.body);
    expect((await ask('DELETE', '/apps/loans/4')).status).toBe(200);
    expect((await ask('DELETE', '/apps/loans/4')).status).toBe(404);
    expect((await ask('POST', '/apps/loans/add', { title: '' })).status).toBe(422);
    expect((await ask('POST', '/apps/loans/several', { titles: ['A', 'B'] })).status).toBe(201);
    const all = idsIn((await ask('GET', '/apps/loans/list')).body);
    expect(all.toSorted((a, b) => a - b).slice(-2)).toEqual([5, 6]);
  });
});

describe.each([
  ['HTTP', overHttp],
  ['the server in the page', inPage],
])('the bin of samples over %s', (_, open) => {
  it('takes what an override lays into it, and keeps its number', async () => {
    const ask = await open();
    const made = [
      await ask('POST', '/apps/loans/add', { title: 'Emma' }),
      await ask('POST', '/apps/loans/add', { title: 'Villette' }),
    ];
    const [first, second] = made.map(({ body }) => Number(body['id']));
    for (const id of [first, second]) await ask('POST', `/apps/loans/${id}/bin`);
    expect((await ask('GET', `/v1/loans/${second}`)).status).toBe(404);
    const { body } = await ask('GET', '/apps/loans/binned');
    expect(body['loans']).toEqual([
      { id: second, title: 'Villette' },
      { id: first, title: 'Emma' },
    ]);
    expect((await ask('POST', `/apps/loans/${second}/bin`)).status).toBe(404);
    expect((await ask('POST', '/apps/loans/add', { title: 'Persuasion' })).body['id']).toBe(
      Number(second) + 1,
    );
  });
});

const idsIn = (body: Readonly<Record<string, unknown>>) =>
  (body['loans'] as { readonly id: number }[]).map(({ id }) => id);

describe('samples beside a gateway', () => {
  it('are each person’s own, and of nobody who is not signed in', async () => {
    const [root, support] = [await gateway.as('root'), await gateway.as('support')];
    const { body } = await root('POST', '/apps/loans/add', { title: 'Persuasion' });
    expect((await root('GET', `/v1/loans/${String(body['id'])}`)).status).toBe(200);
    expect((await support('GET', `/v1/loans/${String(body['id'])}`)).status).not.toBe(200);
    expect((await gateway.send('GET', '/apps/loans/list')).status).toBe(401);
    expect((await gateway.send('GET', '/apps/loans/list', { authorization: 'root' })).status).toBe(401);
  });

  it('need the right to the entity: to list for a GET, to edit for all else', async () => {
    const client = await gateway.as('client');
    expect((await client('GET', '/apps/loans/list')).status).toBe(403);
    expect((await client('POST', '/apps/loans/add', { title: 'Emma' })).status).toBe(403);
  });

  it('S7.42 know their own calls alone', () => {
    const { knows } = beside();
    expect(knows({ method: 'GET', path: '/apps/loans/list' })).toBe(true);
    expect(knows({ method: 'GET', path: '/v1/loans/7' })).toBe(true);
    expect(knows({ method: 'PUT', path: '/apps/loans/list' })).toBe(false);
    expect(knows({ method: 'GET', path: '/apps/loans/unknown' })).toBe(false);
    expect(knows({ method: 'GET', path: '/v1/users' })).toBe(false);
  });

  it('hide no call of the product', async () => {
    const { status, body } = await (await gateway.as('root'))('GET', '/users');
    expect([status, 'taken' in body, 'users' in body]).toEqual([200, false, true]);
  });

  it('are handed nothing of the product: neither its sockets nor its mail', async () => {
    const heard = vi.fn(() => []);
    const sockets = { admitBy: heard, connected: heard, formsBy: heard, emit: heard };
    const more = { ...parts, sockets, sendMail: heard, setUp: heard };
    const samples = samplesBeside({ ...more, config: answersConfig, hooks: answersHooks });
    const person = {
      row: { _id: 'a' },
      resource: { key: 'users' },
      ability: { can: () => true },
      mayAct: true,
    };
    const server = await samples.of(person as never);
    const request = new Request('http://x.test/apps/loans/list', { headers: { authorization: 'a' } });
    expect((await server.fetch(request)).status).toBe(200);
    expect(heard).not.toHaveBeenCalled();
  });

  it('have nothing that is done beside requests, and each call once', () => {
    const [file = ''] = Object.keys(answersHooks);
    const hooks = answersHooks[file];
    const withMore = (more: object) => () =>
      samplesBeside({ ...parts, config: answersConfig, hooks: { [file]: { ...hooks, ...more } } });
    expect(withMore({ jobs: { clean: () => undefined } })).toThrow(
      'overrides/samples/loans.server.ts: a sample has no "jobs".',
    );
    const answers = { 'DELETE /apps/loans/:id': () => ({}), 'DELETE /apps/loans/:loan': () => ({}) };
    expect(withMore({ answers })).toThrow(
      '"answers.DELETE /apps/loans/:loan" is answered by overrides/samples/loans.server.ts already.',
    );
  });

  it('refuse to be kept in a way that there is not', () => {
    expect(() => beside({ SAMPLES_OF: 'nobody' })).toThrow('SAMPLES_OF is "nobody". Valid: person, all.');
  });
});

describe('samples in a page', () => {
  it('keep what each person has written apart, in one browser', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const kept = new Map<string, string>();
    const storage = {
      get length() {
        return kept.size;
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    const as = (id: string) => pageSamples(answersConfig, { hooks: answersHooks, user: { id }, storage });
    const anna = await as('anna');
    expect((await anna.ask('POST', '/apps/loans/add', { title: 'Emma' })).body['id']).toBe(4);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    const [ben, again] = [await as('ben'), await as('anna')];
    expect((await ben.ask('GET', '/v1/loans/4')).status).toBe(404);
    expect((await again.ask('GET', '/v1/loans/4')).body).toMatchObject({ loan: { title: 'Emma' } });
    again.changes.reset('loans');
    expect((await (await as('anna')).ask('GET', '/v1/loans/4')).status).toBe(404);
  });
});
