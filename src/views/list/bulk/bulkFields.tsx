import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslate } from 'react-admin';
import { useAbility, useModel } from '../../../fields/AdminContext';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { narrowedToNext } from '../../../model/rules/transitions';
import { writableValues } from '../../../model/rules/writableValues';
import { isEmpty, type Row } from '../../../model/values/comparable';
import { useEntity, useLabel } from '../../useEntity';

/** The declared fields that this person may change; none of them has to be filled in. What is locked is said record by record. */
export const useBulkFields = (): readonly ResolvedField[] =>
  useDeclared().map((field) => ({
    ...field,
    default: undefined,
    required: false,
    requiredWhen: undefined,
    showWhen: undefined,
    readOnlyWhen: undefined,
  }));

/* Of a state what no action brings: which states may follow is said record by record. */
const useDeclared = (): readonly ResolvedField[] => {
  const resource = useEntity();
  const { fields, list, subject } = resource;
  const ability = useAbility();
  return fields
    .filter(
      ({ name, guarded }) => list.bulkEdit.includes(name) && (!guarded || ability.can('edit', subject, name)),
    )
    .map((field) => narrowedToNext(field, resource, {}))
    .filter(({ readOnly }) => !readOnly);
};

/** What of the form is written into the records: what is filled in, and nothing into the fields that are to be emptied. */
export const useFilled = (fields: readonly ResolvedField[], emptied: readonly string[]) => {
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  return (form: Row): Row => {
    const asked = { ...resource, fields };
    const written = writableValues(form, { resource: asked, view: 'edit', kinds, ability });
    const values = Object.entries(written).filter(([, value]) => !isEmpty(value));
    return { ...Object.fromEntries(values), ...Object.fromEntries(emptied.map((name) => [name, null])) };
  };
};

type EmptiedProps = {
  readonly emptied: readonly string[];
  readonly onChange: (emptied: readonly string[]) => void;
};

/** Which fields are to be emptied: what is left blank in the form stays as it is. */
export const Emptied = ({ emptied, onChange }: EmptiedProps) => {
  const label = useLabel();
  const translate = useTranslate();
  const fields = useDeclared().filter(({ required }) => !required);
  if (fields.length === 0) return null;
  return (
    <FormGroup row role="group" aria-label={translate('app.bulkEdit.empty')} sx={{ alignItems: 'center' }}>
      <span aria-hidden style={{ marginInlineEnd: 12 }}>
        {translate('app.bulkEdit.empty')}
      </span>
      {fields.map(({ name, label: words }) => (
        <FormControlLabel
          key={name}
          label={label(words)}
          control={
            <Checkbox
              size="small"
              checked={emptied.includes(name)}
              onChange={(_, isOn) =>
                onChange(isOn ? [...emptied, name] : emptied.filter((each) => each !== name))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
};
