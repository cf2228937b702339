import type { Ability } from '../../model/access/ability';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';

/** The actions of an entity that this person has the right to, for single records or for a selection. */
export const permittedActions = (
  { actions }: Resource,
  on: 'row' | 'bulk',
  ability: Ability,
): readonly ResolvedAction[] =>
  actions.filter((action) => (action.on === on || action.on === 'both') && ability.can(...action.can));
