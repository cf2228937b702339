import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { StoreAbandoned } from '../../../server/store/statementLimit';
import { soon } from '../../../tests/soon';
import { ownName } from '../ownSchema.samples';
import { createCanceller } from './postgresCancel';

const databaseUrl = process.env['DATABASE_URL'];

/* A pool whose statements are stopped, and what is known of its connections from beside it. */
const openStoppable = (url: string) => {
  const name = ownName();
  const own = new URL(url);
  own.searchParams.set('application_name', name);
  const [pool, beside] = [
    new Pool({ connectionString: own.href, max: 1 }),
    new Pool({ connectionString: url }),
  ];
  pool.on('error', () => undefined);
  const canceller = createCanceller(own.href);
  onTestFinished(async () => {
    await canceller.close();
    await Promise.all([pool.end(), beside.end()]);
  });
  const count = async (state: 'idle' | 'active') => {
    const asked = 'select 1 from pg_stat_activity where application_name = $1 and state = $2';
    return (await beside.query(asked, [name, state])).rowCount;
  };
  const endIdle = async () => {
    const ending =
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1 and state = 'idle'";
    return (await beside.query(ending, [name])).rowCount;
  };
  const ask = (statement: string, signal: AbortSignal) => canceller.query(pool, [statement], signal);
  return { ask, count, endIdle };
};

it.skipIf(!databaseUrl)('stops a statement, and others after the database has ended its side', async () => {
  const { ask, count, endIdle } = openStoppable(databaseUrl ?? '');
  const unheard: string[] = [];
  const hear = ({ message }: Error) => void unheard.push(message);
  process.on('uncaughtException', hear);
  onTestFinished(() => void process.off('uncaughtException', hear));
  for (let times = 0; times < 2; times += 1) {
    const leaving = new AbortController();
    const asked = Promise.allSettled([ask('select pg_sleep(60)', leaving.signal)]);
    await soon(async () => expect(await count('active')).toBe(1));
    leaving.abort();
    expect(await asked).toMatchObject([{ reason: expect.any(StoreAbandoned) }]);
    // The connection of the side alone, where it has not ended itself by now: that of the statement was thrown away.
    await endIdle();
  }
  expect(await ask('select 1 as one', new AbortController().signal)).toEqual([{ one: 1 }]);
  expect(unheard).toEqual([]);
});
