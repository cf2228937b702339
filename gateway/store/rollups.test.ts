import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from './ownSchema.samples';
import { emptyPgliteStore } from './pglite.samples';
import { describeRollups } from './rollups.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeRollups('memory', () => Promise.resolve(createMemoryStore()));
describeRollups('PGlite', emptyPgliteStore);
if (databaseUrl) describeRollups('PostgreSQL', () => openOwnSchema(databaseUrl));
