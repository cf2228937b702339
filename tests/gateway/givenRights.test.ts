import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { describeGivenRights } from './givenRights.suite';

const databaseUrl = process.env['DATABASE_URL'];

describeGivenRights(async () => createMemoryStore());
describeGivenRights(emptyPgliteStore);
if (databaseUrl) describeGivenRights(() => openOwnSchema(databaseUrl));
