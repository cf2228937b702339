import { describe, expect, it } from 'vitest';
import { changedAt, kinds, listViews, shop } from '../../../../tests/config/shop';
import { checkConfig } from '../checkConfig';

const { related: _, ...admins } = Object(Object(shop).resources).users as object & { related?: unknown };

/* The shop, with a second entity of accounts and somebody on each invoice who may be of either. */
const both = Object.entries({
  '/accounts.resources': { users: {}, admins: {} },
  admins,
  'invoices.fields.author': { kind: 'account', default: { $me: 'id' } },
}).reduce<unknown>((config, [path, value]) => changedAt(config, path, value), shop);

const problems = (config: unknown) =>
  checkConfig(config, kinds, { listViews }).map(({ id, path }) => `${id} ${path}`);
const withField = (field: object) => problems(changedAt(both, 'invoices.fields.more', field));
const withOption = (path: string, value: unknown) => problems(changedAt(both, path, value));

describe('a field that may be of several entities', () => {
  it('is sound, also as the owner, in lists, rules and rows', () => {
    expect(problems(both)).toEqual([]);
    expect(withOption('invoices.owner', 'author')).toEqual([]);
    expect(withOption('invoices.list.filters', ['author'])).toEqual([]);
    expect(withOption('invoices.actions.send.when', { author: { $ne: { $me: 'id' } } })).toEqual([]);
    expect(withField({ kind: 'items', of: { by: { kind: 'account' } } })).toEqual([]);
  });

  it('leads on to nothing that one entity alone has', () => {
    const at = 'invoices.fields.more';
    expect(withField({ kind: 'text', compute: { lookup: 'author.name' } })).toEqual([
      `RC220 ${at}.compute.lookup`,
    ]);
    expect(withOption('invoices.owner', 'author.name')).toEqual(['RC119 invoices.owner']);
    expect(withOption('invoices.actions.send.effect', { number: { $of: 'author.name' } })).toEqual([
      'RC130 invoices.actions.send.effect.number',
    ]);
    expect(withOption('invoices.demo', { each: [{ field: 'author' }] })).toEqual([
      'RC213 invoices.demo.each[0].field',
    ]);
  });

  it('is known by all of them in the form of an action, and in the rows that it adds', () => {
    const adding = (by: object, from: string) => {
      const rows = { kind: 'items', of: { by } };
      const withRows = changedAt(both, 'invoices.fields.log', rows);
      const adds = { to: 'before.log', row: { by: { $of: from } } };
      const action = { on: 'row', form: { helper: { kind: 'account' } }, adds };
      const before = { kind: 'reference', to: 'invoices' };
      return problems(
        changedAt(changedAt(withRows, 'invoices.fields.before', before), 'invoices.actions.add', action),
      );
    };
    const users = { kind: 'account', to: ['users'] };
    for (const from of ['author', 'helper']) {
      expect(adding({ kind: 'account' }, from)).toEqual([]);
      expect(adding(users, from)).toEqual(['RC055 invoices.actions.add.adds.row.by']);
    }
  });

  it('is for nobody without an account to write', () => {
    const open = withOption('invoices.public', { create: ['number', 'author'] });
    expect(open.join()).toMatch(/RC20[0-3] invoices\.public\.create/);
  });
});
