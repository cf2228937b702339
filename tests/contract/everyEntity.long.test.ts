import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { describeDashboards } from './everyEntity/dashboards.suite';
import { describeEveryEntity } from './everyEntity/everyEntity.suite';
import { describeTotals } from './everyEntity/totals.suite';
import { inPage, overHttp, type Door } from './everyEntity/world';

const databaseUrl = process.env['DATABASE_URL'];

const doors: Readonly<Record<string, Door>> = {
  'the server in the page': inPage,
  'PGlite over HTTP': overHttp(emptyPgliteStore),
  ...(databaseUrl && { 'PostgreSQL over HTTP': overHttp(() => openOwnSchema(databaseUrl)) }),
};

for (const [name, door] of Object.entries(doors)) {
  describeEveryEntity(name, door);
  describeTotals(name, door);
  describeDashboards(name, door);
}
