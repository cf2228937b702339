import type { Ability } from '../../model/ability';
import type { Kinds } from '../../model/kind';
import { matches } from '../../model/rules';
import type { ResolvedAction, Resource } from '../../model/resource';

/** The actions of an entity that this person has the right to, for single records or for a selection. */
export const permittedActions = (
  { actions }: Resource,
  on: 'row' | 'bulk',
  ability: Ability,
): readonly ResolvedAction[] =>
  actions.filter((action) => (action.on === on || action.on === 'both') && ability.can(...action.can));

/** Is the record in a state to be edited or deleted? */
export const allows = (
  doing: 'edit' | 'delete',
  record: Readonly<Record<string, unknown>>,
  { resource, kinds }: { readonly resource: Resource; readonly kinds: Kinds },
): boolean => matches(resource.allows[doing], record, { fields: resource.fields, kinds });
