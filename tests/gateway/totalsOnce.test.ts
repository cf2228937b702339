import { expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import { serveGateway, type Json } from './testGateway';

it('works out equal questions for totals in one request once', async () => {
  let worked = 0;
  const counting = (inner: Store): Store => ({
    ...inner,
    heeding: (signal) => counting(inner.heeding(signal)),
    totals: (...asked) => {
      worked += 1;
      return inner.totals(...asked);
    },
  });
  const gateway = await serveGateway(counting(createMemoryStore()));
  const root = await gateway.as('root');
  const questions = ['/v1/roles/totals', '/v1/roles/totals?by=name', '/v1/roles/totals'];
  const { body } = await root('POST', '/api/totals', { questions });
  await gateway.stop();
  const [plain, grouped, again] = body['answers'] as Json[];
  expect(plain).toMatchObject({ success: true });
  expect(again).toEqual(plain);
  expect(grouped).not.toEqual(plain);
  expect(worked).toBe(2);
});
