import type { ActionPlace } from '../../model/rules/applyAction';
import type { Row } from '../../model/values/comparable';
import { isOwnAccount } from '../../model/rules/protection';
import type { Resource } from '../../model/resolved/resource';
import { matches } from '../../model/rules/rules';

/** Is the record in a state to be edited or deleted, and not the account that nobody deletes themselves? */
export const allows = (
  doing: 'edit' | 'delete',
  record: Row,
  { resource, kinds, me }: Pick<ActionPlace, 'me' | 'kinds'> & { readonly resource: Resource },
): boolean =>
  matches(resource.allows[doing], record, { fields: resource.fields, kinds }) &&
  !(doing === 'delete' && isOwnAccount(resource, record['id'], me));
