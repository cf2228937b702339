import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAbility } from './ability';

const actions = ['list', 'show', 'create', 'edit', 'delete', 'export', 'approve'];
const subjects = ['Auth', 'ACL', 'users', 'invoices'];

const rights = (saved: unknown): string[] => {
  const ability = createAbility(saved);
  return subjects.flatMap((subject) =>
    actions.filter((action) => ability.can(action, subject)).map((action) => `${action} ${subject}`),
  );
};

const everything = subjects.flatMap((subject) => actions.map((action) => `${action} ${subject}`));

describe('createAbility', () => {
  it('S6.01 decides by the saved pairs of action and subject alone', () => {
    expect(rights([{ action: 'edit', subject: 'users' }])).toEqual(['edit users']);
    expect(rights([])).toEqual([]);
  });

  it('S6.02 gives reading Auth, and nothing else, without a saved ability', () => {
    for (const saved of [undefined, null, 'manage', { action: 'manage', subject: 'all' }, 7]) {
      expect(rights(saved)).toEqual(['list Auth', 'show Auth']);
    }
  });

  it('S6.03 gives every action on every subject to manage/all', () => {
    expect(rights([{ action: 'manage', subject: 'all' }])).toEqual(everything);
  });

  it('S6.04 gives read/ACL and read/Auth those two subjects to read, and nothing else', () => {
    const client = ['ACL', 'Auth'].map((subject) => ({ action: 'read', subject }));
    expect(rights(client)).toEqual(['list Auth', 'show Auth', 'list ACL', 'show ACL']);
    expect(createAbility(client).can('read', 'users')).toBe(false);
  });

  it('S6.05 lets manage cover every action, read only list and show, and all every subject', () => {
    expect(rights([{ action: 'manage', subject: 'users' }])).toEqual(actions.map((each) => `${each} users`));
    expect(rights([{ action: 'read', subject: 'users' }])).toEqual(['list users', 'show users']);
    expect(rights([{ action: 'delete', subject: 'all' }])).toEqual(subjects.map((each) => `delete ${each}`));
  });

  it('S6.05 takes update as another name of edit', () => {
    expect(rights([{ action: 'update', subject: 'users' }])).toEqual(['edit users']);
  });

  it('S6.01 gives no right for entries that are not a pair of texts', () => {
    const odd = [
      null,
      'manage',
      3,
      [],
      {},
      { action: 'manage' },
      { subject: 'all' },
      { action: 1, subject: 'all' },
    ];
    expect(rights([...odd, { action: '', subject: 'all' }, { action: 'manage', subject: ['all'] }])).toEqual(
      [],
    );
  });

  it('S6.01 takes away what an inverted entry names, wherever it stands', () => {
    const inverted = { action: 'edit', subject: 'users', inverted: true };
    expect(rights([inverted])).toEqual([]);
    const rest = everything.filter((right) => right !== 'edit users');
    expect(rights([{ action: 'manage', subject: 'all' }, inverted])).toEqual(rest);
    expect(rights([inverted, { action: 'manage', subject: 'all' }])).toEqual(rest);
    expect(
      rights([
        { action: 'edit', subject: 'users' },
        { ...inverted, action: 'update' },
      ]),
    ).toEqual([]);
  });

  it.each([{ conditions: { owner: 1 } }, { fields: ['credit'] }, { fields: 'credit' }])(
    'S6.01 gives no right for an entry limited by %j, which the server alone can judge',
    (limit) => {
      expect(rights([{ action: 'manage', subject: 'all', ...limit }])).toEqual([]);
      const taken = { action: 'edit', subject: 'users', inverted: true, ...limit };
      expect(rights([{ action: 'edit', subject: 'users' }, taken])).toEqual([]);
    },
  );

  it('S6.01 reads empty limits, as a server may save them with every entry, as none', () => {
    const plain = { action: 'edit', subject: 'users', inverted: false, conditions: {}, fields: [] };
    expect(rights([plain, { ...plain, action: 'list', conditions: null }])).toEqual([
      'list users',
      'edit users',
    ]);
  });

  it('hands on what was taken away, so that whoever reads the pairs again has the same rights', () => {
    const saved = [
      { action: 'manage', subject: 'all' },
      { action: 'edit', subject: 'users', inverted: true },
    ];
    expect(createAbility(saved).pairs).toEqual(saved);
  });

  it('asks for the right to a guarded field by its own subject', () => {
    const ability = createAbility([
      { action: 'edit', subject: 'invoices' },
      { action: 'edit', subject: 'users.credit' },
    ]);
    expect(ability.can('edit', 'invoices', 'total')).toBe(false);
    expect(ability.can('edit', 'users', 'credit')).toBe(true);
    expect(ability.can('edit', 'users')).toBe(false);
  });
});

const word = (words: readonly string[]) => fc.constantFrom(...words);
const pair = fc.record({
  action: word([...actions, 'read', 'update', 'manage', 'dance']),
  subject: word([...subjects, 'all', 'moon']),
});

describe('createAbility, for any saved pairs', () => {
  it('S6.01 never loses a right when an entry is added that takes none away', () => {
    const giving = fc.oneof(
      pair,
      fc.anything().filter((entry) => !Object(entry).inverted),
    );
    fc.assert(
      fc.property(fc.array(pair), giving, (pairs, added) => {
        expect(rights([...pairs, added])).toEqual(expect.arrayContaining(rights(pairs)));
      }),
    );
  });

  it('S6.01 gives the same rights whatever the order and however often an entry is repeated', () => {
    const entry = fc.oneof(
      pair,
      pair.map((each) => ({ ...each, inverted: true })),
    );
    fc.assert(
      fc.property(fc.array(entry), (pairs) => {
        expect(rights([...pairs, ...pairs].reverse())).toEqual(rights(pairs));
      }),
    );
  });

  it('S6.01 never fails, whatever was saved', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.string(), (saved, action, subject) => {
        expect(typeof createAbility(saved).can(action, subject)).toBe('boolean');
      }),
    );
  });
});
