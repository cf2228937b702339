import { isDay } from '../../fields/date/calendarDay';
import type { Place, Span, Window } from './spans';

/** The day that is so many days later. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Every day of a window, in order. */
export const daysIn = ({ first, last }: Window): string[] =>
  Array.from({ length: Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1 }, (_, at) =>
    daysAfter(first, at),
  );

/** What an address says, such as `week.2026-01-31`; where it says nothing that there is, the first span, and today. */
export const readPlace = (text: string, offered: readonly Span[], today: string): Place => {
  const [span, on] = text.split('.');
  return {
    span: offered.find((each) => each === span) ?? offered[0] ?? 'month',
    on: isDay(on) ? on : today,
  };
};

export const writePlace = ({ span, on }: Place): string => `${span}.${on}`;

/** The days that a place shows: whole weeks of a month, and of a list the month alone. Weeks begin on `firstDay`, 0 is Sunday. */
export const windowOf = ({ span, on }: Place, firstDay: number): Window => SHOWN[span](on, firstDay);

/** The place before or after it. */
export const stepped = ({ span, on }: Place, by: 1 | -1): Place => ({ span, on: STEPS[span](on, by) });

/** The same days in another span: today where it is among those that were seen, of a month those of the month alone. */
export const inSpan = ({ span: before, on }: Place, span: Span, { today, firstDay }: Now): Place => {
  const { first, last } = windowOf({ span: before === 'month' ? 'list' : before, on }, firstDay);
  return { span, on: first <= today && today <= last ? today : on };
};

type Now = { readonly today: string; readonly firstDay: number };

const monthOf = (day: string): Window => {
  const first = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  return { first, last: daysAfter(monthsAfter(first, 1), -1) };
};

const monthsAfter = (day: string, count: number): string => {
  const date = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
};

const weekOf = (day: string, firstDay: number): Window => {
  const first = daysAfter(day, -((new Date(day).getUTCDay() - firstDay + 7) % 7));
  return { first, last: daysAfter(first, 6) };
};

const SHOWN: { readonly [S in Span]: (on: string, firstDay: number) => Window } = {
  month: (on, firstDay) => {
    const { first, last } = monthOf(on);
    return { first: weekOf(first, firstDay).first, last: weekOf(last, firstDay).last };
  },
  week: weekOf,
  day: (on) => ({ first: on, last: on }),
  list: monthOf,
};

const STEPS: { readonly [S in Span]: (on: string, by: number) => string } = {
  month: monthsAfter,
  week: (on, by) => daysAfter(on, 7 * by),
  day: daysAfter,
  list: monthsAfter,
};

const DAY = 86_400_000;
