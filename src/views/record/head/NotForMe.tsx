import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useAbility } from '../../../fields/AdminContext';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { actionFault } from '../../../model/rules/applyAction';
import { pathsOf } from '../../../model/rules/rules';
import { isPlainObject } from '../../../model/values/plainObject';
import { useActionPlace } from '../../actions/useActionPlace';
import { WhoGrants } from '../../states/Denied';
import { useDeniedText } from '../../useDeniedText';
import { useEntity } from '../../useEntity';

type NotForMeProps = { readonly field: ResolvedField; readonly record: RaRecord };

/**
 * Below the advice to a state: which of the actions that go by this state the record is open to, but whoever reads it is
 * not, and whom to ask. For others they are buttons beside the title.
 */
export const NotForMe = ({ field, record }: NotForMeProps) => {
  const resource = useEntity();
  const ability = useAbility();
  const place = useActionPlace(resource);
  const textOf = useDeniedText();
  if (!isAdvised(field, record)) return null;
  const denied = resource.actions.filter(
    (action) =>
      pathsOf(action.when).includes(field.name) &&
      !ability.can(...action.can) &&
      actionFault(action, record, place) === undefined,
  );
  return denied.map(({ name, can: [action, subject] }) => (
    <Typography key={name} variant="body2" color="textSecondary">
      {textOf({ action, subject })} <WhoGrants />
    </Typography>
  ));
};

/* Whether its value comes with an advice. */
const isAdvised = (field: ResolvedField, record: RaRecord): boolean => {
  const values: unknown = 'values' in field ? field.values : undefined;
  const value = isPlainObject(values) && values[String(record[field.name])];
  return isPlainObject(value) && value['advice'] !== undefined;
};
