import { describe, expect, it } from 'vitest';
import type { DeclaredResource } from '../../config/resource';
import { sampleKinds as kinds } from '../resolved/kinds.samples';
import { createModel } from '../resolve/createModel';
import { createAbility } from './ability';
import { boundModel, boundPairs, boundResource, reachOf } from './bound';

const entity = (rest: Partial<DeclaredResource> = {}): DeclaredResource => ({
  label: { one: 'One', many: 'Many' },
  title: '{name}',
  icon: 'tag',
  fields: { name: { kind: 'text' }, user: { kind: 'reference', to: 'users' } as never },
  ...rest,
});

const pay = { on: 'row', call: 'POST /pay', label: 'Pay' } as const;

const model = createModel(
  {
    name: 'Test',
    groups: {},
    resources: {
      users: entity({ owner: 'id' }),
      bills: entity({
        owner: 'user',
        actions: { pay },
        list: {
          columns: ['name', 'user'],
          filters: ['user', 'name'],
          card: { primary: 'name', secondary: 'user' },
        },
        import: { key: ['user', 'name'] },
      }),
      lines: entity({ owner: 'bill.user', fields: { bill: { kind: 'reference', to: 'bills' } as never } }),
      settings: entity({ single: 'own' }),
      plans: entity({ shared: 'read', actions: { pay } }),
      secrets: entity({ actions: { pay } }),
    },
  },
  kinds,
);

describe('the reach of bound accounts', () => {
  it('S1.22 is their own records, reading, or nothing', () => {
    expect(Object.fromEntries(model.resources.map((each) => [each.key, reachOf(each)]))).toEqual({
      users: 'own',
      bills: 'own',
      lines: 'own',
      settings: 'own',
      plans: 'shared',
      secrets: 'none',
    });
  });

  it.each([
    ['everything', [{ action: 'manage', subject: 'all' }]],
    ['each entity', model.resources.map(({ subject }) => ({ action: 'manage', subject }))],
  ])('limits rights on %s, and leaves what is within it', (_, saved) => {
    const { can } = createAbility(boundPairs(saved, model));
    const given = (subject: string) =>
      ['list', 'show', 'export', 'create', 'edit', 'delete', 'pay'].filter((action) => can(action, subject));
    expect(given('bills')).toEqual(['list', 'show', 'export', 'create', 'edit', 'delete', 'pay']);
    expect(given('plans')).toEqual(['list', 'show', 'export']);
    expect(given('secrets')).toEqual([]);
    expect(given('users')).not.toContain('create');
    expect(given('users')).toContain('edit');
  });

  it('gives nothing that a role does not, and takes away nothing that it never gave', () => {
    const saved = [
      { action: 'read', subject: 'plans' },
      { action: 'list', subject: 'bills' },
      { action: 'read', subject: 'ACL' },
    ];
    expect(boundPairs(saved, model)).toEqual(saved);
  });
});

describe('an entity as bound accounts have it', () => {
  it('has no column, filter, input or key for what is always themselves', () => {
    const { list, fields, import: importing } = boundResource(model.resource('bills'), model);
    expect(list.columns).toEqual(['name']);
    expect(list.filters).toEqual(['name']);
    expect(list.card).toEqual({ primary: 'name', secondary: undefined, aside: undefined });
    expect(fields.find(({ name }) => name === 'user')?.views).toEqual([]);
    expect(importing?.key).toEqual(['name']);
  });

  it('stays as it is where its owner stands in another record, or it is the account', () => {
    for (const key of ['lines', 'users', 'plans', 'secrets']) {
      const { fields, list } = boundResource(model.resource(key), model);
      expect({ fields, list }).toEqual({
        fields: model.resource(key).fields,
        list: model.resource(key).list,
      });
    }
  });

  it('is the same wherever a model answers with it', () => {
    const bound = boundModel(model);
    const [found] = bound.resources.filter(({ key }) => key === 'bills');
    expect(bound.resource('bills')).toBe(found);
    expect(found?.owner).toBeUndefined();
  });
});
