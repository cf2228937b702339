import { addToDay, addToMoment, DAY_SECONDS } from './calendar';
import { refuse } from './fault';
import {
  add,
  compare,
  divide,
  fromDecimal,
  HUNDREDTH,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from './rational';
import {
  callType,
  commonType,
  demand,
  isNumeric,
  isOrdered,
  isZero,
  type FormulaType,
  type Typed,
  type TypeName,
  type Value,
} from './formulaType';

type Sum = (a: Rational, b: Rational) => Rational | null;

const partOf: Sum = (a, b) => multiply(multiply(a, b), HUNDREDTH);

const days = rational(BigInt(DAY_SECONDS));
const thousandth = fromDecimal('0.001');

/** What comes out of each operator between two types. What is not here is refused. */
export const arithmetic: Readonly<Record<string, readonly [result: TypeName, how: Sum] | undefined>> = {
  'number + number': ['number', add],
  'money + money': ['money', add],
  'percent + percent': ['percent', add],
  'duration + duration': ['duration', add],
  'date + duration': ['date', addToDay],
  'duration + date': ['date', (seconds, day) => addToDay(day, seconds)],
  'moment + duration': ['moment', addToMoment],
  'duration + moment': ['moment', (seconds, moment) => addToMoment(moment, seconds)],
  'number - number': ['number', subtract],
  'money - money': ['money', subtract],
  'percent - percent': ['percent', subtract],
  'duration - duration': ['duration', subtract],
  'date - duration': ['date', (day, seconds) => addToDay(day, negate(seconds))],
  'date - date': ['duration', (a, b) => multiply(subtract(a, b), days)],
  'moment - duration': ['moment', (moment, seconds) => addToMoment(moment, negate(seconds))],
  'moment - moment': ['duration', (a, b) => multiply(subtract(a, b), thousandth)],
  'number * number': ['number', multiply],
  'number * money': ['money', multiply],
  'money * number': ['money', multiply],
  'number * duration': ['duration', multiply],
  'duration * number': ['duration', multiply],
  'number * percent': ['number', partOf],
  'percent * number': ['number', partOf],
  'money * percent': ['money', partOf],
  'percent * money': ['money', partOf],
  'duration * percent': ['duration', partOf],
  'percent * duration': ['duration', partOf],
  'percent * percent': ['percent', partOf],
  'number / number': ['number', divide],
  'money / number': ['money', divide],
  'money / money': ['number', divide],
  'percent / number': ['percent', divide],
  'percent / percent': ['number', divide],
  'duration / number': ['duration', divide],
  'duration / duration': ['number', divide],
};

/** An operator before its value, between two, or `&&`, `||` and the comparisons. */
export const typeOperator = (operator: string, args: readonly Typed[], at: number): Typed => {
  const [left, right] = args;
  if (!left) return refuse(at, `${operator} has nothing beside it`);
  for (const part of args) if (part.type.of === 'nothing') refuse(part.at, ...withNothing(operator));
  if (!right) return operator === '-' ? negated(left, at) : opposite(left, at);
  if (operator === '&&' || operator === '||') return logical(operator, [left, right], at);
  const compares = comparisons[operator];
  return compares
    ? compared(compares, [left, right], { operator, at })
    : calculated(operator, [left, right], at);
};

const withNothing = (operator: string): [string, { readonly hint: string }] => [
  `${operator} with null is always null`,
  { hint: 'Ask for a missing value by isEmpty(field).' },
];

const negated = (part: Typed, at: number): Typed => {
  demand(part, ['number', 'money', 'percent', 'duration'], '-');
  const how = (value: Value): Value => (value === null ? null : negate(value as Rational));
  return {
    at,
    type: part.type,
    ...(part.literal !== undefined && { literal: how(part.literal) }),
    value: (read) => how(part.value(read)),
  };
};

const opposite = (part: Typed, at: number): Typed => {
  demand(part, ['boolean'], '!');
  return {
    at,
    type: { of: 'boolean' },
    value: (read) => {
      const value = part.value(read);
      return value === null ? null : !value;
    },
  };
};

/* A side that decides alone does so whether or not the other is known. */
const logical = (operator: '&&' | '||', [left, right]: readonly [Typed, Typed], at: number): Typed => {
  demand(left, ['boolean'], operator);
  demand(right, ['boolean'], operator);
  const decides = operator === '||';
  return {
    at,
    type: { of: 'boolean' },
    value: (read) => {
      const first = left.value(read);
      if (first === decides) return decides;
      const second = right.value(read);
      return second === decides ? decides : first === null || second === null ? null : !decides;
    },
  };
};

type Pair = readonly [left: Typed, right: Typed];

const comparisons: Readonly<Record<string, ((order: number) => boolean) | undefined>> = {
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const compared = (
  holds: (order: number) => boolean,
  [left, right]: Pair,
  { operator, at }: { readonly operator: string; readonly at: number },
): Typed => {
  const type = commonType([left, right]);
  if (!type)
    return refuse(
      at,
      `${callType(left.type)} ${operator} ${callType(right.type)} compares what is not alike`,
    );
  const isEquality = operator === '==' || operator === '!=';
  if (!isEquality && !isOrdered(left))
    refuse(at, `${operator} has no order for ${callType(left.type)}`, { hint: 'Write == or !=.' });
  refuseNever(left, right);
  return {
    at,
    type: { of: 'boolean' },
    value: (read) => {
      const [a, b] = [left.value(read), right.value(read)];
      return a === null || b === null ? null : holds(order(a, b));
    },
  };
};

const order = (a: Value, b: Value): number =>
  typeof a === 'object' && typeof b === 'object' ? compare(a as Rational, b as Rational) : Number(a !== b);

/** Refuses a comparison of two texts that have no value in common: a slip of the pen. */
export const refuseNever = (left: Typed, right: Typed): void => {
  const [one, other] = [left, right].map(({ type }) => (type.of === 'text' ? type.values : undefined));
  if (!one || !other || one.some((value) => other.includes(value))) return;
  const [word, among] = right.literal === undefined ? [left, other] : [right, one];
  const [to = ''] = (word === left ? one : other) ?? [];
  refuse(word.at, `"${to}" is none of its values`, { nearest: { to, of: among } });
};

const calculated = (operator: string, [left, right]: Pair, at: number): Typed => {
  const [one, other] = operator === '+' || operator === '-' ? asAlike(left, right) : [left.type, right.type];
  const rule = arithmetic[`${one.of} ${operator} ${other.of}`];
  const isMixed = one.of === 'money' && other.of === 'money' && one.currency !== other.currency;
  if (!rule || isMixed) {
    const message = `${callType(one)} ${operator} ${callType(other)} is nothing`;
    return refuse(at, message, { hint: hintFor(operator, one, other) });
  }
  const [result, how] = rule;
  return {
    at,
    type: result === 'money' ? (one.of === 'money' ? one : other) : ({ of: result } as FormulaType),
    value: (read) => {
      const [a, b] = [left.value(read), right.value(read)];
      return a === null || b === null ? null : how(a as Rational, b as Rational);
    },
  };
};

/* A zero that is written out is one of the other's unit. */
const asAlike = (left: Typed, right: Typed): [FormulaType, FormulaType] => {
  if (isZero(left) && isNumeric(right)) return [right.type, right.type];
  return isZero(right) && isNumeric(left) ? [left.type, left.type] : [left.type, right.type];
};

/* What whoever wrote it most likely wants. */
const hintFor = (operator: string, one: FormulaType, other: FormulaType): string => {
  const both = [one.of, other.of];
  if (one.of === 'money' && other.of === 'money')
    return operator === '*'
      ? 'An amount is multiplied by a number or a percentage.'
      : 'Amounts of two currencies are never one: let both be of the same.';
  if (both.includes('text')) return 'Texts are put together by concat(a, b).';
  if (both.includes('money') && both.includes('number'))
    return 'A number becomes an amount by its currency: money(5, "EUR").';
  if (both.includes('percent') && /[+-]/.test(operator))
    return 'A part is computed first: "price + price * rate". A number becomes a percentage by percentage(5).';
  if (both.includes('money') && both.includes('duration'))
    return 'A duration becomes a number by its unit: "rate * (time / duration(1, \'hours\'))".';
  if (both.includes('date') || both.includes('moment'))
    return 'A number becomes a duration by its unit: "due + duration(14, \'days\')".';
  const known = Object.keys(arithmetic).filter((rule) => rule.startsWith(`${one.of} ${operator} `));
  return known.length === 0 ? 'It is no number.' : `Valid: ${known.join(', ')}.`;
};
