import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';
import { defineInput } from '../inputView';

export default defineInput<'percent'>({
  Input: ({ field: _, isFilter: __, ...props }) => (
    <NumberInput
      {...props}
      step="any"
      slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
    />
  ),
});
