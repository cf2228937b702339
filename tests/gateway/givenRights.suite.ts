import { afterEach, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { createClock } from '../../server/clock';
import { giveRights } from '../../server/seeding/giveRights';
import type { Store } from '../../server/store/store';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { testAccounts, testConfig, testSeeds } from './testConfig';
import { recordOf, rowsOf, serveGateway, type Json, type OpenStore, type TestGateway } from './testGateway';

const { roles, groups, logs, products, ...others } = testConfig.resources;
const { accounts } = testConfig;

type Rights = Readonly<Record<string, readonly string[]>>;

/** The product of the tests, with a key of its roles and what its entities give to them. */
export const configWith = (given: {
  readonly groups?: Rights;
  readonly logs?: Rights;
  readonly products?: Rights;
}) =>
  defineAdmin({
    ...testConfig,
    accounts: { ...accounts, roles: { ...accounts?.roles, key: 'key' } },
    resources: {
      ...others,
      roles: {
        ...roles,
        import: { key: 'name' },
        fields: {
          ...roles.fields,
          key: f.choice({ values: { support: {}, guest: {} }, readOnly: true, hidden: true }),
        },
      },
      groups: { ...groups, ...(given.groups && { rights: given.groups }) },
      products: { ...products, ...(given.products && { rights: given.products }) },
      ...(given.logs && { logs: { ...logs, rights: given.logs } }),
    },
  } as never);

/** Its first records: a role has the key that it is written with, and no other has one. */
export const first = {
  accounts: testAccounts,
  seeds: {
    ...testSeeds,
    roles: [
      ...testSeeds.roles.map((role) => (role.id === 'support' ? { ...role, key: 'support' } : role)),
      { id: 'guest', name: 'Guest', key: 'guest', abilities: [] },
    ],
  },
};

/** What it begins with. */
export const begun = { groups: { support: ['read', 'create'], guest: ['list'] } };

/** How roles come to have what entities give them, and what of it comes back. */
export const describeGivenRights = (openStore: OpenStore): void => {
  describe('rights that entities give', () => {
    let gateway: TestGateway | undefined;
    afterEach(() => gateway?.stop());

    const start = async (store: Store, rights: Parameters<typeof configWith>[0]) => {
      await gateway?.stop();
      gateway = undefined;
      gateway = await serveGateway(store, { config: configWith(rights), first });
      return gateway.as('root');
    };
    const roleIn = async (store: Store, id = 'support') => store.get('roles', id);
    const has = async (store: Store, id = 'support') =>
      (((await roleIn(store, id))?.['abilities'] ?? []) as Json[]).map(
        ({ action, subject }) => `${String(action)} ${String(subject)}`,
      );
    const seeded = ['read products', 'edit products', 'read users'];

    it('are there after the first start, besides what first records have, and in force', async () => {
      const store = await openStore();
      const products = { support: ['retire', 'margin.read', 'read'] };
      await start(store, { ...begun, products });
      expect(await has(store)).toEqual([
        ...seeded,
        'read groups',
        'create groups',
        'retire products',
        'read products.margin',
      ]);
      expect([await has(store, 'guest'), await has(store, 'client')]).toEqual([
        ['list groups'],
        ['read ACL', 'read Auth'],
      ]);
      const support = await gateway?.as('support');
      expect((await support?.('POST', '/v1/groups', { name: 'Friends' }))?.status).toBe(201);
    });

    it('do not come back once somebody has taken them, by a start, a new entity, or a new name of the role', async () => {
      const store = await openStore();
      const root = await start(store, begun);
      const abilities = [{ action: 'read', subject: 'groups' }];
      await root('PATCH', '/v1/roles/support', { abilities, name: 'Helpdesk' });
      await start(store, begun);
      expect(await has(store)).toEqual(['read groups']);
      await start(store, { ...begun, logs: { support: ['read'] } });
      expect(await has(store)).toEqual(['read groups', 'read logs']);
      await start(store, { groups: { support: ['read', 'create', 'delete'] }, logs: { support: ['read'] } });
      expect(await has(store)).toEqual(['read groups', 'read logs', 'delete groups']);
      expect((await roleIn(store))?.['name']).toBe('Helpdesk');
    });

    it('stay with a role when the entity says them no more', async () => {
      const store = await openStore();
      await start(store, begun);
      await start(store, {});
      expect(await has(store)).toEqual([...seeded, 'read groups', 'create groups']);
      const root = await start(store, begun);
      await root('PATCH', '/v1/roles/support', { abilities: [] });
      await start(store, begun);
      expect(await has(store)).toEqual([]);
    });

    it('are for nobody where their role is gone, and for no role that people make under its name or key', async () => {
      const store = await openStore();
      const root = await start(store, begun);
      expect((await root('DELETE', '/v1/roles/guest')).status).toBe(200);
      const none = { name: 'Guest', key: 'guest', abilities: [] };
      const made = recordOf(await root('POST', '/v1/roles', none));
      await root('PATCH', '/v1/roles/client', { key: 'guest' });
      const { accessToken: authorization } = await gateway!.signIn('root@demo.com', 'root pass');
      await gateway?.send('POST', '/api/imports/roles', {
        body: { import: newKey(), file: 'roles.csv', rows: [{ values: { ...none, name: 'Guests' } }] },
        authorization,
        headers: { 'idempotency-key': newKey() },
      });
      await start(store, { groups: { guest: ['list', 'create', 'manage'] } });
      const keys = rowsOf(await (await gateway!.as('root'))('GET', '/v1/roles?entriesPerPage=100')).map(
        ({ key }) => key ?? null,
      );
      expect(keys.filter((key) => key !== null)).toEqual(['support']);
      expect(await roleIn(store, 'guest')).toBeUndefined();
      if (made._id !== 'no record') expect(await has(store, made._id)).toEqual([]);
      expect(await has(store, 'client')).toEqual(['read ACL', 'read Auth']);
    });

    it('are given once by many that start at once, and not again by any', async () => {
      const store = await openStore();
      await start(store, begun);
      await gateway?.stop();
      gateway = undefined;
      const config = configWith({ ...begun, logs: { support: ['read', 'export'] } });
      const parts = { model: createModel(config, kinds), store, clock: createClock(), first };
      await Promise.all(Array.from({ length: 10 }, () => giveRights(parts)));
      expect(await has(store)).toEqual([
        ...seeded,
        'read groups',
        'create groups',
        'read logs',
        'export logs',
      ]);
      expect((await roleIn(store))?.__v).toBe(2);
    });

    it('leave roles as they are that were there before, and give them what is new since', async () => {
      const store = await openStore();
      gateway = await serveGateway(store);
      await gateway.stop();
      for (const { key } of gateway.model.resources)
        if (await store.get('seededEntities', key))
          await store.update('seededEntities', key, { patch: {}, without: ['givesRights'] });
      await store.remove('seededEntities', 'logs');
      gateway = undefined;
      const logs = { support: ['read'] };
      await start(store, { ...begun, logs });
      expect((await roleIn(store))?.['key']).toBe('support');
      expect(await has(store)).toEqual([...seeded, 'read logs']);
      await start(store, { groups: { support: ['read', 'create', 'edit'] }, logs });
      expect(await has(store)).toEqual([...seeded, 'read logs', 'edit groups']);
    });

    it('leave roles as they are also where an entity of the time before says its first later than others', async () => {
      const store = await openStore();
      gateway = await serveGateway(store);
      await gateway.stop();
      for (const { key } of gateway.model.resources)
        if (await store.get('seededEntities', key))
          await store.update('seededEntities', key, { patch: {}, without: ['givesRights'] });
      gateway = undefined;
      await start(store, begun);
      const later = { ...begun, products: { support: ['delete', 'margin.read'] } };
      await start(store, later);
      expect(await has(store)).toEqual(seeded);
      await start(store, { ...later, products: { support: ['delete', 'retire'] } });
      expect(await has(store)).toEqual([...seeded, 'retire products']);
    });

    it('reach nothing that is taken away, and are not written beside what gives them already', async () => {
      const store = await openStore();
      const root = await start(store, begun);
      const abilities = [
        { action: 'manage', subject: 'logs' },
        { action: 'export', subject: 'groups', inverted: true },
      ];
      await root('PATCH', '/v1/roles/support', { abilities });
      await start(store, { groups: { support: ['export'] }, logs: { support: ['read', 'export'] } });
      expect((await roleIn(store))?.['abilities']).toEqual(abilities);
    });
  });
};
