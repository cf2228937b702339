import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { describeBoard } from './board.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeBoard('memory', async () => createMemoryStore());
describeBoard('PGlite', emptyPgliteStore);
if (databaseUrl) describeBoard('PostgreSQL', () => openOwnSchema(databaseUrl));
