import InputAdornment from '@mui/material/InputAdornment';
import { useLocale, TextInput } from 'react-admin';
import { useTypedText } from '../drawing/useTypedText';
import { defineInput } from '../inputView';
import { decimalSignOf, readNumber } from '../reading/writtenNumber';
import { padDecimal, toDecimal } from '../../model/values/decimal';
import { digitsOf } from './currency';

export default defineInput<'money'>({
  Input: function MoneyInput({ field, isFilter: _, ...props }) {
    const sign = decimalSignOf(useLocale());
    const text = useTypedText({
      read: (typed) => readNumber(typed, sign),
      write: (value) => {
        const amount = toDecimal(value);
        return amount && padDecimal(amount, digitsOf(field)).replace('.', sign);
      },
    });
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
