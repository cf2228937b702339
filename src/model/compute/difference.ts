import { isEmpty } from '../values/comparable';
import { addDecimals, multiplyDecimals } from '../values/decimal';
import type { Computing } from './computing';
import { numbersIn } from './numbersIn';

/** The first value less the others, which may be missing. */
export const difference: Computing = {
  reads: 'number',
  addsUp: true,
  of: (values) => {
    const [first, ...others] = numbersIn(values) ?? [];
    if (first === undefined || isEmpty(values[0])) return undefined;
    return addDecimals([first, multiplyDecimals(['-1', addDecimals(others)])]);
  },
};
