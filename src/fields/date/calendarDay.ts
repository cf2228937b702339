import type { DateStyle } from '../../model/resolved/kind';

/** True for a day that exists, as `YYYY-MM-DD`, from year 1 to 9999. */
export const isDay = (text: unknown): text is string => {
  const match = typeof text === 'string' ? DAY.exec(text) : null;
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === text;
};

/**
 * The day in a written date: `2026-01-31`, `2026/01/31`, `31.01.2026`, and `31/01/2026` or `01/31/2026` where only
 * one of the two can be the month. Undefined when it is no day or could be two.
 */
export const readDay = (text: string): string | undefined => {
  const written = text.trim();
  const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(written);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));
  const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(written);
  if (!yearLast) return undefined;
  const [first, second, year] = [Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4])];
  const dayFirst = dayOf(year, second, first);
  /* dots are only written where the day comes first */
  const monthFirst = yearLast[2] === '.' ? undefined : dayOf(year, first, second);
  return dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst
    ? (dayFirst ?? monthFirst)
    : undefined;
};

/** The day as a file has it, which `readDay` reads; of the slashes only where no month could be meant by the day. */
export const writtenDay = (day: string, dates: DateStyle = 'iso'): string => {
  const mark = marks[dates];
  return mark === undefined ? day : day.split('-').toReversed().join(mark);
};

const marks: Readonly<Record<DateStyle, string | undefined>> = { iso: undefined, dots: '.', slashes: '/' };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const dayOf = (year: number, month: number, day: number): string | undefined => {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/* not by Date, which takes 30 February for 2 March and the year 50 for 1950 */
const daysIn = (year: number, month: number): number => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
};
