import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from './ownSchema.samples';
import { openPglite } from './pglite';
import { describeRollups } from './rollups.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeRollups('memory', () => Promise.resolve(createMemoryStore()));
describeRollups('PGlite', () => openPglite());
if (databaseUrl) describeRollups('PostgreSQL', () => openOwnSchema(databaseUrl));
