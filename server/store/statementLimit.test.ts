import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { serveGateway } from '../../tests/gateway/testGateway';
import { databaseOn } from '../../gateway/store/pglite';
import { emptyPglite } from '../../gateway/store/pglite.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { row } from '../../gateway/store/rows.samples';
import { createSqlStore } from '../../gateway/store/sql';
import { StoreAbandoned, StoreTimeout } from './statementLimit';
import { soon } from '../../tests/soon';

const search = (text: string) => ({
  where: [],
  search: { text, paths: ['name'] },
  sort: [] as const,
  offset: 0,
  limit: 10,
});

describe('on PGlite', () => {
  /* What is begun is counted where the statements go in. */
  const openCounted = async () => {
    const pglite = await emptyPglite();
    const begun: string[] = [];
    const query = pglite.query.bind(pglite);
    pglite.query = ((statement: string, params?: unknown[]) => {
      begun.push(statement);
      return query(statement, params);
    }) as typeof pglite.query;
    const nothing = async () => undefined;
    const store = await createSqlStore(databaseOn(pglite, nothing));
    /* The same records, for somebody in a hurry. */
    const hurried = await createSqlStore(databaseOn(pglite, nothing, 1));
    await store.insertMany(
      'books',
      Array.from({ length: 2000 }, (_, at) => row(`b${at}`, { name: `${at} ${'long '.repeat(400)}` })),
    );
    begun.length = 0;
    return { store, hurried, begun };
  };

  it('never begins searches that nobody waits for, stops one whose time is over, and nothing that is short', async () => {
    const { store, hurried, begun } = await openCounted();
    const leaving = new AbortController();
    const left = Array.from({ length: 12 }, () =>
      store.heeding(leaving.signal).list('books', search('nowhere')),
    );
    const settled = Promise.allSettled(left);
    const stays = store.list('books', search('1999 long'));
    const read = store.get('books', 'b1');
    leaving.abort();
    const reasons = (await settled).map((each) => (each as PromiseRejectedResult).reason as unknown);
    expect(reasons.every((reason) => reason instanceof StoreAbandoned)).toBe(true);
    expect((await read)?._id).toBe('b1');
    expect((await stays).rows).toHaveLength(1);
    // One at most that was under way, and the two statements of the one that stayed.
    const searches = begun.filter((statement) => statement.includes('strpos'));
    expect(searches.length).toBeLessThanOrEqual(3);

    await expect(hurried.list('books', search('nowhere'))).rejects.toThrow(StoreTimeout);
    await expect(hurried.totals('books', { where: [], search: search('long').search })).rejects.toThrow(
      StoreTimeout,
    );
    expect((await hurried.get('books', 'b7'))?._id).toBe('b7');
    await store.close();
  });
});

const databaseUrl = process.env['DATABASE_URL'];

describe.runIf(databaseUrl !== undefined)('on PostgreSQL', () => {
  const url = databaseUrl ?? '';

  /* A store whose lists wait for ever: another session keeps the table locked. */
  const openStuck = async (statementMs?: number) => {
    const schema = `test_${randomBytes(6).toString('hex')}`;
    const store = await openPostgres(url, schema, statementMs);
    const pool = new Pool({ connectionString: url });
    const other = await pool.connect();
    return {
      store,
      stick: async () => {
        await other.query('begin');
        await other.query(`lock table ${schema}.records in access exclusive mode`);
      },
      /* Reading one record of the collection takes minutes from now on. */
      slow: async (collection: string) => {
        await other.query(`alter table ${schema}.records rename to records_kept`);
        await other.query(`create view ${schema}.records as select * from ${schema}.records_kept
          where collection <> '${collection}' or pg_sleep(100)::text = ''`);
      },
      unstick: () => other.query('commit'),
      waiting: async (): Promise<number> => {
        const { rows } = await pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and state = 'active' and query like 'select count%${schema}.records%'`,
        );
        return Number(rows[0]?.n);
      },
      close: async () => {
        await store.close();
        other.release();
        await pool.query(`drop schema ${schema} cascade`);
        await pool.end();
      },
    };
  };

  it('cancels what is under way, and never begins what waits, when nobody waits for it any more', async () => {
    const { store, stick, unstick, waiting, close } = await openStuck();
    await stick();
    const leaving = new AbortController();
    const left = Array.from({ length: 12 }, () =>
      store.heeding(leaving.signal).list('books', search('nowhere')),
    );
    const settled = Promise.allSettled(left);
    // All connections of the pool; the others wait for one.
    await soon(async () => expect(await waiting()).toBe(10));
    leaving.abort();
    const reasons = (await settled).map((each) => (each as PromiseRejectedResult).reason as unknown);
    expect(reasons.every((reason) => reason instanceof StoreAbandoned)).toBe(true);
    expect(await waiting()).toBe(0);
    await unstick();
    expect(await store.count('books', [])).toBe(0);
    await close();
  });

  it('stops every statement whose time is over, writes too', async () => {
    const { store, stick, unstick, close } = await openStuck(200);
    await stick();
    await expect(store.list('books', search('nowhere'))).rejects.toThrow(StoreTimeout);
    await expect(store.get('books', 'a')).rejects.toThrow(StoreTimeout);
    await expect(store.insert('books', row('a', {}))).rejects.toThrow(StoreTimeout);
    await expect(store.transaction((inner) => inner.insert('books', row('a', {})))).rejects.toThrow(
      StoreTimeout,
    );
    await unstick();
    expect(await store.get('books', 'a')).toBeUndefined();
    await close();
  });

  it('lets go of a search when its client is gone, and tells one that waits in a sentence', async () => {
    const { store, slow, waiting, close } = await openStuck(4000);
    const gateway = await serveGateway(store);
    const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
    await store.insert('products', row('p', { name: 'x' }));
    await slow('products');
    const ask = (signal?: AbortSignal) =>
      fetch(`${gateway.url}/v1/products?search=x`, {
        headers: { authorization: accessToken },
        ...(signal && { signal }),
      });
    const leaving = new AbortController();
    const left = Promise.allSettled(Array.from({ length: 12 }, () => ask(leaving.signal)));
    await soon(async () => expect(await waiting()).toBeGreaterThan(0));
    leaving.abort();
    await left;
    // Sooner than the time of a statement ends them.
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 2500, interval: 20 });
    const answer = await ask();
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { message: expect.stringContaining('took the database too long'), requestId: expect.any(String) },
    ]);
    await gateway.stop();
    await close();
  });
});
