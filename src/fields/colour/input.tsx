import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { TextInput, useSourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SeveralTexts } from '../drawing/SeveralTexts';
import { defineInput, type InputProps } from '../inputView';
import { formatText } from '../reading/formatText';
import { readColour } from './kind';

/* The code is typed, or chosen with what the browser has for colours: both say the same. */
const ColourInput = ({ field: _, isFilter: __, ...props }: InputProps<'colour'>) => {
  const translate = useTranslate();
  const name = useSourceContext().getSource(props.source);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const picker = (
    <InputAdornment position="start">
      <Picker
        type="color"
        aria-label={translate('app.form.pick', { label: props.label || '' })}
        value={readColour(formatText(value)) ?? '#000000'}
        onChange={({ target }) => setValue(name, target.value, { shouldDirty: true })}
      />
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      format={formatText}
      slotProps={{ htmlInput: hints, input: { startAdornment: picker }, inputLabel: { shrink: true } }}
    />
  );
};

export default defineInput<'colour'>({
  Input: ColourInput,
  Filter: ({ field: _, isFilter: __, ...props }) => (
    <SeveralTexts {...props} read={(text) => readColour(text) ?? text} />
  ),
});

const hints = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

const Picker = styled('input')({
  width: 32,
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
