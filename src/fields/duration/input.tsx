import { TextInput, useLocale } from 'react-admin';
import { useTypedText } from '../drawing/useTypedText';
import { defineInput, type InputProps } from '../inputView';
import { isNumeric } from '../number/kind';
import { unitOf } from './kind';
import { formatSpan, readSpan } from './span';

const DurationInput = ({ field, isFilter: _, ...props }: InputProps<'duration'>) => {
  const locale = useLocale();
  const text = useTypedText({
    read: (typed) => readSpan(typed, unitOf(field)),
    write: (value) => (isNumeric(value) ? formatSpan(Number(value), unitOf(field), locale) : undefined),
  });
  return <TextInput {...props} {...text} slotProps={{ htmlInput: { autoComplete: 'off' } }} />;
};

export default defineInput<'duration'>({ Input: DurationInput });
