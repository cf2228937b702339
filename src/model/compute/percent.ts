import { multiplyDecimals, type Decimal } from '../values/decimal';
import type { Computing } from './computing';
import { numbersIn } from './numbersIn';

/** So many hundredths of an amount: 19 of "79.00" is "15.01". */
export const percent: Computing = {
  reads: 'number',
  operands: 2,
  of: (values): Decimal | undefined => {
    const numbers = numbersIn(values);
    return numbers?.length === values.length ? multiplyDecimals([...numbers, '0.01']) : undefined;
  },
};
