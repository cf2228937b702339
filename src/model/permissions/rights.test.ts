import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAbility } from '../access/ability';
import { granted, type Permission } from './granted';
import { tidy, toggle } from './toggle';

const actions = ['list', 'show', 'create', 'edit', 'delete', 'export', 'approve'];
const subjects = ['users', 'users.credit', 'invoices'];

const rights = (pairs: readonly Permission[]): string[] => {
  const ability = createAbility(pairs);
  return subjects.flatMap((subject) =>
    actions.filter((action) => ability.can(action, subject)).map((action) => `${action} ${subject}`),
  );
};

const anyAction = fc.constantFrom(...actions, 'read', 'update', 'manage', 'dance');
const anySubject = fc.constantFrom(...subjects, 'all', 'moon');
const plain = fc.record({ action: anyAction, subject: anySubject });
const beside = fc.constantFrom<object>({ conditions: { own: true } }, { conditions: {} }, { inverted: true });
const odd = fc.tuple(plain, beside).map(([pair, more]): Permission => ({ ...pair, ...more }));
const lists = fc.array<Permission>(fc.oneof({ weight: 4, arbitrary: plain }, odd), { maxLength: 8 });
const clicks = fc.array(fc.tuple(anySubject, anyAction), { maxLength: 6 });

const isShown = ({ action, subject }: Permission) => action !== 'dance' && subject !== 'moon';

describe('granted', () => {
  it('tells a right of its own from one that comes from above', () => {
    const pairs = [
      { action: 'edit', subject: 'users' },
      { action: 'read', subject: 'all' },
    ];
    expect(granted(pairs, 'users', 'edit')).toBe('yes');
    expect(granted(pairs, 'users', 'list')).toBe('above');
    expect(granted(pairs, 'users', 'read')).toBe('above');
    expect(granted(pairs, 'users', 'delete')).toBe('no');
    expect(granted([...pairs, { action: 'manage', subject: 'users' }], 'users', 'edit')).toBe('above');
  });

  it('takes update as edit, and list with show as read', () => {
    expect(granted([{ action: 'update', subject: 'users' }], 'users', 'edit')).toBe('yes');
    const halves = ['list', 'show'].map((action) => ({ action, subject: 'users' }));
    expect(granted(halves, 'users', 'read')).toBe('yes');
    expect(granted(halves.slice(1), 'users', 'read')).toBe('no');
  });

  it('S6.05 answers as the ability does, for any list', () => {
    fc.assert(
      fc.property(lists, (pairs) => {
        const ability = createAbility(pairs);
        for (const subject of subjects)
          for (const action of actions)
            expect(['yes', 'above'].includes(granted(pairs, subject, action))).toBe(
              ability.can(action, subject),
            );
      }),
      { numRuns: 500 },
    );
  });
});

describe('toggle', () => {
  it('gives back the same rights when done twice', () => {
    fc.assert(
      fc.property(lists, anySubject, anyAction, (pairs, subject, action) => {
        const twice = toggle(toggle(pairs, subject, action), subject, action);
        expect(rights(twice)).toEqual(rights(pairs));
        expect(granted(twice, subject, action)).toBe(granted(pairs, subject, action));
      }),
      { numRuns: 1000 },
    );
  });

  it('always changes what is not decided elsewhere, and nothing else otherwise', () => {
    fc.assert(
      fc.property(lists, anySubject, anyAction, (pairs, subject, action) => {
        const before = granted(pairs, subject, action);
        const after = toggle(pairs, subject, action);
        if (before === 'above' || before === 'taken') expect(after).toBe(pairs);
        else expect(granted(after, subject, action)).toBe(before === 'yes' ? 'no' : 'yes');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('tidy', () => {
  it('drops what a wider choice makes superfluous, and brings it back with the choice undone', () => {
    const stored = [{ action: 'edit', subject: 'users' }];
    const wide = toggle(toggle(stored, 'invoices', 'create'), 'all', 'manage');
    expect(tidy(wide, { stored, isShown })).toEqual([{ action: 'manage', subject: 'all' }]);
    const back = toggle(toggle(wide, 'all', 'manage'), 'invoices', 'create');
    expect(tidy(back, { stored, isShown })).toEqual(stored);
  });

  it('leaves a list alone that nobody touched, however redundant', () => {
    fc.assert(fc.property(lists, (stored) => void expect(tidy(stored, { stored, isShown })).toEqual(stored)));
  });

  it('never changes the rights, keeps what the editor cannot show, and has no new redundant pair', () => {
    fc.assert(
      fc.property(lists, clicks, (stored, wanted) => {
        const pairs = wanted.reduce<readonly Permission[]>(
          (before, [subject, action]) => toggle(before, subject, action),
          stored,
        );
        const saved = tidy(pairs, { stored, isShown });
        expect(rights(saved)).toEqual(rights(pairs));
        const isLost = (pair: Permission) => pairs.includes(pair) && !saved.includes(pair);
        expect(stored.filter((pair) => !isShown(pair) && isLost(pair))).toEqual([]);
        expect(stored.filter((pair) => Object.keys(pair).length > 2 && isLost(pair))).toEqual([]);
        expect(tidy(saved, { stored, isShown })).toEqual(saved);
      }),
      { numRuns: 1000 },
    );
  });
});
