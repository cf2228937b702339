import { expect, it, onTestFinished } from 'vitest';
import { dropping, ownName } from '../../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../../gateway/store/postgres';
import { firstLine, killed, runModule } from '../../ownProcess';
import { describeExactly, type Sending } from './exactly.suite';
import type { SendingOrder } from './sendingProcess.samples';

const databaseUrl = process.env['DATABASE_URL'];

/* A process that is killed as it stands. */
const openProcess = async (order: SendingOrder): Promise<Sending> => {
  const child = runModule('tests/gateway/sending/sendingProcess.samples.ts', JSON.stringify(order));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    url: await firstLine(child),
    pass: (seconds) => void child.stdin.write(`${seconds}\n`),
    kill: () => killed(child),
  };
};

if (databaseUrl === undefined)
  it('8.7 needs the PostgreSQL of DATABASE_URL', () => expect(databaseUrl).toBeUndefined());
else
  describeExactly('PostgreSQL', { count: 50_000, batch: 500, timeout: 1_800_000 }, async () => {
    const schema = ownName();
    const store = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
    onTestFinished(() => store.close());
    return {
      store,
      patience: 600_000,
      open: (env, ahead) => openProcess({ databaseUrl, schema, env, ahead }),
    };
  });
