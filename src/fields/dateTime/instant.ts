import { isDay } from '../date/calendarDay';
import { dateFormat } from '../reading/formats';

/**
 * True for a moment: ISO 8601 with a time zone, of the years 1 to 9999. Without a zone it would be another
 * moment for every reader (D-22).
 */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** The moment as it is stored: UTC with milliseconds, so that moments sort as text. */
export const toUtc = (instant: string): string => new Date(instant).toISOString();

/**
 * The moment on the clocks of a time zone, else on that of this browser, as `<input type="datetime-local">` wants it:
 * `2026-01-31T14:30`.
 */
export const toLocalTime = (instant: string, timeZone?: string): string => {
  if (timeZone !== undefined) return onClocksOf(instant, timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const date = new Date(instant);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
  return `${day.padStart(10, '0')}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
};

/**
 * The moment when the clocks of a time zone, else that of this browser, show this time. A time that does not exist is no
 * moment.
 */
export const fromLocalTime = (localTime: string, timeZone?: string): string | undefined => {
  const date = new Date(timeZone === undefined ? localTime : `${localTime}Z`);
  if (!LOCAL.test(localTime) || Number.isNaN(date.getTime())) return undefined;
  if (timeZone === undefined) return date.toISOString();
  // The offset of the moment itself is not known yet: that of the first guess is off only around a change of clocks.
  const guess = date.getTime() - offsetAt(date.getTime(), timeZone);
  return new Date(date.getTime() - offsetAt(guess, timeZone)).toISOString();
};

/** The moment on the clocks of a time zone, with its offset: `2026-01-31T14:30:00+01:00`. Milliseconds where it has any. */
export const withOffset = (instant: string, timeZone: string): string => {
  const minutes = Math.round(offsetAt(Date.parse(instant), timeZone) / 60_000);
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
  return `${onClocksOf(instant, timeZone).replace('.000', '')}${offset}`;
};

const onClocksOf = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, -1);
};

/* Milliseconds that the clocks are ahead of UTC, which before standard time had odd seconds. */
const offsetAt = (at: number, timeZone: string): number => {
  const parts = dateFormat('en-US', { timeZoneName: 'longOffset', timeZone }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds] = OFFSET.exec(name) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -1000 : 1000) * size;
};

/* `GMT-04:56:02`, or `GMT` alone. */
const OFFSET = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** The time zone of this browser: `Europe/Berlin`. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

const pad = (part: number): string => String(part).padStart(2, '0');
