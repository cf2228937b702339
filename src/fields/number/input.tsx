import InputAdornment from '@mui/material/InputAdornment';
import { useLocale } from 'ra-core';
import { NumberInput } from 'ra-ui-materialui';
import { pick, resolveLabel } from '../../model/labels';
import { defineInput } from '../inputView';

export default defineInput<'number'>({
  Input: function NumberKindInput({ field, isFilter: _, ...props }) {
    const locale = useLocale();
    const unit = field.unit === undefined ? undefined : pick(resolveLabel(field.unit), locale);
    const adornment = unit && <InputAdornment position="end">{unit}</InputAdornment>;
    /* limits are checked by the kind, in the reader's language, not by the browser */
    return <NumberInput {...props} step="any" slotProps={{ input: { endAdornment: adornment } }} />;
  },
});
