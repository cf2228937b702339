import { openOwnSchema } from './ownSchema.samples';
import { emptyPgliteStore } from './pglite.samples';
import { describeFormulas } from '../../server/store/formulas.suite';
import { describeReread } from '../../server/store/reread.suite';
import { describeAgreement } from './storesAgree.suite';

const databaseUrl = process.env['DATABASE_URL'];
const rounds = 1_000;

describeAgreement('PGlite', emptyPgliteStore, rounds);
describeFormulas('PGlite', emptyPgliteStore);
describeReread('PGlite', emptyPgliteStore);
if (databaseUrl) describeAgreement('PostgreSQL', () => openOwnSchema(databaseUrl), rounds);
