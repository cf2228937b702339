import { startOf } from '../../src/model/numbers/zones';
import type { Size } from '../../src/model/rules/matchConditions';
import type { TallyQuery } from './store';

/** One test of the hour: `2026-01-31T14`, or how it begins. */
type Test = { readonly op: Size; readonly hour: string };

/** Which days of UTC are in a time, and in one group, as a whole; and those of which only some hours are. */
export type WholeDays = {
  readonly days: readonly { readonly op: '>' | '>=' | '<'; readonly day: string }[];
  readonly parted: readonly string[];
};

/**
 * What of a question's time is answered by days, of which there are 24 times fewer than hours. Undefined where hours
 * are all that helps: for days of another time zone, and for its months where no time is said.
 */
export const wholeDaysOf = (
  hours: readonly Test[],
  { per, zone }: Pick<TallyQuery, 'per' | 'zone'>,
): WholeDays | undefined => {
  const beginnings = per && zone !== undefined ? monthsOf(hours, { per, zone }) : [];
  if (!beginnings) return undefined;
  const days = hours.map(({ op, hour }) => {
    const isFrom = op === 'gte' || op === 'gt';
    // What is no longer than a day stands before the whole of it.
    const isWhole = hour.length <= DAY;
    return { op: isFrom ? (isWhole ? '>=' : '>') : '<', day: hour.slice(0, DAY) } as const;
  });
  const ends = hours.filter(({ hour }) => hour.length > DAY).map(({ hour }) => hour.slice(0, DAY));
  return { days, parted: [...new Set([...ends, ...beginnings])] };
};

/** Letters of `2026-01-31`. */
export const DAY = 10;

/* The days of UTC on which months of the time zone begin; undefined where there is no end of them. */
const monthsOf = (
  hours: readonly Test[],
  { per, zone }: { readonly per: NonNullable<TallyQuery['per']>; readonly zone: string },
): string[] | undefined => {
  const [from, to] = [FROM, TO].map((ops) => hours.find(({ op }) => ops.includes(op))?.hour.slice(0, DAY));
  if (per !== 'month' || !isDay(from) || !isDay(to)) return undefined;
  const [first, last] = [monthOf(from), monthOf(to) + 1];
  if (last - first > MOST_MONTHS) return undefined;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const month = first + at;
    const day = new Date(Date.UTC(Math.floor(month / 12), month % 12)).toISOString().slice(0, DAY);
    return startOf(day, zone).slice(0, DAY);
  });
};

const FROM: readonly Size[] = ['gt', 'gte'];
const TO: readonly Size[] = ['lt', 'lte'];

const MOST_MONTHS = 60;

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^[12]\d{3}-\d{2}-\d{2}$/.test(text);

/* Since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
