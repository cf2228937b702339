import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { defineSamples } from '../../src/config/defineSamples';

/* Users and admins are of one shape. They are samples: nobody signs in with them, and no mail goes to them. */
const person = {
  fullName: f.person({ label: 'Name', secondary: 'email', required: true, search: true }),
  username: f.text({ required: true, search: true, max: 40, fake: 'internet.username' }),
  email: f.email({ hidden: true }),
  role: f.choice({
    required: true,
    default: 'subscriber',
    values: {
      admin: { tone: 'danger', icon: 'shield' },
      author: { tone: 'progress', icon: 'edit' },
      editor: { tone: 'info', icon: 'draft' },
      maintainer: { tone: 'success', icon: 'settings' },
      subscriber: { icon: 'person' },
    },
  }),
  currentPlan: f.choice({
    label: 'Plan',
    required: true,
    default: 'basic',
    values: { basic: {}, company: {}, enterprise: {}, team: {} },
  }),
  status: f.choice({
    required: true,
    default: 'pending',
    values: { active: { tone: 'success' }, inactive: {}, pending: { tone: 'warning' } },
  }),
  company: f.text({ max: 120, hidden: true, fake: 'company.name' }),
  contact: f.phone({ label: 'Phone', hidden: true }),
  country: f.country({ hidden: true }),
};

const views = {
  table: {},
  cards: { facts: ['username', 'currentPlan'], marks: ['role', 'status'] },
} as const;

const sampleUsers = defineResource({
  label: { one: 'Sample user', many: 'Sample users' },
  title: '{fullName}',
  icon: 'table',
  routes: { list: '/apps/user/list', show: '/apps/user/view/:id' },
  form: 'drawer',
  rights: { admin: ['read'] },
  fields: person,
  head: ['status', 'role', 'currentPlan'],
  list: {
    filters: ['role', 'currentPlan', 'status'],
    rail: { presets: true, by: 'status' },
    presets: [{ label: 'To activate', filter: { status: ['pending'] } }],
    views,
  },
  demo: { count: 50 },
});

const sampleAdmins = defineResource({
  label: { one: 'Sample admin', many: 'Sample admins' },
  title: '{fullName}',
  icon: 'key',
  routes: { list: '/apps/admin/list', show: '/apps/admin/view/:id' },
  form: 'drawer',
  rights: { admin: ['read'] },
  fields: person,
  head: ['status', 'role', 'currentPlan'],
  list: { filters: ['role', 'currentPlan', 'status'], views },
  demo: { count: 12 },
});

const sampleRoles = defineResource({
  label: { one: 'Sample role', many: 'Sample roles' },
  title: '{role}',
  icon: 'tag',
  form: 'dialog',
  rights: { admin: ['read'] },
  fields: {
    role: f.text({
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: { oneOf: ['Owner', 'Administrator', 'Editor', 'Support', 'Billing', 'Guest'] },
    }),
    type: f.text({
      required: true,
      search: true,
      max: 60,
      fake: {
        by: 'role',
        of: {
          Owner: ['Full access'],
          Administrator: ['Full access'],
          Editor: ['Content'],
          Support: ['Help desk'],
          Billing: ['Accounts'],
          Guest: ['Read only'],
        },
      },
    }),
  },
  list: { sort: ['role', 'ASC'] },
  demo: { count: 6 },
});

const samplePackages = defineResource({
  label: { one: 'Sample package', many: 'Sample packages' },
  title: '{name}',
  icon: 'archive',
  form: 'dialog',
  rights: { admin: ['read'] },
  fields: {
    name: f.text({
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: { oneOf: ['Starter', 'Basic', 'Team', 'Company', 'Enterprise', 'Seasonal'] },
    }),
    description: f.longText({
      search: true,
      max: 500,
      note: true,
      fake: {
        by: 'name',
        of: {
          Starter: ['A first look for one person, for a month.'],
          Basic: ['For one person who writes every week.'],
          Team: ['Up to ten people who share lists and drafts.'],
          Company: ['All departments, with a bill for each.'],
          Enterprise: ['Several countries, with a contact of your own.'],
          Seasonal: ['For a few busy weeks, with nothing to pay after.'],
        },
      },
    }),
  },
  list: { sort: ['name', 'ASC'], views: { table: {}, cards: { text: 'description' } } },
  demo: { count: 6 },
});

export default defineSamples({ resources: { sampleUsers, sampleAdmins, sampleRoles, samplePackages } });
