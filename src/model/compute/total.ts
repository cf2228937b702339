import { addDecimals } from '../values/decimal';
import type { Computing } from './computing';
import { numbersIn } from './numbersIn';

/** The sum of fields; nothing when none of them has a value. */
export const total: Computing = {
  reads: 'number',
  addsUp: true,
  of: (values) => {
    const numbers = numbersIn(values);
    return numbers && numbers.length > 0 ? addDecimals(numbers) : undefined;
  },
};
