import { describeStrict } from './strict.suite';

/* Of every shape one; all of them in the long run. */
const shapes = [
  'users',
  'admins',
  'invoices',
  'campaigns',
  'pricingRanges',
  'orders',
  'dashboardNotis',
  'mySetting',
];

describeStrict(({ key }) => shapes.includes(key));
