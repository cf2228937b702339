import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { describeOrder } from './order.suite';
import { describeTree } from './tree.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeOrder('memory', async () => createMemoryStore());
describeOrder('PGlite', emptyPgliteStore);
describeTree('memory', async () => createMemoryStore());
describeTree('PGlite', emptyPgliteStore);
if (databaseUrl) describeTree('PostgreSQL', () => openOwnSchema(databaseUrl));
if (databaseUrl) describeOrder('PostgreSQL', () => openOwnSchema(databaseUrl));
