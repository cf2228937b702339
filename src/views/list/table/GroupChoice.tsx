import Box from '@mui/material/Box';
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
    <Box sx={{ px: 2, pt: 2 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('app.list.group.label')}
        value={field?.name ?? ''}
        onChange={(event) => groupWith(fields.find(({ name }) => name === event.target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{translate('app.list.group.nothing')}</option>
        {fields.map(({ name, label: labels }) => (
          <option key={name} value={name}>
            {label(labels)}
          </option>
        ))}
      </TextField>
    </Box>
  );
};
