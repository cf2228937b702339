import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useLabel } from '../../useEntity';
import { useGroupBy, useGroupWith } from './useGroupBy';

/** By what the rows are grouped; nothing where there is nothing to group by. */
export const GroupChoice = () => {
  const translate = useTranslate();
  const label = useLabel();
  const { fields, field } = useGroupBy();
  const groupWith = useGroupWith();
  if (fields.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={translate('app.list.group.label')}
      value={field?.name ?? ''}
      onChange={(event) => groupWith(fields.find(({ name }) => name === event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mx: 2, mt: 2, width: 'calc(100% - 32px)' }}
    >
      <option value="">{translate('app.list.group.nothing')}</option>
      {fields.map(({ name, label: labels }) => (
        <option key={name} value={name}>
          {label(labels)}
        </option>
      ))}
    </TextField>
  );
};
