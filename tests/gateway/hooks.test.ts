import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { createClock } from '../../server/clock';
import { JOBS } from '../../server/hooks/jobs';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import products from '../overrides/products.server';
import { soon } from '../soon';
import { recordOf, rowsOf, serveGateway, type Caller } from './testGateway';

const KEY = 'a key of the till';

/** The stores of so many processes on the same records. */
type Open = (count: number) => Promise<readonly Store[]>;

const databaseUrl = process.env['DATABASE_URL'];

const inMemory: Open = async (count) => Array<Store>(count).fill(createMemoryStore());

const onPostgres: Open = async (count) => {
  const schema = ownName();
  const stores: Store[] = [];
  for (let at = 0; at < count; at += 1) stores.push(await openPostgres(databaseUrl ?? '', schema));
  const [first, ...others] = stores;
  const whole = first && dropping(first, databaseUrl ?? '', schema);
  onTestFinished(async () => {
    for (const each of others) await each.close();
    await whole?.close();
  });
  return stores;
};

/** Somebody else's server, which is asked by jobs. */
const openTill = async () => {
  const asked: string[] = [];
  let answer: (path: string) => number | undefined = () => 200;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    const status = answer(path);
    if (status !== undefined) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A status, or undefined for never. */
    answers: (next: typeof answer) => {
      answer = next;
    },
  };
};

/* Each in the middle of the day, so that no time is due by itself. */
const noon = () => createClock(() => Date.parse('2030-05-05T12:01:00Z'));

const world = async (open: Open, count = 1) => {
  const [till, stores] = [await openTill(), await open(count)];
  const env = { TILL_URL: till.url, TILL_KEY: KEY, MOST_PRICE: '100' };
  const hooks = { '../overrides/products.server.ts': products };
  const begin = async (at = 0, options: Parameters<typeof serveGateway>[1] = {}) => {
    const store = stores[at] ?? createMemoryStore();
    const gateway = await serveGateway(store, { hooks, env, clock: noon(), ...options });
    running.push(gateway.stop);
    return gateway;
  };
  return { till, begin, env, store: stores[0] ?? createMemoryStore() };
};

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

const make = async (call: Caller, name: string) =>
  recordOf(await call('POST', '/v1/products', { name, price: '1.00' }))._id;

const jobsLeft = (store: Store) => store.count(JOBS, []);

const stores: readonly (readonly [string, Open])[] = [
  ['memory', inMemory],
  ...(databaseUrl ? [['PostgreSQL', onPostgres] as const] : []),
];

describe.each(stores)('overrides for the server on %s', (_, open) => {
  it('work before a write, which they change or refuse by its fields', async () => {
    const { begin, store } = await world(open);
    const gateway = await begin(0, { works: false });
    const root = await gateway.as('root');
    const dear = await root('POST', '/v1/products', { name: 'Dear', price: '101.00' });
    expect(dear).toMatchObject({ status: 422, body: { errors: { price: 'At most 100.' } } });
    expect(dear.body['msg']).toBe('Price: At most 100.');
    const { body } = await root('POST', '/v1/products', { name: 'Cheap', price: '99.00' });
    expect(body).toMatchObject({ product: { code: 'by superAdmin' } });
    expect(await jobsLeft(store)).toBe(1);
  });

  it('work after a write in its transaction: what refuses there undoes the write and its job', async () => {
    const { begin, store } = await world(open);
    const gateway = await begin(0, { works: false });
    const root = await gateway.as('root');
    const id = await make(root, 'One');
    const groups = rowsOf(await root('GET', '/v1/groups')).map(({ name }) => name);
    expect(groups).toContain('For One');
    const refused = await root('PATCH', `/v1/products/${id}`, { quantity: -1 });
    expect(refused).toMatchObject({ status: 422, body: { errors: { quantity: 'Not below zero.' } } });
    expect(recordOf(await root('GET', `/v1/products/${id}`))).toMatchObject({ __v: 0 });
    expect(await jobsLeft(store)).toBe(1);
    await root('PATCH', `/v1/products/${id}`, { quantity: 1 });
    expect(await jobsLeft(store)).toBe(2);
  });

  it('refuse a deletion, or clear up after it', async () => {
    const { begin } = await world(open);
    const root = await (await begin()).as('root');
    const [id, other] = [await make(root, 'One'), await make(root, 'Two')];
    const [group] = rowsOf(await root('GET', '/v1/groups'));
    for (const each of [id, other]) await root('PATCH', `/v1/products/${each}`, { mainGroup: group?._id });
    const refused = await root('DELETE', `/v1/products/${id}`);
    expect(refused).toMatchObject({ status: 422, body: { errors: { mainGroup: 'Shared by 2 products.' } } });
    await root('PATCH', `/v1/products/${other}`, { mainGroup: null });
    expect((await root('DELETE', `/v1/products/${id}`)).status).toBe(200);
    const names = rowsOf(await root('GET', '/v1/groups')).map(({ name }) => name);
    expect([names.includes('For One'), names.includes('For Two')]).toEqual([false, true]);
  });

  it('do the work of a declared action, in its transaction and by the rules of the entity', async () => {
    const { begin } = await world(open);
    const root = await (await begin()).as('root');
    const id = await make(root, 'Old');
    const done = await root('POST', `/v1/products/${id}/retire`, { reason: 'Worn out' });
    expect(done.body).toMatchObject({
      product: { status: 'archived', quantity: 4, extra: { said: 'Worn out' }, reason: 'retire of draft' },
    });
    const other = await make(root, 'New');
    expect((await root('POST', `/v1/products/${other}/retire`, { reason: 'x' })).status).toBe(422);
    const names = rowsOf(await root('GET', '/v1/groups?entriesPerPage=50')).map(({ name }) => name);
    expect(names.filter((name) => String(name).startsWith('Retired'))).toHaveLength(1);
  });

  it('answer below /hooks, with whom they declare, and write there in a transaction', async () => {
    const { begin } = await world(open);
    const gateway = await begin();
    const root = await gateway.as('root');
    const id = await make(root, 'Paid');
    const charged = (key: string) =>
      fetch(`${gateway.url}/hooks/products/charged/Paid`, {
        method: 'POST',
        headers: { 'x-key': key },
        body: 'Thank you',
      });
    expect((await charged('wrong')).status).toBe(403);
    expect(await (await charged(KEY)).json()).toEqual({ charged: id, me: null });
    expect(recordOf(await root('GET', `/v1/products/${id}`))['reason']).toBe('Thank you');
    expect((await root('GET', '/hooks/products/me')).body).toEqual({ role: 'superAdmin' });
    expect((await gateway.send('GET', '/hooks/products/me')).status).toBe(401);
    expect((await root('GET', '/hooks/products/other')).status).toBe(404);
    const large = await gateway.send('POST', '/hooks/products/charged/Paid', {
      body: 'x'.repeat(2 ** 21 + 1),
    });
    expect(large.status).toBe(413);
  });

  it('run a job after a process ended between the commit and the job', async () => {
    const { till, begin, store } = await world(open, 2);
    const first = await begin(0, { works: false });
    await make(await first.as('root'), 'Left');
    expect([till.asked, await jobsLeft(store)]).toEqual([[], 1]);
    await begin(1);
    await soon(async () => expect([till.asked, await jobsLeft(store)]).toEqual([['/charge/Left/0'], 0]));
  });

  it('take up the job of a process that fell silent in the middle of it, once its lease is over', async () => {
    const { till, begin, store } = await world(open, 2);
    // Its timers never come: it renews nothing and ends nothing.
    const first = await begin(0, { later: () => () => undefined });
    till.answers(() => undefined);
    await make(await first.as('root'), 'Held');
    await soon(() => expect(till.asked).toHaveLength(1));
    till.answers(() => 200);
    const second = await begin(1);
    await make(await second.as('root'), 'Other');
    await soon(() => expect(till.asked).toContain('/charge/Other/0'));
    expect(till.asked.filter((path) => path === '/charge/Held/0')).toHaveLength(1);
    second.clock.add(61);
    await soon(async () => expect(await jobsLeft(store)).toBe(0));
    expect(till.asked.filter((path) => path === '/charge/Held/0')).toHaveLength(2);
    running.splice(running.indexOf(first.stop), 1);
    void first.stop();
  });

  it('run the jobs of one key in their order, through failures and in two processes', async () => {
    const { till, begin, store } = await world(open, 2);
    const first = await begin(0);
    const root = await first.as('root');
    const id = await make(root, 'Many');
    await soon(async () => expect(await jobsLeft(store)).toBe(0));
    const failing = new Set(['/charge/Many/1', '/charge/Many/3']);
    till.answers((path) => (failing.delete(path) ? 500 : 200));
    const second = await begin(1);
    for (const quantity of [1, 2, 3, 4]) await root('PATCH', `/v1/products/${id}`, { quantity });
    await soon(async () => {
      for (const { clock } of [first, second]) clock.add(1);
      expect(await jobsLeft(store)).toBe(0);
    });
    expect(till.asked.map((path) => path.at(-1))).toEqual(['0', '1', '1', '2', '3', '3', '4']);
  });

  it('give a job up after twelve tries, and keep and log its last error without the secret', async () => {
    const { till, begin, store } = await world(open);
    const said: string[] = [];
    const console_ = vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
    onTestFinished(() => console_.mockRestore());
    till.answers(() => 500);
    const gateway = await begin();
    const root = await gateway.as('root');
    const id = await make(root, 'Bad');
    await soon(() => {
      gateway.clock.add(900);
      expect(said.join('\n')).toContain('The job "products.jobs.charge" failed 12 times and is given up');
    });
    expect(till.asked.filter((path) => path === '/charge/Bad/0')).toHaveLength(12);
    const { rows } = await store.list(JOBS, { where: [], sort: [], offset: 0, limit: 9 });
    // What is due every hour may be there, too: the clock went on.
    const charges = rows.filter(({ job }) => job === 'products.jobs.charge');
    expect(charges).toMatchObject([{ dueAt: null, tries: 12 }]);
    const kept = `${String(charges[0]?.['lastError'])} ${said.join('\n')}`;
    expect(kept).toContain(
      'overrides/products.server.ts: jobs.charge: Error: The till answered 500 to [TILL_KEY].',
    );
    expect(kept).not.toContain(KEY);
    till.answers(() => 200);
    const later = await gateway.as('root');
    await later('PATCH', `/v1/products/${id}`, { quantity: 5 });
    await soon(() => expect(till.asked).toContain('/charge/Bad/5'));
  });

  it('run each job once in two processes that work at the same time', async () => {
    const { till, begin, store } = await world(open, 2);
    const [first, second] = [await begin(0), await begin(1)];
    const names = Array.from({ length: 20 }, (_each, at) => `Item ${at}`);
    const [one, two] = [await first.as('root'), await second.as('root')];
    await Promise.all(names.map((name, at) => make(at % 2 === 0 ? one : two, name)));
    await soon(async () => expect(await jobsLeft(store)).toBe(0));
    expect(till.asked.filter((path) => path.startsWith('/charge')).toSorted()).toEqual(
      names.map((name) => `/charge/${name}/0`).toSorted(),
    );
  });

  it('work at times, each once in two processes', async () => {
    const { till, begin, store } = await world(open, 2);
    const both = [await begin(0), await begin(1)];
    await make(await (both[0] ?? (await begin())).as('root'), 'Only');
    const pass = async (seconds: number, ...expected: string[]) => {
      till.asked.length = 0;
      for (const { clock } of both) clock.add(seconds);
      await soon(() => expect(till.asked.toSorted()).toEqual(expected));
      await soon(async () => expect(await jobsLeft(store)).toBe(0));
      expect(till.asked.toSorted()).toEqual(expected);
    };
    await soon(() => expect(till.asked).toEqual(['/charge/Only/0']));
    await soon(async () => expect(await store.count('hookTimes', [])).toBe(2));
    // A job that is held while the clock moves on would be taken up by the other process.
    await soon(async () => expect(await jobsLeft(store)).toBe(0));
    await pass(14 * 60, '/count/1');
    await pass(15 * 60, '/count/1');
    // Through the night: what was missed is made up for once.
    await pass(20 * 3600, '/close/2030-05-06', '/count/1');
  });
});
