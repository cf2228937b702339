import { isDay } from '../date/calendarDay';

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

/** The moment on the clock of this browser, as `<input type="datetime-local">` wants it: `2026-01-31T14:30`. */
export const toLocalTime = (instant: string): string => {
  const date = new Date(instant);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
  return `${day.padStart(10, '0')}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
};

/** The moment when the clock of this browser shows this time. A time that does not exist is no moment. */
export const fromLocalTime = (localTime: string): string | undefined => {
  const date = new Date(localTime);
  return LOCAL.test(localTime) && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
};

/** The time zone of this browser: `Europe/Berlin`. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

const pad = (part: number): string => String(part).padStart(2, '0');
