import { DateInput } from 'react-admin';
import { defineInput } from '../inputView';
import { isDay } from './calendarDay';

/* what is no day is not shown, and not changed either: react-admin would turn it into another day (D-22) */
const format = (value: unknown) => (isDay(value) ? value : '');

export default defineInput<'date'>({
  Input: ({ field, isFilter: _, ...props }) => (
    <DateInput
      {...props}
      format={format}
      slotProps={{ htmlInput: { min: field.min, max: field.max ?? LAST_DAY } }}
    />
  ),
});

/* without an end, browsers take six-digit years */
const LAST_DAY = '9999-12-31';
