import type { Ability } from './ability';

/** What both abilities give: nobody gains a right by looking through the eyes of another role. */
export const intersectAbilities = (own: Ability, role: Ability): Ability => ({
  pairs: role.pairs,
  can: (...right) => own.can(...right) && role.can(...right),
});
