import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { defineSamples } from '../../src/config/defineSamples';

const employees = defineResource({
  label: { one: 'Employee', many: 'Employees' },
  title: '{fullName}',
  icon: 'business',
  form: 'drawer',
  rights: { admin: ['read'] },
  fields: {
    fullName: f.person({ label: 'Name', secondary: 'email', required: true, search: true }),
    post: f.text({ required: true, search: true, max: 120, fake: 'person.jobTitle' }),
    email: f.email({ required: true, hidden: true }),
    city: f.text({ max: 80, fake: 'location.city' }),
    startDate: f.date({ required: true, fake: { path: 'date.past', args: [{ years: 4 }] } }),
    salary: f.money({
      currency: 'USD',
      min: '0',
      fake: { path: 'finance.amount', args: [{ min: 24000, max: 96000 }] },
    }),
    age: f.number({
      integer: true,
      min: 16,
      max: 99,
      fake: { path: 'number.int', args: [{ min: 28, max: 66 }] },
    }),
    experience: f.number({
      integer: true,
      min: 0,
      max: 80,
      unit: 'year |||| years',
      hidden: true,
      fake: { path: 'number.int', args: [{ min: 4, max: 9 }] },
    }),
    status: f.choice({
      required: true,
      default: 'applied',
      values: {
        current: { tone: 'info' },
        professional: { tone: 'success' },
        rejected: { tone: 'danger' },
        resigned: { tone: 'warning' },
        applied: {},
      },
    }),
    film: f.reference({ label: 'Favorite film', to: 'films', hidden: true }),
  },
  list: {
    filters: ['status', 'startDate', 'salary'],
    inlineEdit: ['post', 'city', 'status'],
    bulkEdit: ['status'],
  },
  demo: { count: 100 },
});

/* Titles of films that nobody made: what they are called after is invented as well. */
const films = defineResource({
  label: { one: 'Film', many: 'Films' },
  title: '{title}',
  icon: 'star',
  form: 'dialog',
  rights: { admin: ['read'] },
  fields: {
    title: f.text({
      required: true,
      unique: true,
      search: true,
      max: 120,
      fake:
        'The {{helpers.arrayElement(["Lanterns","Clockmakers","Ferry","Orchard","Nightwatch","Cartographer","Tunnels","Weather","Beekeepers","Ledger","Harbors","Piano"])}} of ' +
        '{{helpers.arrayElement(["Quorwick","Velmora","Thessaby","Undrel","Maravold","Pellinsk","Oskarrow","Brinmouth","Halvenna","Tarrowick","Ysmere","Corvanth"])}}',
    }),
  },
  related: [{ resource: 'employees', target: 'film' }],
  list: { sort: ['title', 'ASC'] },
  demo: { count: 100 },
});

export default defineSamples({ resources: { employees, films } });
