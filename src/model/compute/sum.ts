import { addDecimals } from '../values/decimal';
import type { Computing } from './computing';
import { numbersIn } from './numbersIn';

/** The sum over rows; zero when there are none. */
export const sum: Computing = {
  reads: 'rows',
  addsUp: true,
  of: (values) => {
    const numbers = numbersIn(values.flat());
    return numbers && addDecimals(numbers);
  },
};
