import { expect, it } from 'vitest';
import { shippedRoles } from './shippedRoles';

/* Written down: who gets what is for nobody to change by the way. */
const table = `
ACL                    | read | read | read | read
Auth                   | read | read | read | read
addons                 | read | manage | manage | read
adjustments            |  | manage |  |
admins                 |  |  | read |
admins.role            |  |  | read |
admins.roles           |  |  | read |
analytics              | read | read | read |
auditLogs              |  |  | export read |
balanceEntries         | read | export read | export read | export read
billingSetting         |  |  | read |
campaigns              | approve pause read sendBack |  | manage | cancel create delete edit pause read resume schedule sendNow unschedule
campaigns.purpose      | read |  | manage | read
contactGroups          | manage |  | manage | manage
contacts               | manage |  | manage | manage
countryRules           | read | read | manage | read
creditNotes            |  | export read |  | export read
dashboardNotis         |  |  |  | delete read
doubtfulNumbers        | export read |  | export read | export read
ecommerce              |  | read | read |
emailSetting           |  |  | read |
inboundMessages        | dismiss optOut optOutAt read |  | manage | dismiss optOut read
invoices               | read | manage | manage | export read
mySetting              | manage | manage | manage | manage
notificationGroups     | read |  | manage |
notificationSetting    | manage | manage | manage | manage
notificationTemplates  | edit read |  | manage |
operations             | read |  | read |
operators              | export read | edit export read | manage |
operators.costPrice    |  | edit export read | manage |
optOuts                | manage |  | manage | create export lift read
orders                 | read | cancel confirm delete export fulfil handOver read refund | export read | read
overview               |  |  |  | read
packages               | read | manage | manage | read
plans                  | read | manage | manage | read
pricingRanges          |  | manage | manage | read
replySetting           |  |  | read |
reservedNames          | manage |  | manage |
roleSetting            |  |  | read |
roles                  |  |  | read |
senderIds              | approve edit read reject requestChanges |  | manage | create edit read submit
senderIds.similar      | read |  | manage |
smsLogs                | export read | export read | manage | export read
smsLogs.remoteId       | export read | export read | manage |
spamWords              | manage read |  | manage |
subscribers            | manage |  | manage |
subscriptions          | read | edit manage read | manage | read
userLogs               | export read | read | export read | read
users                  | activate edit enter read suspend | correct export read refund topUp | manage |
users.roles            |  |  | read |
`;

const names = ['Support', 'Finance', 'Admin', 'Customer'];

const expected = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([subject = '', ...cells]) => [subject, ...names.map((_, at) => cells[at] ?? '')].join(' | '));

const found = (name: string, subject: string) =>
  (shippedRoles.find((role) => role.name === name)?.ability ?? [])
    .filter((pair) => pair.subject === subject)
    .map(({ action }) => String(action))
    .toSorted()
    .join(' ');

it('begins with roles that have these rights, and no others', () => {
  const own = shippedRoles.filter(({ name }) => names.includes(name));
  const subjects = [...new Set(own.flatMap(({ ability }) => ability.map(({ subject }) => String(subject))))];
  const told = subjects
    .toSorted()
    .map((subject) => [subject, ...names.map((name) => found(name, subject))].join(' | '));
  expect(told).toEqual(expected.toSorted());
});

it('begins with two roles whose rights are their own: all, and next to none', () => {
  expect(shippedRoles.filter(({ name }) => !names.includes(name))).toEqual([
    { name: 'Super admin', ability: [{ action: 'manage', subject: 'all' }] },
    {
      name: 'Client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    },
  ]);
});
