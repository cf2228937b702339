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

/** An action is offered for a record when the record meets its rule; that is never a question of rights. */
export const qualifies = (
  action: ResolvedAction,
  record: Readonly<Record<string, unknown>>,
  { resource, kinds }: { readonly resource: Resource; readonly kinds: Kinds },
): boolean => matches(action.when, record, { fields: resource.fields, kinds });
