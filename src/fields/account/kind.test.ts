import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { f } from '../../config/builders';
import { createModel } from '../../model/resolve/createModel';
import type { FakeContext } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { kinds } from '../kinds';
import account from './kind';

const entity = (fields: object) => ({
  label: { one: 'A', many: 'As' },
  title: '{name}',
  icon: 'tag',
  fields,
});
const name = { kind: 'text' };

const model = createModel(
  {
    name: 'Test',
    groups: {},
    accounts: { resources: { users: {}, admins: {} } },
    resources: {
      users: entity({ name }),
      admins: entity({ name }),
      plants: entity({ name }),
      remarks: {
        ...entity({
          author: f.account({ default: { $me: 'id' } }),
          nurse: f.account({ to: ['admins'], onDelete: 'clear' }),
          steps: { kind: 'items', of: { by: f.account() } },
        }),
        actions: { sign: { on: 'row', form: { by: f.account() } } },
      },
    },
  } as never,
  kinds,
);
const remarks = model.resource('remarks');
const [author, nurse, steps] = remarks.fields as readonly ResolvedField<'account'>[];

const context = (known: Readonly<Record<string, readonly string[]>>): FakeContext => ({
  faker,
  index: 0,
  kinds,
  now: new Date(0),
  ids: (key) => known[key] ?? [],
});

describe('a field that points at accounts', () => {
  it('points at all entities of accounts, in rows and forms as well, or at those that it names', () => {
    const form = remarks.actions[0]?.form[0] as ResolvedField<'account'>;
    const told = [author, steps?.children[0] as ResolvedField<'account'>, form, nurse];
    expect(told.map((field) => field && account.references?.(field))).toEqual([
      ['users', 'admins'],
      ['users', 'admins'],
      ['users', 'admins'],
      ['admins'],
    ]);
  });

  it('takes ids alone, and of some servers numbers', () => {
    const taken = (value: unknown) => account.fault(value, author!, kinds);
    expect([taken('a1'), taken(7), taken(['a1']), taken({ id: 'a1' })]).toEqual([
      undefined,
      undefined,
      'notText',
      'notText',
    ]);
    expect([account.fromWire?.(7), account.normalise?.(' a1 ', author!)]).toEqual(['7', 'a1']);
    expect(account.validate('a/1', author!, kinds)).toEqual([
      { path: '', key: 'reference', args: { name: 'users, admins' } },
    ]);
    expect(account.validate('a1', author!, kinds)).toEqual([]);
  });

  it('is made up of people that there are, of each entity as often, and empty where there are none', () => {
    const many = Array.from({ length: 90 }, (_, index) => `u${index}`);
    const made = Array.from({ length: 200 }, () =>
      account.fake(author!, context({ users: many, admins: ['boss'] })),
    );
    const bosses = made.filter((id) => id === 'boss').length;
    expect(bosses).toBeGreaterThan(60);
    expect(bosses).toBeLessThan(140);
    expect(new Set(account.fake(author!, context({ users: [], admins: ['boss'] })))).toEqual(new Set('boss'));
    expect(account.fake(author!, context({}))).toBeNull();
  });
});
