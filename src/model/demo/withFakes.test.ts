import { expect, it } from 'vitest';
import { f } from '../../config/builders';
import { defineAdmin, type Declared } from '../../config/defineAdmin';
import { defineResource } from '../../config/defineResource';
import { withFakes } from './withFakes';

const label = { one: 'Bill', many: 'Bills' };
const config = defineAdmin({
  name: 'Test',
  groups: {},
  resources: {
    bills: defineResource({
      label,
      title: '{name}',
      icon: 'invoice',
      fields: {
        name: f.text(),
        client: f.group({ of: { city: f.text() } }),
        rows: f.items({ of: { price: f.money({ currency: 'EUR' }) } }),
      },
    }),
    slips: defineResource({ label, title: '{name}', icon: 'invoice', fields: { name: f.text() } }),
  },
});

it('how records are made up is laid over an entity and its fields, also within groups and rows', () => {
  const { bills, slips } = withFakes(config, {
    bills: {
      count: 3,
      fields: { name: 'word.noun', 'client.city': 'location.city', 'rows.price': { oneOf: ['1.00'] } },
    },
  }).resources;
  expect(bills).toEqual({
    ...config.resources.bills,
    demo: { count: 3 },
    fields: {
      name: { kind: 'text', fake: 'word.noun' },
      client: { kind: 'group', of: { city: { kind: 'text', fake: 'location.city' } } },
      rows: { kind: 'items', of: { price: { kind: 'money', currency: 'EUR', fake: { oneOf: ['1.00'] } } } },
    },
  });
  expect(slips).toEqual(config.resources.slips);
});

it('what is for a field or an entity that is gone is left out, and a fault stays for the check to find', () => {
  const edited = { ...config, resources: { bills: { ...config.resources.bills, fields: null } } };
  const laid = withFakes(edited as unknown as Declared<typeof config.resources>, {
    bills: { fields: { name: 'word.noun' } },
    slips: { count: 2 },
  });
  expect(laid).toEqual(edited);
});
