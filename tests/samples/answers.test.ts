import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let people = ['root', 'admin'];
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

  it('refuse to be kept in a way that there is not', () => {
    expect(() => beside({ SAMPLES_OF: 'nobody' })).toThrow('SAMPLES_OF is "nobody". Valid: person, all.');
  });
});
