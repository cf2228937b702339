import { openOwnSchema } from './ownSchema.samples';
import { openPglite } from './pglite';
import { describeAgreement } from './storesAgree.suite';

const databaseUrl = process.env['DATABASE_URL'];
const rounds = 1_000;

describeAgreement('PGlite', () => openPglite(), rounds);
if (databaseUrl) describeAgreement('PostgreSQL', () => openOwnSchema(databaseUrl), rounds);
