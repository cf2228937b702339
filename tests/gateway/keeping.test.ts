import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { soon } from '../soon';
import { rowsOf, type TestGateway } from './testGateway';
import { serveDemo } from './serveDemo';

const DAY_SECONDS = 24 * 60 * 60;
const MANY = 1203;

let gateway: TestGateway;
const clock = createClock();

beforeAll(async () => {
  gateway = await serveDemo({ clock });
}, 60_000);
afterAll(() => gateway.stop());

const daysAgo = (days: number) => new Date(clock.now() - days * DAY_SECONDS * 1000).toISOString();

it('records leave the night after they were kept long enough, and the log has one entry of all', async () => {
  const { store } = gateway;
  const entry = (_id: string, createdAt: string) => ({
    _id,
    __v: 0,
    createdAt,
    updatedAt: createdAt,
    event: 'login',
  });
  const old = Array.from({ length: MANY }, (_, at) => entry(`old${at}`, daysAgo(370)));
  await store.insertMany('userLogs', [...old, entry('young', daysAgo(300))]);
  // A time that is new begins with its next moment.
  await soon(async () => expect(await store.get('hookTimes', 'keep.end')).toBeDefined());
  expect(await store.get('userLogs', 'old0')).toBeDefined();
  clock.add(DAY_SECONDS);
  await soon(async () => expect(await store.get('userLogs', `old${MANY - 1}`)).toBeUndefined());
  await soon(async () => expect(await store.count('jobs', [])).toBe(0));
  expect(await store.count('userLogs', [{ path: '_id', op: 'in', value: ['old0', 'young'] }])).toBe(1);
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  const root = gateway.callerOf(accessToken);
  const logged = rowsOf(await root('GET', '/v1/auditLogs?sort=-createdAt&entriesPerPage=5'));
  const about = logged.filter(({ details }) => String(details).startsWith('Kept for'));
  expect(about).toMatchObject([
    { action: 'delete', resource: 'userLogs', actorType: 'system', details: `Kept for 365 days: ${MANY}` },
  ]);
});
