import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { createMemoryStore } from '../../server/store/memory';
import { noticesSuite } from './notices.suite';

const databaseUrl = process.env['DATABASE_URL'];

noticesSuite('in memory', async () => createMemoryStore());
if (databaseUrl) noticesSuite('on PostgreSQL', () => openOwnSchema(databaseUrl));
