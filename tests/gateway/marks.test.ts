import { expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { soon } from '../soon';
import { pageOf } from './liveWorld';
import { firstMarksRecords, marksConfig } from './marksConfig';
import { describeMarks } from './marks.suite';
import { recordOf, serveGateway } from './testGateway';

const databaseUrl = process.env['DATABASE_URL'];

describeMarks('memory', async () => createMemoryStore());
describeMarks('PGlite', emptyPgliteStore);
if (databaseUrl) describeMarks('PostgreSQL', () => openOwnSchema(databaseUrl));

it('tells the other pages of whoever sets one, and nobody else', async () => {
  const given = { config: marksConfig, first: firstMarksRecords };
  const gateway = await serveGateway(createMemoryStore(), given);
  const [root, ann] = [await gateway.as('root'), await gateway.as('ann')];
  const { _id } = recordOf(await root('POST', '/v1/books', { name: 'a' }));
  const [own, again, others] = [
    await pageOf(gateway, 'ann'),
    await pageOf(gateway, 'ann'),
    await pageOf(gateway, 'root'),
  ];
  await ann('POST', `/v1/books/${_id}/mark`, { isStarred: true });
  for (const page of [own, again]) await soon(() => expect(page.of('books')).toEqual([[_id, 'counted']]));
  await root('PATCH', `/v1/books/${_id}`, { name: 'b' });
  await soon(() => expect(others.of('books')).toEqual([[_id, 'changed']]));
  [own, again, others].forEach(({ socket }) => socket.close());
  await gateway.stop();
});
