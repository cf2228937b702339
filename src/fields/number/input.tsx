import InputAdornment from '@mui/material/InputAdornment';
import { useSourceContext, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { defineInput } from '../inputView';
import { useUnit } from '../drawing/useUnit';
import { isNumeric } from './kind';

export default defineInput<'number'>({
  Input: function NumberKindInput({ field, isFilter: _, ...props }) {
    const typed: unknown = useWatch({ name: useSourceContext().getSource(props.source) });
    const unit = useUnit(field.unit)(isNumeric(typed) ? Number(typed) : MANY);
    const adornment = unit && <InputAdornment position="end">{unit}</InputAdornment>;
    /* limits are checked by the kind, in the reader's language, not by the browser */
    return <NumberInput {...props} step="any" slotProps={{ input: { endAdornment: adornment } }} />;
  },
});

/* As long as there is no number. */
const MANY = 2;
