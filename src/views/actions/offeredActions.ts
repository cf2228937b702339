import type { Ability } from '../../model/ability';
import type { ActionPlace } from '../../model/applyAction';
import type { Row } from '../../model/comparable';
import { isOwnAccount } from '../../model/protection';
import { matches } from '../../model/rules';
import type { ResolvedAction, Resource } from '../../model/resource';

/** The actions of an entity that this person has the right to, for single records or for a selection. */
export const permittedActions = (
  { actions }: Resource,
  on: 'row' | 'bulk',
  ability: Ability,
): readonly ResolvedAction[] =>
  actions.filter((action) => (action.on === on || action.on === 'both') && ability.can(...action.can));

/** Is the record in a state to be edited or deleted, and not the account that nobody deletes themselves? */
export const allows = (
  doing: 'edit' | 'delete',
  record: Row,
  { resource, kinds, me }: Pick<ActionPlace, 'me' | 'kinds'> & { readonly resource: Resource },
): boolean =>
  matches(resource.allows[doing], record, { fields: resource.fields, kinds }) &&
  !(doing === 'delete' && isOwnAccount(resource, record['id'], me));
