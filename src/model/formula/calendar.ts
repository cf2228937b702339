import { zoneName } from '../values/timeZone';
import { floor, rational, type Rational } from './rational';

/** The days of a calendar day since 1970, which belong to no zone; null for what is no day of the years 1 to 9999. */
export const readDay = (value: unknown): Rational | null => {
  if (typeof value !== 'string' || !DAY.test(value)) return null;
  const time = Date.parse(`${value}T00:00:00Z`);
  const isOne = !Number.isNaN(time) && writeDay(BigInt(time / DAY_MS)) === value;
  return isOne ? rational(BigInt(time / DAY_MS)) : null;
};

/** Null beyond the years 1 to 9999. */
export const writeDay = (days: bigint): string | null => dayIn(days * BigInt(DAY_MS), 'YYYY-MM-DD'.length);

/** The milliseconds of a moment since 1970. One without an offset is none: it would be another for everybody. */
export const readMoment = (value: unknown): Rational | null => {
  if (typeof value !== 'string' || !MOMENT.test(value) || !readDay(value.slice(0, 'YYYY-MM-DD'.length)))
    return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : rational(BigInt(time));
};

export const writeMoment = (time: bigint): string | null => dayIn(time);

/** The year, month or day of a date. */
export const partOf = ({ n }: Rational, part: 'year' | 'month' | 'day'): Rational | null => {
  const written = writeDay(n)?.split('-')[['year', 'month', 'day'].indexOf(part)];
  return written === undefined ? null : rational(BigInt(written));
};

/** A day so many seconds later: counted from its midnight, so less than a day leads to no other. */
export const addToDay = (day: Rational, seconds: Rational): Rational | null => {
  const days = day.n + floor(divideBy(seconds, DAY_SECONDS));
  return writeDay(days) === null ? null : rational(days);
};

/** A moment so many seconds later, on every clock; to the millisecond. */
export const addToMoment = (moment: Rational, seconds: Rational): Rational | null => {
  const time = floor(rational(moment.n * seconds.d + seconds.n * 1000n, seconds.d));
  return writeMoment(time) === null ? null : rational(time);
};

const divideBy = ({ n, d }: Rational, whole: number): Rational => rational(n, d * BigInt(whole));

export const DAY_SECONDS = 86_400;

/** Which day a moment is on the clocks of a zone; undefined where this machine knows no such zone. */
export const dayInZone = (zone: string): ((moment: Rational) => Rational | null) | undefined => {
  const timeZone = zoneName(zone);
  if (timeZone === undefined) return undefined;
  const format = new Intl.DateTimeFormat('en', {
    calendar: 'iso8601',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return ({ n }) => {
    const parts = new Map(format.formatToParts(Number(n)).map(({ type, value }) => [type, value]));
    return readDay(`${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`);
  };
};

const DAY_MS = DAY_SECONDS * 1000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/* 8.64e15 milliseconds are as far as a clock of the language goes. */
const dayIn = (time: bigint, length?: number): string | null => {
  const date = new Date(Number(time));
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return /^(?!0000)\d{4}-/.test(text) ? text.slice(0, length) : null;
};
