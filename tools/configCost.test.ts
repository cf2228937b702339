import { describe, expect, it } from 'vitest';
import { configCost, median, overriddenFields, entityLines } from './configCost';

const source = `
const states = { on: {}, off: {} };

const users = defineResource({
  label: { one: 'User', many: 'Users' },
  fields: { name: f.text(), state: f.choice({ values: states }) },
});

export default defineAdmin({
  name: 'Test',
  resources: {
    users,
    'price-lists': plans,
    inline: defineResource({
      fields: {},
    }),
  },
});
`;

const parts = `
export const plans = defineResource({ label: {}, fields: {} });
`;

const fields = { users: ['name', 'email', 'name2'], plans: ['price', ...'abcdefgh'] };

describe('the cost of the configuration', () => {
  it('B3 counts the lines of each entity, wherever it is declared, and none that are shared', () => {
    expect(entityLines([source, parts])).toEqual([
      { key: 'users', lines: 4 },
      { key: 'price-lists', lines: 1 },
      { key: 'inline', lines: 3 },
    ]);
  });

  it('B3 says where the entities should have been', () => {
    expect(() => entityLines(['export default {};'])).toThrow('resources.config.ts: its default export');
  });

  it.each([
    [[], 0],
    [[3], 3],
    [[1, 9, 2], 2],
    [[8, 1, 2, 4], 3],
  ])('B3 finds the middle of %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('B3 counts the fields that an override names, and all where it names none', () => {
    const users = { path: 'overrides/users.tsx', fields: ['name2'] };
    const plans = { path: 'overrides/plans.tsx', fields: [] };
    const others = [
      { path: 'overrides/users.server.ts', fields: [] },
      { path: 'overrides/pages/users.tsx', fields: [] },
    ];
    expect(overriddenFields(others, fields)).toEqual([]);
    expect(overriddenFields([users], fields)).toEqual(['users.name2']);
    expect(overriddenFields([plans], fields)).toHaveLength(9);
    expect(overriddenFields([], fields)).toEqual([]);
  });

  it('B3 holds the overrides to one field in ten', () => {
    const one = { path: 'overrides/users.tsx', fields: ['email'] };
    const two = { path: 'overrides/users.tsx', fields: ['email', 'name'] };
    const ten = { users: [...'abcdefgh', 'name', 'email'] };
    expect(configCost([source, parts], [one], ten)).toMatchObject({
      fields: 10,
      overridden: ['users.email'],
      isAbove: false,
    });
    expect(configCost([source, parts], [two], ten).isAbove).toBe(true);
    expect(configCost([source, parts], [], ten)).toMatchObject({
      entities: 3,
      median: 3,
      largest: { key: 'users', lines: 4 },
      overridden: [],
    });
  });
});
