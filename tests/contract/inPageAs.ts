import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { restFor } from './restFor';
import { serveInPage } from './serveInPage';

export const me = { id: 'me', email: 'me@demo.com', password: 'me pass' };

/** Entities, and those that somebody needs to sign in. */
export const withAccounts = (resources: DeclaredAdmin['resources']) =>
  ({
    name: 'Test',
    groups: {},
    accounts: {
      resources: { people: {} },
      email: 'email',
      password: 'password',
      name: 'email',
      roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
    },
    resources: {
      ...resources,
      people: {
        label: { one: 'Person', many: 'People' },
        title: '{email}',
        icon: 'person',
        fields: {
          email: { kind: 'email', unique: true },
          password: { kind: 'password' },
          role: { kind: 'reference', to: 'roles' },
        },
        demo: { count: 0 },
      },
      roles: {
        label: { one: 'Role', many: 'Roles' },
        title: '{name}',
        icon: 'role',
        fields: { name: { kind: 'text' }, abilities: { kind: 'json' } },
        demo: { count: 0 },
      },
    },
  }) as unknown as DeclaredAdmin;

/** The records of such a configuration on the server in the page, asked by somebody who may do everything. */
export const inPageAs = async (config: DeclaredAdmin, seeds: Readonly<Record<string, readonly object[]>>) => {
  const server = await serveInPage(createMemoryStore(), {
    config,
    first: {
      seeds: {
        ...seeds,
        people: [{ id: me.id, email: me.email, role: 'all' }],
        roles: [{ id: 'all', name: 'All', abilities: [{ action: 'manage', subject: 'all' }] }],
      },
      accounts: [me],
    },
  });
  return restFor(server, 'me');
};
