import { createAliasResolver, createMongoAbility } from '@casl/ability';
import { abilityPairs, type AbilityPair } from './abilityPairs';

export type Ability = {
  readonly pairs: readonly AbilityPair[];
  /** May this person do this, to that? `field` only matters for guarded fields. Never throws. */
  can(action: string, subject: string, field?: string): boolean;
};

/* `read` covers list and show and nothing else; `update` is another name of edit (S6.05). */
const resolveAction = createAliasResolver({ read: ['list', 'show'], update: 'edit' });

/**
 * Builds the ability from whatever was saved, which {@link abilityPairs} reads (S6.01). What one entry takes away
 * no other gives back, wherever they stand.
 */
export const createAbility = (saved: unknown): Ability => {
  const pairs = abilityPairs(saved);
  // The last rule that fits decides, so those that take away go last.
  const inOrder = [...pairs.filter(({ inverted }) => !inverted), ...pairs.filter(({ inverted }) => inverted)];
  const rules = createMongoAbility(inOrder, { resolveAction });
  return {
    pairs,
    can: (action, subject, field) => rules.can(action, field === undefined ? subject : `${subject}.${field}`),
  };
};
