import { TextInput } from 'react-admin';
import { defineInput } from '../inputView';
import { isClock } from './clock';

/* The browser's own box shows nothing but a time; what is none stays as it is stored until somebody writes another. */
const format = (value: unknown) => (typeof value === 'string' && isClock(value) ? value : '');

export default defineInput<'time'>({
  Input: ({ field: _, isFilter: __, ...props }) => (
    <TextInput {...props} type="time" format={format} slotProps={{ inputLabel: { shrink: true } }} />
  ),
});
