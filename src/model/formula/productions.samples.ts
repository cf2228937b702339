import type { Temporal } from 'temporal-polyfill';
import { operators } from './operators.samples';
import {
  dateIn,
  daysFrom,
  fraction,
  isSame,
  minus,
  order,
  over,
  ofHundred,
  plus,
  rounded,
  sizeOf,
  times,
  whole,
  type Fraction,
  type Known,
} from './oracle.samples';
import {
  call,
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

const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);

const sumOf = (values: readonly Fraction[]): Fraction => values.reduce(plus, whole(0));

const ofCounted = (type: TypeOfMade): Production[] => [
  call('abs', [type, type], sizeOf),
  withMissing(
    call('total', [type, type, type, type], (...values: readonly (Fraction | null)[]) =>
      present(values).length === 0 ? null : sumOf(present(values)),
    ),
  ),
  withMissing(
    call(
      'difference',
      [type, type, type],
      (first: Fraction | null, ...others: readonly (Fraction | null)[]) =>
        first && minus(first, sumOf(present(others))),
    ),
  ),
  call('share', ['percent', type, type], (a: Fraction, b: Fraction) => over(times(a, whole(100)), b)),
];

const least =
  (sign: number) =>
  (...values: readonly Known[]) =>
    values.reduce((best, each) => (order(each, best) * sign < 0 ? each : best));

const choices = (type: TypeOfMade): Production[] => [
  withMissing(
    call('if', [type, 'boolean', type, type], (condition: Known, a: Known, b: Known) =>
      condition === true ? a : b,
    ),
  ),
  {
    name: 'ternary',
    gives: type,
    takes: ['boolean', type, type],
    write: (condition, a, b) => `${condition} ? ${a} : ${b}`,
    of: (condition: Known, a: Known, b: Known) => (condition === true ? a : b),
    takesMissing: true,
    binds: 0,
    needs: [1, 0, 0],
  },
  withMissing(
    call('coalesce', [type, type, type, type], (...values: readonly Known[]) => present(values)[0] ?? null),
  ),
  withMissing(
    call(
      'isEmpty',
      ['boolean', type],
      (value: Known) => value === null || (typeof value === 'string' && value.trim() === ''),
    ),
  ),
  withMissing(
    call('oneOf', ['boolean', fieldOf(type), type, type], (value: Known, ...others: readonly Known[]) => {
      if (value === null) return null;
      if (others.some((other) => other !== null && isSame(value, other))) return true;
      return others.includes(null) ? null : false;
    }),
  ),
];

const ofMoney = (type: Currency): Production[] => [
  call(['money', `'${type}'`], [type, 'number'], (value: Fraction) => value),
  call('product', [type, 'number', type], times),
  call('percent', [type, type, 'percent'], ofHundred),
  {
    name: 'with zero',
    gives: type,
    takes: [type],
    write: (a) => `${a} + 0`,
    of: (a: Fraction) => a,
    binds: 5,
    needs: [5],
  },
];

const rounding = (['number', ...currencies, 'percent'] as const).flatMap((type) =>
  [0, 1, 2, 3].map((digits) =>
    call(['round', String(digits)], [type, type], (value: Fraction) => rounded(value, digits)),
  ),
);

const durations = { seconds: 1, minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 };

const calendar: readonly Production[] = [
  ...['nights', 'days'].map((name) => call(name, ['number', 'date', 'date'], daysFrom)),
  call('year', ['number', 'date'], (date: Date) => whole(date.year)),
  call('month', ['number', 'date'], (date: Date) => whole(date.month)),
  call('day', ['number', 'date'], (date: Date) => whole(date.day)),
  call('dateOf', ['date', 'moment', 'zone'], dateIn),
  ...['UTC', 'Europe/Lisbon', 'America/New_York'].map((zone) =>
    call(['dateOf', `'${zone}'`], ['date', 'moment'], (moment: Moment) => dateIn(moment, zone)),
  ),
  ...Object.entries(durations).map(([unit, seconds]) =>
    call(['duration', `'${unit}'`], ['duration', 'number'], (value: Fraction) =>
      times(value, whole(seconds)),
    ),
  ),
];

const texts: readonly Production[] = [
  call('concat', ['text', 'text', 'text', 'choice'], (...values: readonly string[]) => values.join('')),
  call('lower', ['text', 'text'], (value: string) => value.toLowerCase()),
  call('upper', ['text', 'text'], (value: string) => value.toUpperCase()),
  call('length', ['number', 'text'], (value: string) => whole(Array.from(value).length)),
  // None of the texts has a letter beyond the alphabet of a phone, or one that counts twice, but É in its capital form.
  call('segments', ['number', 'text'], (value: string) =>
    whole(value.length <= 160 ? 1 : Math.ceil(value.length / 153)),
  ),
];

/** Every way; the names are those of functions and of operators between types. */
export const productions: readonly Production[] = [
  ...operators,
  ...counted.flatMap(ofCounted),
  ...ordered.flatMap((type) => [
    call('min', [type, type, type], least(1)),
    call('max', [type, type, type], least(-1)),
  ]),
  ...single.flatMap(choices),
  ...currencies.flatMap(ofMoney),
  ...rounding,
  ...calendar,
  ...texts,
  call('product', ['number', 'number', 'number'], times),
  call('percent', ['number', 'number', 'percent'], ofHundred),
  call('percentage', ['percent', 'number'], (value: Fraction) => value),
  call('count', ['number', 'list'], (rows: readonly unknown[]) => whole(rows.length)),
  call('sum', ['EUR', 'rows'], (values: readonly (string | null)[]) => sumOf(present(values).map(fraction))),
];
