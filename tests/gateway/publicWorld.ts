import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import type { Store } from '../../server/store/store';
import { testConfig } from './testConfig';

const label = (one: string) => ({ one, many: `${one}s` });

const regions = defineResource({
  label: label('Region'),
  title: '{name}',
  icon: 'tag',
  public: { read: { when: { shown: true }, fields: ['name'] } },
  fields: { name: f.text({ required: true }), shown: f.boolean(), people: f.number() },
  demo: { count: 0 },
});

const sites = defineResource({
  label: label('Site'),
  title: '{name}',
  icon: 'tag',
  owner: 'user',
  bin: true,
  list: { sort: ['worth', 'DESC'], filters: ['city', 'worth', 'region'], perPage: 10 },
  public: { read: { when: { status: 'open' }, fields: ['name', 'city', 'seats', 'region', 'near'] } },
  fields: {
    name: f.text({ required: true, search: true }),
    city: f.text(),
    seats: f.number(),
    region: f.reference({ to: 'regions' }),
    near: f.references({ to: 'sites' }),
    status: f.choice({ values: { draft: {}, open: {}, closed: {} }, default: 'draft' }),
    worth: f.number(),
    memo: f.text({ search: true }),
    margin: f.number({ guarded: true }),
    user: f.reference({ to: 'users' }),
  },
  demo: { count: 0 },
});

const visits = defineResource({
  label: label('Visit'),
  title: '{visitor}',
  icon: 'calendar',
  owner: 'user',
  public: { create: ['visitor', 'day', 'site'] },
  fields: {
    number: f.text({ serial: 'V-{0000}', code: true }),
    visitor: f.text({ required: true, max: 100 }),
    day: f.date({ required: true }),
    site: f.reference({ to: 'sites', required: true }),
    status: f.choice({ values: { asked: {}, agreed: {}, off: {} }, default: 'asked' }),
    user: f.reference({ to: 'users' }),
    memo: f.text(),
    source: f.text({ default: 'web', not: ['create'] }),
    agent: f.reference({ to: 'users', default: { $me: 'id' } }),
  },
  transitions: { status: { asked: ['agreed', 'off'], agreed: ['off'], off: [] } },
  demo: { count: 0 },
});

const notes = defineResource({
  label: label('Note'),
  title: '{text}',
  icon: 'tag',
  public: { read: { when: { kept: true }, fields: ['text'] }, create: ['text'] },
  fields: { text: f.text({ required: true, unique: true }), kept: f.boolean({ default: true }) },
  demo: { count: 0 },
});

const opened = { regions, sites, visits, notes };

export const publicConfig = {
  ...testConfig,
  resources: { ...testConfig.resources, ...opened },
} as unknown as DeclaredAdmin;

/** The same without the word. */
export const closedConfig = {
  ...publicConfig,
  resources: Object.fromEntries(
    Object.entries(publicConfig.resources).map(([key, { public: _, ...entity }]) => [key, entity]),
  ),
} as unknown as DeclaredAdmin;

const at = '2026-01-01T00:00:00.000Z';
const row = (_id: string, values: object) => ({ _id, __v: 0, createdAt: at, updatedAt: at, ...values });

/* What nobody may learn stands here by words that stand nowhere else. */
export const HIDDEN = /hidden|closedsite|draftsite|nowhere|\b777\d?\b/i;

/** Sites that are public and such as are not, and regions of both sorts. */
export const fillPublic = async (store: Store): Promise<void> => {
  await store.insertMany('regions', [
    row('r1', { name: 'North', shown: true, people: 777 }),
    row('r2', { name: 'Nowhere', shown: false, people: 7770 }),
  ]);
  const site = (id: string, values: object) =>
    row(id, { seats: 1, memo: `hidden ${id}`, margin: 7771, user: 'hidden-user', ...values });
  await store.insertMany('sites', [
    site('s1', {
      name: 'Alpha',
      city: 'Bern',
      status: 'open',
      worth: 7773,
      region: 'r1',
      near: ['s2', 's8'],
    }),
    site('s2', { name: 'Beta', city: 'Chur', status: 'open', worth: 7771, region: 'r2', near: [] }),
    site('s3', { name: 'Gamma', city: 'Bern', status: 'open', worth: 7772, seats: 3 }),
    site('s8', { name: 'Closedsite', city: 'Bern', status: 'closed', worth: 7779, region: 'r1' }),
    site('s9', { name: 'Draftsite', city: 'Bern', status: 'draft', worth: 7778 }),
  ]);
};
