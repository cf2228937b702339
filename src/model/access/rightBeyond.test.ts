import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { createAbility } from './ability';
import { mayGive, rightBeyond } from './rightBeyond';

const ability = (...pairs: readonly [action: string, subject: string, inverted?: true][]) =>
  createAbility(
    pairs.map(([action, subject, inverted]) => ({ action, subject, ...(inverted && { inverted }) })),
  );

const named = fc.record({
  action: fc.constantFrom('list', 'show', 'read', 'edit', 'update', 'manage', 'pay'),
  subject: fc.constantFrom('users', 'users.credit', 'invoices', 'all'),
});
const anyAbility = fc
  .array(
    fc.oneof(
      named,
      named.map((pair) => ({ ...pair, inverted: true })),
    ),
    { maxLength: 6 },
  )
  .map(createAbility);

/* Those that no pair names, too. */
const actions = ['list', 'show', 'edit', 'manage', 'pay', 'dance'];
const subjects = ['users', 'users.credit', 'invoices', 'all', 'moon'];
const everyRight = subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));

describe('the right that nobody has who gives it', () => {
  it('is found exactly where an ability gives any right that none of the known ones gives', () => {
    fc.assert(
      fc.property(anyAbility, anyAbility, anyAbility, (given, before, own) => {
        const isBeyond = everyRight.some(
          ({ action, subject }) =>
            given.can(action, subject) && !before.can(action, subject) && !own.can(action, subject),
        );
        expect(rightBeyond(given, [before, own]) !== undefined).toBe(isBeyond);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('is called as it was given, and not by one of those that it covers', () => {
    const own = ability(['edit', 'users'], ['list', 'invoices']);
    expect(rightBeyond(ability(['edit', 'users'], ['manage', 'all']), [own])).toEqual({
      action: 'manage',
      subject: 'all',
    });
    expect(rightBeyond(ability(['read', 'invoices']), [own])).toEqual({
      action: 'show',
      subject: 'invoices',
    });
  });

  it('is one that an entry took away, where that entry goes', () => {
    const own = ability(['edit', 'roles']);
    const before = ability(['manage', 'users'], ['delete', 'users', true]);
    const given = ability(['manage', 'users']);
    expect(rightBeyond(given, [before, own])).toEqual({ action: 'delete', subject: 'users' });
    expect(rightBeyond(given, [before, ability(['delete', 'users'])])).toBeUndefined();
  });

  it('is none to whoever may do everything', () => {
    const all = ability(['manage', 'all']);
    for (const { action, subject } of everyRight) expect(mayGive(all, { action, subject })).toBe(true);
    expect(mayGive(ability(['list', 'users']), { action: 'read', subject: 'users' })).toBe(false);
    expect(mayGive(ability(['read', 'users']), { action: 'read', subject: 'users' })).toBe(true);
    expect(mayGive(ability(['edit', 'users']), { action: 'update', subject: 'users' })).toBe(true);
  });
});
