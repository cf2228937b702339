import type { ActionPlace } from '../../model/applyAction';
import type { Row } from '../../model/comparable';
import { isOwnAccount } from '../../model/protection';
import type { Resource } from '../../model/resource';
import { matches } from '../../model/rules';

/** Is the record in a state to be edited or deleted, and not the account that nobody deletes themselves? */
export const allows = (
  doing: 'edit' | 'delete',
  record: Row,
  { resource, kinds, me }: Pick<ActionPlace, 'me' | 'kinds'> & { readonly resource: Resource },
): boolean =>
  matches(resource.allows[doing], record, { fields: resource.fields, kinds }) &&
  !(doing === 'delete' && isOwnAccount(resource, record['id'], me));
