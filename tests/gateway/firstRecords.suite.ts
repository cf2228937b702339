import { afterEach, describe, expect, it } from 'vitest';
import { recordOf, rowsOf, serveGateway, type OpenStore, type TestGateway } from './testGateway';
import { testConfig } from './testConfig';

/** What stands in a gateway at first, and what of it comes back. */
export const describeFirstRecords = (openStore: OpenStore): void => {
  describe('first records', () => {
    let gateway: TestGateway | undefined;
    afterEach(() => gateway?.stop());

    const { groups, ...others } = testConfig.resources;
    const without = {
      ...testConfig,
      resources: { ...others, products: { ...others['products'], fields: {} } },
    };

    it('are there once: an emptied entity stays empty, a new one gets its own', async () => {
      const store = await openStore();
      gateway = await serveGateway(store, { config: without as typeof testConfig });
      const root = await gateway.as('root');
      const logs = rowsOf(await root('GET', '/v1/logs'));
      expect(logs).toHaveLength(5);
      for (const { _id } of rowsOf(await root('GET', '/users'))) await root('DELETE', `/users/${_id}`);
      const made = recordOf(await root('POST', '/users', { name: 'Kept', email: 'kept@x.com' }));
      await root('DELETE', `/users/${made._id}`);
      await gateway.stop();
      gateway = await serveGateway(store);
      const again = await gateway.as('root');
      expect(rowsOf(await again('GET', '/users'))).toEqual([]);
      expect(rowsOf(await again('GET', '/v1/logs'))).toEqual(logs);
      expect(rowsOf(await again('GET', '/v1/groups'))).toHaveLength(2);
      expect(groups).toBeDefined();
    });

    it('come from two that start at once as from one', async () => {
      const store = await openStore();
      const both = await Promise.all([serveGateway(store), serveGateway(store)]);
      gateway = both[0];
      const root = await gateway.as('root');
      expect((await root('GET', '/v1/logs')).body).toMatchObject({ total_results: 5 });
      await both[1].stop();
    });

    it('give way to what is there, when a new entity would take a value that is taken', async () => {
      const store = await openStore();
      const times = { __v: 0, createdAt: '2030', updatedAt: '2030' };
      await store.insert(
        'people',
        { _id: 'first', ...times, email: 'client@demo.com' },
        { email: 'client@demo.com' },
      );
      gateway = await serveGateway(store);
      const root = await gateway.as('root');
      expect(rowsOf(await root('GET', '/dashboardUsers'))).toHaveLength(3);
    });

    it('come back on a reset, of another number if asked', async () => {
      gateway = await serveGateway(await openStore());
      await gateway.send('POST', '/__ref/reset', { body: { volume: 7 } });
      const root = await gateway.as('root');
      expect((await root('GET', '/v1/logs')).body).toMatchObject({ total_results: 7 });
    });
  });
};
