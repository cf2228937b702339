import { expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createAbility } from '../../src/model/access/ability';
import { createModel } from '../../src/model/resolve/createModel';
import type { Person } from '../accounts/people';
import { titleFor, titleThen } from './titles';

const model = createModel(
  {
    name: 'Titles',
    groups: {},
    resources: {
      deals: {
        label: { one: 'Deal', many: 'Deals' },
        title: '{name} ({margin})',
        icon: 'tag',
        fields: { name: f.text(), margin: f.number({ guarded: true }) },
      },
    },
  } as unknown as DeclaredAdmin,
  kinds,
);
const resource = model.resource('deals');
const row = { _id: 'a', __v: 0, createdAt: '', updatedAt: '', name: 'Big', margin: 7 };

const personWith = (...pairs: [action: string, subject: string][]) =>
  ({ ability: createAbility(pairs.map(([action, subject]) => ({ action, subject }))) }) as unknown as Person;

it.each([
  {
    name: 'whoever may see all of it',
    person: personWith(['manage', 'all']),
    right: ['Big (7)', 'Big (7), then'],
  },
  {
    name: 'whoever may not see the margin',
    person: personWith(['list', 'deals'], ['show', 'deals']),
    right: ['Big', 'a'],
  },
])('calls a record for $name without what is closed to them', ({ person, right }) => {
  const asked = { resource, person };
  const then = titleThen({ title: 'Big (7), then', id: 'a' }, asked, { model });
  expect([titleFor(row, asked, { model }), then]).toEqual(right);
});
