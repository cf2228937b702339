import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { describeOrder } from './order.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeOrder('memory', async () => createMemoryStore());
describeOrder('PGlite', emptyPgliteStore);
if (databaseUrl) describeOrder('PostgreSQL', () => openOwnSchema(databaseUrl));
