import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../server/store/store';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const label = (one: string) => ({ one, many: `${one}s` });

const mySetting = defineResource({
  label: label('My setting'),
  title: '{id}',
  icon: 'person',
  single: 'own',
  ofAccount: ['name'],
  fields: {
    name: f.text({ required: true }),
    color: f.text({ default: 'red' }),
  },
});

const config = { ...testConfig, resources: { ...testConfig.resources, mySetting } };

type Write = { readonly collection: string; readonly doing: 'insert' | 'update' | 'remove' | 'commit' };

/** A store in which one kind of write fails, also in transactions, while something is planted. */
const faulty = (whole: Store) => {
  let planted: Write | undefined;
  const failAt = (collection: string, doing: Write['doing']) => {
    if (planted?.collection === collection && planted.doing === doing) throw new Error('planted');
  };
  const around = (store: Store): Store => ({
    ...store,
    insert: async (collection, ...args) => {
      failAt(collection, 'insert');
      return store.insert(collection, ...args);
    },
    update: async (collection, ...args) => {
      failAt(collection, 'update');
      return store.update(collection, ...args);
    },
    remove: async (collection, ...args) => {
      failAt(collection, 'remove');
      return store.remove(collection, ...args);
    },
    transaction: (run) =>
      store.transaction(async (inner) => {
        const result = await run(around(inner));
        failAt('', 'commit');
        return result;
      }),
  });
  return {
    store: around(whole),
    plant: (write?: Write) => {
      planted = write;
    },
  };
};

/** Writes that belong together: when the second of them fails, the first has not happened either. */
export const describeWholeWrites = (openStore: OpenStore): void => {
  describe('writes that belong together', () => {
    let gateway: TestGateway;
    let root: Caller;
    let plant: ReturnType<typeof faulty>['plant'];
    beforeAll(async () => {
      const { store, ...fault } = faulty(await openStore());
      plant = fault.plant;
      gateway = await serveGateway(store, { config });
      root = await gateway.as('root');
    });
    afterAll(() => gateway.stop());

    /** What the call answers while that write fails. */
    const failing = async (write: Write, ...call: Parameters<Caller>) => {
      plant(write);
      const { status } = await root(...call);
      plant();
      return status;
    };
    const me = async () => recordOf(await root('GET', '/v1/mySetting'));

    it('make no single record for a change that fails', async () => {
      const changing = { collection: 'mySetting', doing: 'update' } as const;
      expect(await failing(changing, 'PATCH', '/v1/mySetting', { color: 'blue' })).toBe(500);
      const count = () => gateway.store.count('mySetting', []);
      expect(await count()).toBe(0);
      expect((await root('PATCH', '/v1/mySetting', { color: 'blue' })).status).toBe(200);
      expect([await count(), (await me())['color']]).toEqual([1, 'blue']);
    });

    it('keep a record and the account that takes it over as they were', async () => {
      const before = await me();
      const failed = await failing({ collection: 'people', doing: 'update' }, 'PATCH', '/v1/mySetting', {
        name: 'Other',
        color: 'green',
      });
      expect(failed).toBe(500);
      expect(await me()).toEqual(before);
    });

    it('keep a password as it was when the other sessions could not be ended', async () => {
      const body = { present: 'root pass', password: 'quite another' };
      const path = '/api/account/password';
      await gateway.signIn('root@demo.com', 'root pass');
      expect(await failing({ collection: 'sessions', doing: 'remove' }, 'POST', path, body)).toBe(500);
      await gateway.signIn('root@demo.com', 'root pass');
      expect((await root('POST', path, body)).status).toBe(200);
      await gateway.signIn('root@demo.com', 'quite another');
    });

    it('keep the references to a record that could not be deleted', async () => {
      const [group] = rowsOf(await root('GET', '/v1/groups'));
      const product = recordOf(await root('POST', '/v1/products', { name: 'Held', groups: [group?._id] }));
      const removing = { collection: 'groups', doing: 'remove' } as const;
      expect(await failing(removing, 'DELETE', `/v1/groups/${group?._id}`)).toBe(500);
      expect(recordOf(await root('GET', `/v1/products/${product._id}`))).toEqual(product);
      expect((await root('DELETE', `/v1/groups/${group?._id}`)).status).toBe(200);
      expect(recordOf(await root('GET', `/v1/products/${product._id}`))).toMatchObject({ groups: [] });
    });

    it('are all gone when the end of the transaction fails', async () => {
      const ending = { collection: '', doing: 'commit' } as const;
      expect(await failing(ending, 'POST', '/v1/products', { name: 'Lost' })).toBe(500);
      expect(rowsOf(await root('GET', '/v1/products?name=Lost'))).toEqual([]);
      expect((await root('POST', '/v1/products', { name: 'Lost' })).status).toBe(201);
    });
  });
};
