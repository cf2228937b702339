import { isEmpty } from '../../values/comparable';
import { refuse } from '../fault';
import { refuseNever, typeOperator } from '../operators';
import { callType, commonType, demand, type FormulaType, type Typed } from '../formulaType';
import type { FormulaFunction } from './function';

const ANY = Number.POSITIVE_INFINITY;

export const choosing: Readonly<Record<string, FormulaFunction>> = {
  if: {
    call: 'if(condition, a, b)',
    doc: 'The first where the condition holds, else the second: also where nobody knows whether it does. The same as `condition ? a : b`.',
    takes: [3, 3],
    takesNothing: true,
    of: ([condition, ...branches], at) => {
      demand(condition, ['boolean'], 'if');
      const [one, other] = branches as [Typed, Typed];
      return {
        type: oneType(branches, at, 'if'),
        value: (read) => (condition.value(read) === true ? one : other).value(read),
      };
    },
  },
  coalesce: {
    call: 'coalesce(a, b, …)',
    doc: 'The first that is not missing.',
    takes: [2, ANY],
    takesNothing: true,
    of: (args, at) => ({
      type: oneType(args, at, 'coalesce'),
      value: (read) => {
        for (const arg of args) {
          const value = arg.value(read);
          if (value !== null) return value;
        }
        return null;
      },
    }),
  },
  isEmpty: {
    call: 'isEmpty(value)',
    doc: 'Whether it is missing: no value, a blank text, an empty list.',
    takes: [1, 1],
    of: ([part]) => ({
      type: { of: 'boolean' },
      value: (read) => {
        const value = part.value(read);
        return isEmpty(value);
      },
    }),
  },
  oneOf: {
    call: "oneOf(value, 'a', 'b', …)",
    doc: 'Whether it is one of the others.',
    takes: [2, ANY],
    of: ([value, ...others], at) => {
      for (const other of others) refuseNever(value, other);
      return others
        .map((other) => typeOperator('==', [value, other], at))
        .reduce((any, each) => typeOperator('||', [any, each], at));
    },
  },
};

const oneType = (args: readonly Typed[], at: number, name: string): FormulaType => {
  const types = [...new Set(args.map(({ type }) => callType(type)))];
  const hint = 'Let all be of one type and unit.';
  return commonType(args) ?? refuse(at, `${name} of ${types.join(' and ')} is nothing`, { hint });
};
