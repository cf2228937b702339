import InputAdornment from '@mui/material/InputAdornment';
import { useLocale, TextInput } from 'react-admin';
import { useState } from 'react';
import { defineInput } from '../inputView';
import { decimalSignOf, readNumber } from '../reading/writtenNumber';
import { padDecimal, toDecimal } from '../../model/values/decimal';
import { digitsOf } from './currency';

type Typed = { readonly text: string; readonly value: string | null };

/**
 * The form holds the exact decimal, the box what was typed: "12," on the way to "12,5" must not be
 * rewritten under the fingers. What cannot be read is kept as it is, so that validation can name it.
 */
const useAmountText = (digits: number) => {
  const sign = decimalSignOf(useLocale());
  const [typed, setTyped] = useState<Typed>({ text: '', value: null });
  const parse = (text: string) => {
    const value = text.trim() === '' ? null : (readNumber(text, sign) ?? text);
    setTyped({ text, value });
    return value;
  };
  const format = (value: unknown) => {
    if (value !== null && value === typed.value) return typed.text;
    const amount = toDecimal(value);
    if (amount !== undefined) return padDecimal(amount, digits).replace('.', sign);
    return typeof value === 'string' ? value : '';
  };
  /* left, it reads as amounts are written */
  const onBlur = () => setTyped({ text: '', value: null });
  return { parse, format, onBlur };
};

export default defineInput<'money'>({
  Input: function MoneyInput({ field, isFilter: _, ...props }) {
    const text = useAmountText(digitsOf(field));
    const currency = <InputAdornment position="end">{field.currency}</InputAdornment>;
    return (
      <TextInput
        {...props}
        {...text}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          input: { endAdornment: currency },
        }}
      />
    );
  },
});
