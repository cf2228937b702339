import type { Ability } from '../../model/access/ability';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';

/** The actions of an entity that this person has the right to, for single records, for a selection or for a whole list. */
export const permittedActions = (
  { actions }: Resource,
  on: 'row' | 'bulk' | 'list',
  ability: Ability,
): readonly ResolvedAction[] =>
  actions.filter(
    (action) => (action.on === on || (on !== 'list' && action.on === 'both')) && ability.can(...action.can),
  );
