import TextField from '@mui/material/TextField';
import { useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { KindName } from '../../config/fieldKinds';
import { fieldText } from '../../model/answers/fieldText';
import { useWording } from '../useWording';
import type { InputProps } from '../inputView';

/** The input of a kind that nobody types: its value in words. */
export const ReadOnlyText = ({ field, source, label }: InputProps<KindName>) => {
  const wording = useWording();
  const { getSource } = useSourceContext();
  const value: unknown = useFormContext().getValues(getSource(source));
  return (
    <TextField
      label={label}
      value={fieldText(value, field, wording) ?? ''}
      fullWidth
      slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
};
