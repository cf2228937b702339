import { createAbility, type Ability } from './ability';

/**
 * What a person with these roles may do: everything that any of them gives. Each entry is the saved ability of
 * one role; without a single pair it is the ability of nobody (S6.02). A role alone previews that role.
 */
export const abilityOfRoles = (saved: readonly unknown[]): Ability => {
  const pairs = saved.filter((each): each is unknown[] => Array.isArray(each)).flat();
  return createAbility(pairs.length > 0 ? pairs : undefined);
};
