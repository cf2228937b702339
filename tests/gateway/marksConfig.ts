import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import { liveConfig } from './liveWorld';
import { testAccounts, testSeeds } from './testConfig';

const label = (one: string) => ({ one, many: `${one}s` });

const name = f.text({ required: true, search: true });

/** Read by customers, who edit none; `support` reads and edits none either. */
const books = defineResource({
  label: label('Book'),
  title: '{name}',
  icon: 'book',
  shared: 'read',
  bin: true,
  import: { key: 'name' },
  list: {
    filters: ['isStarred', 'genre'],
    columns: ['name', 'isStarred', 'inWishlist', 'genre'],
    bulkEdit: ['genre'],
    presets: [{ label: 'Starred', filter: { isStarred: true } }],
  },
  fields: {
    name,
    genre: f.choice({ values: { novel: {}, poems: {} } }),
    isStarred: f.mark(),
    inWishlist: f.mark({ icon: 'heart' }),
    isSecret: f.mark({ guarded: true, only: ['show'] }),
  },
  demo: { count: 0 },
});

/** Of each customer their own. */
const letters = defineResource({
  label: label('Letter'),
  title: '{name}',
  icon: 'email',
  owner: 'person',
  fields: { name, person: f.reference({ to: 'users' }), isStarred: f.mark() },
  demo: { count: 0 },
});

export const marksConfig = {
  ...liveConfig,
  resources: { ...liveConfig.resources, books, letters },
} as unknown as DeclaredAdmin;

const customers = ['ann', 'bob'].map((each) => ({ email: `${each}@demo.com`, password: `${each} pass` }));

const reading = ['books', 'letters'].map((subject) => ({ action: 'read', subject }));

export const firstMarksRecords = {
  seeds: {
    ...testSeeds,
    roles: [
      ...testSeeds.roles.filter(({ id }) => id !== 'user' && id !== 'support'),
      { id: 'user', name: 'user', abilities: reading },
      { id: 'support', name: 'support', abilities: [...reading, { action: 'export', subject: 'books' }] },
    ],
    users: customers.map(({ email }) => ({ name: email.split('@')[0], email, role: 'user' })),
  },
  accounts: [...testAccounts, ...customers],
};
