import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { seedNew } from '../../server/seeding/seed';
import { createMemoryStore } from '../../server/store/memory';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { backup, restore } from '../../gateway/upkeep/backupAndRestore';
import { begun, configWith, describeGivenRights, first } from './givenRights.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeGivenRights(async () => createMemoryStore());
describeGivenRights(emptyPgliteStore);
if (databaseUrl) describeGivenRights(() => openOwnSchema(databaseUrl));

it.skipIf(!databaseUrl)(
  'a backup brings back what a role had, and with it that it was given',
  async () => {
    const address = databaseUrl ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'rights-'));
    const file = join(folder, 'copy.ndjson.gz');
    const settings = { folder, databaseUrl: address };
    const schema = `test_${randomBytes(6).toString('hex')}`;
    const begin = async (rights: Parameters<typeof configWith>[0], abilities?: object[]) => {
      const store = await openPostgres(address, schema);
      const model = createModel(configWith(rights), kinds);
      const passwords = { hash: async () => 'x' };
      await seedNew({ model, store, clock: createClock(), passwords, first });
      if (abilities) await store.update('roles', 'support', { patch: { abilities } });
      const role = await store.get('roles', 'support');
      await store.close();
      return role?.['abilities'];
    };
    const read = [{ action: 'read', subject: 'groups' }];
    await begin(begun, read);
    await backup(file, settings, schema);
    await begin(begun, []);
    await restore(file, settings, { replace: true, schema });
    expect(await begin(begun)).toEqual(read);
    const logs = { support: ['read'] };
    expect(await begin({ ...begun, logs })).toEqual([...read, { action: 'read', subject: 'logs' }]);
    await rm(folder, { recursive: true });
    const pool = new Pool({ connectionString: address });
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  },
  120_000,
);
