import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import { testAccounts, testConfig, testSeeds } from './testConfig';

const label = (one: string) => ({ one, many: `${one}s` });

const steps = defineResource({
  label: label('Step'),
  title: '{name}',
  icon: 'book',
  can: { edit: { fixed: { $ne: true } } },
  list: { order: true },
  import: { key: 'name' },
  fields: { name: f.text({ required: true }), fixed: f.boolean() },
  demo: { count: 0 },
});

const chapters = defineResource({
  label: label('Chapter'),
  title: '{name}',
  icon: 'book',
  fields: { name: f.text({ required: true }) },
  demo: { count: 0 },
});

const sections = defineResource({
  label: label('Section'),
  title: '{name}',
  icon: 'book',
  list: { order: { within: 'chapter' }, filters: ['chapter'] },
  fields: { name: f.text({ required: true }), chapter: f.reference({ to: 'chapters' }) },
  demo: { count: 0 },
});

const folders = defineResource({
  label: label('Folder'),
  title: '{name}',
  icon: 'book',
  list: { order: { within: 'parent' }, filters: ['parent'] },
  import: { key: 'name' },
  fields: { name: f.text({ required: true }), parent: f.reference({ to: 'folders', tree: true }) },
  demo: { count: 30 },
});

const branches = defineResource({
  label: label('Branch'),
  title: '{name}',
  icon: 'book',
  bin: true,
  fields: {
    name: f.text({ required: true }),
    parent: f.reference({ to: 'branches', tree: true, onDelete: 'clear' }),
  },
  demo: { count: 0 },
});

const cards = defineResource({
  label: label('Card'),
  title: '{name}',
  icon: 'book',
  list: { order: { within: 'part' } },
  fields: {
    name: f.text({ required: true }),
    part: f.choice({ values: { x: {}, y: {} }, guarded: true }),
  },
  demo: { count: 0 },
});

/** Records in an order that people make: all of an entity, those of each chapter, and a tree. */
export const orderConfig = {
  ...testConfig,
  resources: { ...testConfig.resources, steps, chapters, sections, folders, branches, cards },
} as unknown as DeclaredAdmin;

/* Who may edit them, and not see what is guarded. */
const withCards = testSeeds.roles.map((role) =>
  role.name === 'support'
    ? {
        ...role,
        abilities: [...role.abilities, ...['read', 'edit'].map((action) => ({ action, subject: 'cards' }))],
      }
    : role,
);

export const firstOrderRecords = { seeds: { ...testSeeds, roles: withCards }, accounts: testAccounts };
