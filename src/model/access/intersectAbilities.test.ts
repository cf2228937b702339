import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { createAbility } from './ability';
import { intersectAbilities } from './intersectAbilities';

const pair = fc.record({
  action: fc.constantFrom('list', 'show', 'edit', 'read', 'manage', 'approve'),
  subject: fc.constantFrom('users', 'users.credit', 'invoices', 'all'),
  inverted: fc.constantFrom(undefined, true),
});
const action = fc.constantFrom('list', 'show', 'edit', 'approve');
const subject = fc.constantFrom('users', 'invoices');
const field = fc.constantFrom(undefined, 'credit');

it('gives a right that both give, and never any other', () => {
  fc.assert(
    fc.property(fc.array(pair), fc.array(pair), fc.tuple(action, subject, field), (mine, theirs, right) => {
      const [own, role] = [createAbility(mine), createAbility(theirs)];
      expect(intersectAbilities(own, role).can(...right)).toBe(own.can(...right) && role.can(...right));
    }),
    { numRuns: runs(2000) },
  );
});
