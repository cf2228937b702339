import { refuse } from '../fault';
import { typeOperator } from '../operators';
import {
  add,
  compare,
  divide,
  fromDecimal,
  multiply,
  negate,
  rational,
  subtract,
  toDigits,
  ZERO,
  type Rational,
} from '../rational';
import {
  callType,
  commonType,
  demand,
  isNumeric,
  isOrdered,
  type FormulaType,
  type Typed,
  type Value,
} from '../formulaType';
import { strict, writtenText, type FormulaFunction } from './function';

const ANY = Number.POSITIVE_INFINITY;

export const numbers: Readonly<Record<string, FormulaFunction>> = {
  round: {
    call: 'round(value, digits)',
    doc: 'With so many decimals, none unless said; a half goes away from zero.',
    takes: [1, 2],
    of: ([value, digits]) => {
      demand(value, ['number', 'money', 'percent'], 'round');
      const places = digitsOf(digits);
      return strict(value.type, [value], (number: Rational) => fromDecimal(toDigits(number, places)));
    },
  },
  abs: {
    call: 'abs(value)',
    doc: 'Without its sign.',
    takes: [1, 1],
    of: ([value]) => {
      demand(value, ['number', 'money', 'percent', 'duration'], 'abs');
      return strict(value.type, [value], (number: Rational) => (number.n < 0n ? negate(number) : number));
    },
  },
  min: {
    call: 'min(a, b, …)',
    doc: 'The least, or the first of dates and moments.',
    takes: [2, ANY],
    of: (args, at) => extreme(args, at, -1),
  },
  max: {
    call: 'max(a, b, …)',
    doc: 'The greatest, or the last of dates and moments.',
    takes: [2, ANY],
    of: (args, at) => extreme(args, at, 1),
  },
  total: {
    call: 'total(a, b, …)',
    doc: 'The sum; missing ones count as nothing, and it is missing where all are.',
    takes: [2, ANY],
    of: (args, at) => {
      const type = alike(args, at, 'total');
      return {
        type,
        value: (read) => {
          const known = args.map((arg) => arg.value(read)).filter((value) => value !== null);
          return known.length === 0 ? null : sumOf(known as Rational[]);
        },
      };
    },
  },
  difference: {
    call: 'difference(a, b, …)',
    doc: 'The first less the others; missing ones of these count as nothing.',
    takes: [2, ANY],
    of: (args, at) => {
      const type = alike(args, at, 'difference');
      return {
        type,
        value: (read) => {
          const [first, ...others] = args.map((arg) => arg.value(read));
          const known = others.filter((value) => value !== null);
          return first ? subtract(first as Rational, sumOf(known as Rational[])) : null;
        },
      };
    },
  },
  product: {
    call: 'product(a, b, …)',
    doc: 'All multiplied, as by `*`.',
    takes: [2, ANY],
    of: ([first, ...others], at) =>
      others.reduce<Typed>((product, each) => typeOperator('*', [product, each], at), first),
  },
  percent: {
    call: 'percent(amount, rate)',
    doc: 'So much of it as the percentage says, as `amount * rate`.',
    takes: [2, 2],
    of: ([amount, rate], at) => {
      demand(rate, ['percent'], 'the rate of percent');
      return typeOperator('*', [amount, rate], at);
    },
  },
  share: {
    call: 'share(part, whole)',
    doc: 'The percentage that the part is; missing where the whole is zero.',
    takes: [2, 2],
    of: (args, at) => {
      alike(args, at, 'share');
      return strict({ of: 'percent' }, args, (part: Rational, whole: Rational) =>
        divide(multiply(part, rational(100n)), whole),
      );
    },
  },
  sum: {
    call: 'sum(rows.member)',
    doc: 'The sum over all rows; missing ones count as nothing, and of no rows it is zero.',
    takes: [1, 1],
    of: ([rows]) => {
      const member = rows.type.of === 'rows' ? rows.type.member : undefined;
      if (!member || !isNumeric({ ...rows, type: member }))
        return refuse(rows.at, `sum needs numbers or amounts in rows, not ${callType(rows.type)}`, {
          hint: 'Write the rows and their member: "sum(items.total)".',
        });
      return strict(member, [rows], sumOf);
    },
  },
  count: {
    call: 'count(list)',
    doc: 'How many rows or entries there are.',
    takes: [1, 1],
    of: ([list]) => {
      demand(list, ['list'], 'count');
      return strict({ of: 'number' }, [list], (values: readonly Value[]) => rational(BigInt(values.length)));
    },
  },
  money: {
    call: "money(number, 'EUR')",
    doc: 'The number as an amount of a currency.',
    takes: [2, 2],
    of: ([number, code]) => {
      demand(number, ['number'], 'money');
      const currency = writtenText(code, 'the currency of money');
      if (!/^[A-Z]{3}$/.test(currency))
        refuse(code.at, `"${currency}" is no currency`, { hint: 'Write its code of ISO 4217: "EUR".' });
      return { type: { of: 'money', currency }, value: number.value };
    },
  },
  percentage: {
    call: 'percentage(number)',
    doc: 'The number as a percentage: `percentage(19)` is 19 %.',
    takes: [1, 1],
    of: ([number]) => {
      demand(number, ['number'], 'percentage');
      return { type: { of: 'percent' }, value: number.value };
    },
  },
};

const MOST_DIGITS = 10;

const digitsOf = (digits: Typed | undefined): number => {
  if (!digits) return 0;
  const { literal } = digits;
  const value = literal !== null && typeof literal === 'object' && 'n' in literal ? literal : undefined;
  const isFit = value?.d === 1n && value.n >= 0n && value.n <= BigInt(MOST_DIGITS);
  return isFit
    ? Number(value.n)
    : refuse(digits.at, 'the digits of round are written out', {
        hint: `A whole number from 0 to ${MOST_DIGITS}.`,
      });
};

const sumOf = (values: readonly Rational[]): Rational => values.reduce(add, ZERO);

const alike = (args: readonly Typed[], at: number, name: string): FormulaType => {
  for (const arg of args) demand(arg, ['number', 'money', 'percent', 'duration'], name);
  return commonType(args) ?? mixed(args, at, name);
};

const mixed = (args: readonly Typed[], at: number, name: string): never => {
  const types = [...new Set(args.map(({ type }) => callType(type)))];
  return refuse(at, `${name} of ${types.join(' and ')} is nothing`, {
    hint: 'Let all be of one type and unit.',
  });
};

const extreme = (args: readonly Typed[], at: number, sign: 1 | -1) => {
  const name = sign === 1 ? 'max' : 'min';
  const type = commonType(args) ?? mixed(args, at, name);
  for (const arg of args)
    if (!isOrdered(arg)) refuse(arg.at, `${name} has no order for ${callType(arg.type)}`);
  return strict(type, args, (...values: readonly Rational[]) =>
    values.reduce((best, each) => (compare(each, best) * sign > 0 ? each : best)),
  );
};
