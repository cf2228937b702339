import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { describeSeries } from '../../server/seeding/seedSeries.suite';
import { dropping, openOwnSchema, ownName } from './ownSchema.samples';
import { openPostgres } from './postgres';
import { StoreDeadlock } from '../../server/store/store';
import { keepingLinks } from '../../server/links/keepingLinks';
import { model as linked, rightIn, storedIn } from '../../server/links/linked.samples';
import { describeLinks } from '../../server/links/links.suite';
import { describeNotices, listener } from '../../server/store/notices.suite';
import { describeFormerFields } from '../../server/store/formerFields.suite';
import { describePlainTexts } from '../../server/store/plainTexts.suite';
import { describeRenamed } from '../../server/store/renamed.suite';
import { describeFormulas } from '../../server/store/formulas.suite';
import { describeReread } from '../../server/store/reread.suite';
import { describeStore } from '../../server/store/store.suite';
import { describeAgreement } from './storesAgree.suite';
import { soon } from '../../tests/soon';

const databaseUrl = process.env['DATABASE_URL'];

it('says where it looked when no server answers', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/127\.0\.0\.1:1/);
});

if (databaseUrl) {
  describeStore('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeNotices('PostgreSQL', () => openOwnSchema(databaseUrl));
  describePlainTexts('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeRenamed('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeFormerFields('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeLinks('PostgreSQL', () => openOwnSchema(databaseUrl), 30);
  describeFormulas('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeReread('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeAgreement('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeSeries('PostgreSQL', () => openOwnSchema(databaseUrl));

  it('keeps values unique between two processes, and opens for both at once', async () => {
    const schema = ownName();
    const [one, two] = await Promise.all([
      openPostgres(databaseUrl, schema),
      openPostgres(databaseUrl, schema),
    ]);
    const times = { __v: 0, createdAt: '2030', updatedAt: '2030' };
    const writes = [one, two].map((store, n) =>
      store.insert('users', { _id: `${n}`, ...times }, { email: 'a@b.c' }),
    );
    const settled = await Promise.allSettled(writes);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await two.close();
    await dropping(one, databaseUrl, schema).close();
  });

  it('undoes one of two transactions that wait for each other, and says that it can run again', async () => {
    const store = await openOwnSchema(databaseUrl);
    const times = { __v: 0, createdAt: '2030', updatedAt: '2030' };
    await store.insertMany('plans', [
      { _id: 'a', ...times },
      { _id: 'b', ...times },
    ]);
    const both = createMeeting(2);
    const writes = [
      ['a', 'b'],
      ['b', 'a'],
    ].map(([first = '', second = '']) =>
      store.transaction(async (inside) => {
        await inside.update('plans', first, { patch: { first } });
        await both();
        await inside.update('plans', second, { patch: { second } });
      }),
    );
    const ended = await Promise.allSettled(writes);
    const reasons = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(reasons).toEqual([expect.any(StoreDeadlock)]);
    const { rows } = await store.list('plans', { where: [], sort: [], offset: 0, limit: 9 });
    expect(rows.map(({ __v }) => __v)).toEqual([1, 1]);
    await store.close();
  });

  it('ends with values that follow, where two processes write a plan and its orders at once', async () => {
    const schema = ownName();
    const first = await openPostgres(databaseUrl, schema);
    const stores = [first, await openPostgres(databaseUrl, schema)].map((each) => keepingLinks(each, linked));
    const [one = expect.fail('no store'), two = expect.fail('no store')] = stores;
    // Whoever lost begins again, as the server does.
    const again = (write: () => Promise<unknown>): Promise<unknown> =>
      write().catch((error: unknown) =>
        error instanceof StoreDeadlock ? again(write) : Promise.reject(error),
      );
    const at = { __v: 0, createdAt: '2030', updatedAt: '2030' };
    await one.insertMany('plans', [
      { _id: 'a', ...at, price: '1.00' },
      { _id: 'b', ...at, price: '2.00' },
    ]);
    await one.insert('customers', { _id: 'a', ...at });
    for (const id of ['o', 'p', 'q'])
      await one.insert('orders', { _id: id, ...at, plan: 'a', customer: 'a', count: 1 });
    for (let round = 1; round <= 20; round += 1) {
      const plan = round % 2 === 0 ? 'a' : 'b';
      await Promise.all([
        again(() => one.update('plans', 'a', { patch: { price: `${round}.00` } })),
        again(() => two.update('orders', 'o', { patch: { count: round } })),
        again(() => two.update('orders', 'p', { patch: { plan } })),
        again(() => one.update('orders', 'q', { patch: { plan, count: round } })),
      ]);
      expect([round, await storedIn(first)]).toEqual([round, await rightIn(first)]);
    }
    await two.close();
    await dropping(first, databaseUrl, schema).close();
  }, 60_000);

  it('reads on after the database has ended its idle connections', async () => {
    const { store, endAll, unheard } = await openEnded(databaseUrl);
    const read = () => store.get('plans', 'a');
    await read();
    expect(await endAll('idle')).toBeGreaterThan(0);
    await expect(read()).resolves.toBeUndefined();
    expect(unheard).toEqual([]);
    await store.close();
  });

  it('fails a transaction whose connection the database has ended, and reads on', async () => {
    const { store, endAll, unheard } = await openEnded(databaseUrl);
    const writes = store.transaction(async (inside) => {
      await inside.insert('plans', { _id: 'a', __v: 0, createdAt: '2030', updatedAt: '2030' });
      expect(await endAll('idle in transaction')).toBe(1);
      await inside.insert('plans', { _id: 'b', __v: 0, createdAt: '2030', updatedAt: '2030' });
    });
    await expect(writes).rejects.toThrow(/connection/i);
    await expect(store.get('plans', 'a')).resolves.toBeUndefined();
    expect(unheard).toEqual([]);
    await store.close();
  });

  it('hands notices over from one process to the other, also after the connection was lost', async () => {
    const schema = ownName();
    const one = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
    const two = await openPostgres(databaseUrl, schema);
    const elsewhere = await openOwnSchema(databaseUrl);
    const [here, there] = [listener(one, 'people'), listener(elsewhere, 'people')];
    let missed = 0;
    onTestFinished(
      await one.listen(
        'plans',
        () => undefined,
        () => (missed += 1),
      ),
    );
    await Promise.all([here.begin(), there.begin()]);
    await two.transaction((inside) => inside.notify('people', 'a'));
    await here.hears('a');
    await cutListeners(databaseUrl, schema);
    await soon(() => expect(missed).toBe(1));
    await two.notify('people', 'b');
    await here.hears('b');
    expect([here.heard, there.heard]).toEqual([['a', 'b'], []]);
    await two.close();
    await Promise.all([one.close(), elsewhere.close()]);
  });
} else {
  // One line, so that a run without a server does not look like one with it.
  process.stdout.write('PostgreSQL: not run, DATABASE_URL is not set (memory and PGlite are)\n');
}

/** Nobody goes on before so many are here. */
const createMeeting = (count: number) => {
  let missing = count;
  let open: () => void = () => undefined;
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return met;
  };
};

/* What a restart of the database, or of a router in between, does. */
const cutListeners = async (url: string, schema: string) => {
  const pool = new Pool({ connectionString: url });
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [
    `listen "${schema}"`,
  ]);
  await pool.end();
};

/* A store whose connections end as with a restart of the database; `unheard` is what would have ended the process. */
const openEnded = async (url: string) => {
  const schema = ownName();
  const store = dropping(await openPostgres(url, schema), url, schema);
  const unheard: string[] = [];
  const hear = ({ message }: Error) => void unheard.push(message);
  process.on('uncaughtException', hear);
  onTestFinished(() => void process.off('uncaughtException', hear));
  /* They are over when this is: the server waits for the end of each before it answers. */
  const endAll = async (state: 'idle' | 'idle in transaction'): Promise<number> => {
    const pool = new Pool({ connectionString: url });
    const { rowCount } = await pool.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where state = $1 and query like '%' || $2 || '%'",
      [state, schema],
    );
    await pool.end();
    return rowCount ?? 0;
  };
  return { store, endAll, unheard };
};
