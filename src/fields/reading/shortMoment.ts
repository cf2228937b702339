import { dateFormat, relativeFormat } from './formats';

type Reader = { readonly locale: string; readonly timeZone?: string | undefined; readonly now: Date };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A moment as short as a list can say it: `3 min. ago` within the hour, `14:02` of today, `Fri 14:02` of the last six days,
 * else `19 Nov`, with its year where that is another one than the reader's. One that is to come has no weekday, which could
 * be a past one.
 */
export const shortMoment = (instant: string, { locale, timeZone, now }: Reader): string => {
  const date = new Date(instant);
  const age = now.getTime() - date.getTime();
  if (Math.abs(age) < HOUR)
    return relativeFormat(locale, RELATIVE).format(-Math.trunc(age / MINUTE), 'minute');
  const dayOf = (at: Date) => dateFormat(locale, { dateStyle: 'medium', timeZone }).format(at);
  if (dayOf(date) === dayOf(now)) return dateFormat(locale, { ...TIME, timeZone }).format(date);
  if (age > 0 && age < 6 * DAY)
    return dateFormat(locale, { weekday: 'short', ...TIME, timeZone }).format(date);
  const isNear = Math.abs(age) < 6 * DAY;
  const day = { day: 'numeric', month: 'short', timeZone } as const;
  if (isNear) return dateFormat(locale, { ...day, ...TIME }).format(date);
  return dateFormat(locale, { ...day, ...yearUnlessNow(date, now, timeZone) }).format(date);
};

/** A day as short as a list can say it: `19 Nov`, with its year where that is another one than the reader's. */
export const shortDay = (day: string, { locale, timeZone, now }: Reader): string => {
  const isThisYear = day.slice(0, 4) === yearOf(now, timeZone);
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const date = new Date(`${day}T00:00:00Z`);
  return dateFormat(locale, isThisYear ? style : { ...style, year: 'numeric' }).format(date);
};

const RELATIVE = { numeric: 'auto', style: 'short' } as const;

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const yearUnlessNow = (date: Date, now: Date, timeZone: string | undefined) =>
  yearOf(date, timeZone) === yearOf(now, timeZone) ? {} : ({ year: 'numeric' } as const);

/* by the calendar that days are stored in, and four digits like them */
const yearOf = (date: Date, timeZone: string | undefined): string =>
  dateFormat('en-u-ca-gregory', { year: 'numeric', timeZone }).format(date).padStart(4, '0');
