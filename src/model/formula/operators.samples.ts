import type { Temporal } from 'temporal-polyfill';
import {
  dateLater,
  daysFrom,
  isSame,
  minus,
  momentLater,
  ofHundred,
  order,
  over,
  plus,
  secondsFrom,
  times,
  whole,
  type Fraction,
  type Known,
} from './oracle.samples';
import {
  counted,
  currencies,
  fieldOf,
  ordered,
  single,
  withMissing,
  type Currency,
  type Production,
  type TypeOfMade,
} from './production.samples';

type Date = Temporal.PlainDate;
type Moment = Temporal.Instant;

const levels: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};

type Infix = readonly [
  left: TypeOfMade,
  operator: string,
  right: TypeOfMade,
  gives: TypeOfMade,
  of: (a: never, b: never) => unknown,
];

const infix = ([left, operator, right, gives, of]: Infix): Production => {
  const level = levels[operator] ?? 0;
  const isUnit = (type: TypeOfMade) => currencies.includes(type as Currency);
  const [one, other] = [left, right].map((type) => (isUnit(type) ? 'money' : type));
  return {
    name: operator in { '+': 1, '-': 1, '*': 1, '/': 1 } ? `${one} ${operator} ${other}` : operator,
    gives,
    takes: [left, right],
    write: (a, b) => `${a} ${operator} ${b}`,
    of,
    binds: level,
    needs: [level, level + 1],
  };
};

const sums: readonly Infix[] = [
  ...counted.flatMap((type): Infix[] => [
    [type, '+', type, type, plus],
    [type, '-', type, type, minus],
  ]),
  ...[...currencies, 'number' as const, 'duration' as const].flatMap((type): Infix[] => [
    ['number', '*', type, type, times],
    [type, '*', 'number', type, times],
    [type, '*', 'percent', type, ofHundred],
    ['percent', '*', type, type, ofHundred],
    [type, '/', 'number', type, over],
    [type, '/', type, 'number', over],
  ]),
  ['percent', '*', 'percent', 'percent', ofHundred],
  ['percent', '/', 'number', 'percent', over],
  ['percent', '/', 'percent', 'number', over],
  ['date', '+', 'duration', 'date', dateLater],
  ['duration', '+', 'date', 'date', (seconds: Fraction, date: Date) => dateLater(date, seconds)],
  [
    'date',
    '-',
    'duration',
    'date',
    (date: Date, seconds: Fraction) => dateLater(date, times(seconds, whole(-1))),
  ],
  ['date', '-', 'date', 'duration', (a: Date, b: Date) => times(daysFrom(b, a), whole(86_400))],
  ['moment', '+', 'duration', 'moment', momentLater],
  ['duration', '+', 'moment', 'moment', (seconds: Fraction, moment: Moment) => momentLater(moment, seconds)],
  [
    'moment',
    '-',
    'duration',
    'moment',
    (moment: Moment, seconds: Fraction) => momentLater(moment, times(seconds, whole(-1))),
  ],
  ['moment', '-', 'moment', 'duration', (a: Moment, b: Moment) => secondsFrom(b, a)],
];

const comparisons: readonly Infix[] = [
  ...single.flatMap((type): Infix[] => [
    [fieldOf(type), '==', type, 'boolean', isSame],
    [type, '!=', fieldOf(type), 'boolean', (a: Known, b: Known) => !isSame(a, b)],
  ]),
  ...ordered.flatMap((type): Infix[] => [
    [type, '<', type, 'boolean', (a: Known, b: Known) => order(a, b) < 0],
    [type, '<=', type, 'boolean', (a: Known, b: Known) => order(a, b) <= 0],
    [type, '>', type, 'boolean', (a: Known, b: Known) => order(a, b) > 0],
    [type, '>=', type, 'boolean', (a: Known, b: Known) => order(a, b) >= 0],
  ]),
];

const logic: readonly Production[] = [
  withMissing(
    infix([
      'boolean',
      '&&',
      'boolean',
      'boolean',
      (a: Known, b: Known) => {
        if (a === false || b === false) return false;
        return a === null || b === null ? null : true;
      },
    ]),
  ),
  withMissing(
    infix([
      'boolean',
      '||',
      'boolean',
      'boolean',
      (a: Known, b: Known) => {
        if (a === true || b === true) return true;
        return a === null || b === null ? null : false;
      },
    ]),
  ),
  {
    name: '!',
    gives: 'boolean',
    takes: ['boolean'],
    write: (a) => `!${a}`,
    of: (a: boolean) => !a,
    binds: 7,
    needs: [7],
  },
];

const negations = counted.map((type): Production => ({
  name: 'negated',
  gives: type,
  takes: [type],
  write: (a) => `-${a}`,
  of: (a: Fraction) => times(a, whole(-1)),
  binds: 7,
  needs: [7],
}));

/** Every operator between types, before one, and between conditions. */
export const operators: readonly Production[] = [
  ...[...sums, ...comparisons].map(infix),
  ...logic,
  ...negations,
];
