import { openOwnSchema } from './ownSchema.samples';
import { openPglite } from './pglite';
import { describeReread } from '../../server/store/reread.suite';
import { describeAgreement } from './storesAgree.suite';

const databaseUrl = process.env['DATABASE_URL'];
const rounds = 1_000;

describeAgreement('PGlite', () => openPglite(), rounds);
describeReread('PGlite', () => openPglite());
if (databaseUrl) describeAgreement('PostgreSQL', () => openOwnSchema(databaseUrl), rounds);
