import type { ActionPlace } from '../../model/rules/applyAction';
import type { Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import { isOwnAccount } from '../../model/rules/protection';
import type { Resource } from '../../model/resolved/resource';
import { matches, withoutFields } from '../../model/rules/rules';
import { narrowedToNext } from '../../model/rules/transitions';
import { isLocked } from '../../model/rules/writableValues';

/**
 * Is the record in a state to be edited or deleted, and not the account that nobody deletes themselves? A record that has
 * nothing left to type in, all of it being locked or brought by actions, is not edited.
 */
export const allows = (
  doing: 'edit' | 'delete',
  record: Row,
  {
    resource,
    kinds,
    me,
    closed,
  }: Pick<ActionPlace, 'me' | 'kinds' | 'closed'> & { readonly resource: Resource },
): boolean =>
  matches(withoutFields(resource.allows[doing], closed), record, { fields: resource.fields, kinds }) &&
  (doing === 'edit' ? hasOpenField(record, { resource, kinds }) : !isOwnAccount(resource, record['id'], me));

const hasOpenField = (
  record: Row,
  { resource, kinds }: { readonly resource: Resource; readonly kinds: Kinds },
) => {
  const context = { fields: resource.fields, kinds };
  return resource.fields.some(
    (field) =>
      field.views.includes('edit') &&
      !isLocked(field, record, context) &&
      matches(field.showWhen, record, context) &&
      !narrowedToNext(field, resource, record).readOnly,
  );
};
