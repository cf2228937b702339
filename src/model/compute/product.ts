import { multiplyDecimals, type Decimal } from '../values/decimal';
import type { Computing } from './computing';
import { numbersIn } from './numbersIn';

/** All values multiplied; nothing while one is missing. */
export const product: Computing = {
  reads: 'number',
  of: (values): Decimal | undefined => {
    const numbers = numbersIn(values);
    return numbers?.length === values.length ? multiplyDecimals(numbers) : undefined;
  },
};
