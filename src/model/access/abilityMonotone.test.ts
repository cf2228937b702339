import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { createAbility } from './ability';
import { abilityOfRoles } from './abilityOfRoles';

const actions = ['list', 'show', 'edit', 'approve'];
const subjects = ['users', 'users.credit', 'invoices'];

const rights = (ability: ReturnType<typeof createAbility>): string[] =>
  subjects.flatMap((subject) =>
    actions.filter((action) => ability.can(action, subject)).map((action) => `${action} ${subject}`),
  );

const pair = fc.record({
  action: fc.constantFrom(...actions, 'read', 'update', 'manage', 'dance'),
  subject: fc.constantFrom(...subjects, 'all', 'moon'),
});
const saved = fc.array(fc.oneof({ weight: 9, arbitrary: pair }, fc.anything()), { maxLength: 6 });

describe('the ability, for any saved list', () => {
  it('B7 is monotone: adding a pair never takes a right away', () => {
    fc.assert(
      fc.property(saved, pair, fc.nat(6), (pairs, added, place) => {
        const more = new Set(rights(createAbility(pairs.toSpliced(place, 0, added))));
        expect(rights(createAbility(pairs)).filter((right) => !more.has(right))).toEqual([]);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('B7 gives a person with several roles what any of the roles gives, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.array(pair, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (roles) => {
        const any = new Set(roles.flatMap((role) => rights(abilityOfRoles([role]))));
        expect(new Set(rights(abilityOfRoles(roles)))).toEqual(any);
      }),
      { numRuns: 500 },
    );
  });

  it('S6.02 gives the rights of nobody without a role, or with roles that are empty or no list', () => {
    for (const roles of [[], [[]], [undefined, 'manage', { action: 'manage', subject: 'all' }]])
      expect(abilityOfRoles(roles).pairs).toEqual([{ action: 'read', subject: 'Auth' }]);
  });
});
