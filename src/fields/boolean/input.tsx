import { styled } from '@mui/material/styles';
import { useInput, type InputProps as AdminInputProps } from 'react-admin';
import { HelperLine } from '../drawing/helperLine';
import { defineInput, type InputProps } from '../inputView';
import { lazyPart } from '../../parts/lazyPart';

/* A form never asks for "no matter", so only a filter downloads it. */
const Filter = lazyPart(async () => (await import('./AnyYesNo')).AnyYesNo);

export default defineInput<'boolean'>({
  /* The browser's own checkbox drawn as a switch: nothing to download but its looks. */
  Input: function BooleanInput({
    field: _,
    isFilter: __,
    helperText,
    readOnly: _locked,
    ...props
  }: InputProps<'boolean'>) {
    const { field: form, fieldState, id } = useInput(props as AdminInputProps);
    const { value, onChange, ...rest } = form;
    return (
      <div>
        <Row htmlFor={id}>
          <Switch
            {...rest}
            id={id}
            type="checkbox"
            role="switch"
            checked={value === true}
            aria-checked={value === true}
            aria-invalid={fieldState.invalid}
            aria-describedby={`${id}-helper-text`}
            onChange={(event) => onChange(event.target.checked)}
          />
          {props.label}
        </Row>
        <HelperLine id={`${id}-helper-text`} error={fieldState.error?.message} helperText={helperText} />
      </div>
    );
  },
  Filter,
});

const Row = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  cursor: 'pointer',
});

const Switch = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: 38,
  height: 22,
  margin: 0,
  borderRadius: 11,
  border: `2px solid ${theme.palette.text.secondary}`,
  position: 'relative',
  cursor: 'inherit',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '2px auto 2px 2px',
    width: 14,
    borderRadius: 7,
    backgroundColor: theme.palette.text.secondary,
    transition: 'transform 120ms',
  },
  '&:checked': { backgroundColor: theme.palette.primary.main, borderColor: theme.palette.primary.main },
  '&:checked::before': { transform: 'translateX(16px)', backgroundColor: theme.palette.primary.contrastText },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&:disabled': { opacity: 0.5 },
  '@media (prefers-reduced-motion: reduce)': { '&::before': { transition: 'none' } },
  '@media (forced-colors: active)': { appearance: 'auto', width: 18, height: 18 },
}));
