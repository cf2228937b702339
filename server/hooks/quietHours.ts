import { temporal, type Temporal } from './temporal';
import { zoneName } from '../../src/model/values/timeZone';

/** When nothing is to be sent, on the clocks of the place. */
export type Quiet = {
  /** `21:00`, until `08:00` of the next day; no hours where one is missing or both are the same. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Whole days of each week: 1 is Monday, 7 Sunday. */
  readonly days?: readonly number[];
  /** Whole days, such as `2031-04-14`, or `12-25` of each year. */
  readonly dates?: readonly string[];
};

/** Where nothing opens for so many days it never does. */
const MOST_DAYS = 31;

/**
 * When it is quiet in none of these zones any more, which is now where it is not; undefined where that never comes. A day or
 * an hour that one of them is quiet in is quiet. What the clocks leave out or show twice counts on the side of quiet.
 */
export const quietUntil = (quiet: Quiet, zones: readonly string[], now: Date): Date | undefined => {
  const places = [...new Set(zones.map((zone) => zoneName(zone) ?? 'UTC'))];
  const last = now.getTime() + MOST_DAYS * 86_400_000;
  let at = now.getTime();
  while (at <= last) {
    const ends = places.map((zone) =>
      endOf(quiet, temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)),
    );
    const end = Math.max(at, ...ends);
    if (end === at) return new Date(at);
    at = end;
  }
  return undefined;
};

/* When the day or the hours end that a moment lies in; the moment itself where it is not quiet. */
const endOf = (quiet: Quiet, at: Temporal.ZonedDateTime): number => {
  const today = at.toPlainDate();
  if (isQuietDay(quiet, today))
    return today.add({ days: 1 }).toZonedDateTime(at.timeZoneId).epochMilliseconds;
  const ends = [today.subtract({ days: 1 }), today].map((day) => endOfHours(quiet, day, at));
  return Math.max(at.epochMilliseconds, ...ends);
};

const isQuietDay = ({ days = [], dates = [] }: Quiet, day: Temporal.PlainDate): boolean => {
  const written = day.toString();
  return days.includes(day.dayOfWeek) || dates.includes(written) || dates.includes(written.slice(5));
};

/* Of the hours that begin on a day. */
const endOfHours = ({ from, to }: Quiet, day: Temporal.PlainDate, at: Temporal.ZonedDateTime): number => {
  const [begin, end] = [timeOf(from), timeOf(to)];
  if (!begin || !end || begin.equals(end)) return -Infinity;
  const isOverMidnight = temporal.PlainTime.compare(begin, end) > 0;
  const last = isOverMidnight ? day.add({ days: 1 }) : day;
  const on = (date: Temporal.PlainDate, time: Temporal.PlainTime, disambiguation: 'earlier' | 'later') =>
    date.toPlainDateTime(time).toZonedDateTime(at.timeZoneId, { disambiguation }).epochMilliseconds;
  const isWithin = on(day, begin, 'earlier') <= at.epochMilliseconds;
  const until = on(last, end, 'later');
  return isWithin && at.epochMilliseconds < until ? until : -Infinity;
};

/* One that was stored before hours were checked keeps no message. */
const timeOf = (text: string | null | undefined): Temporal.PlainTime | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? temporal.PlainTime.from(text ?? '') : undefined;
