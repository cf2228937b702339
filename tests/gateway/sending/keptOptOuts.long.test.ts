import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropping, ownName } from '../../../gateway/store/ownSchema.samples';
import { openPglite } from '../../../gateway/store/pglite';
import { openPostgres } from '../../../gateway/store/postgres';
import { describeKeptOptOuts } from './keptOptOuts.suite';

describeKeptOptOuts('PGlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const store = await openPglite(folder);
  return { ...store, close: () => store.close().finally(() => rm(folder, { recursive: true })) };
});

const databaseUrl = process.env['DATABASE_URL'];

if (databaseUrl !== undefined)
  describeKeptOptOuts('PostgreSQL', async () => {
    const schema = ownName();
    return dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
  });
