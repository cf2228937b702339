import type { TimeSpan } from '../../config/dashboard';
import type { Range } from '../numbers/metrics';
import type { Span } from '../numbers/totals';
import { dayIn as dayOfZone } from '../numbers/zones';

type Days = { readonly from: string; readonly to: string };

/** A time as days, both included, and the time before it that it is compared with. */
export type SpanOfDays = {
  readonly name: TimeSpan;
  readonly now: Days;
  readonly before: Days;
  /** What its days are brought together into. */
  readonly per: Span;
  /** Whose days they are; UTC's where nothing is said. */
  readonly zone?: string | undefined;
};

/** What a person may choose (S9.15); the first is the one at first. */
export const spanChoices = ['last28Days', 'lastMonth', 'lastYear'] as const satisfies readonly TimeSpan[];

/**
 * The days that a time stands for. The last 28 days and the last year end today, which is a day of the time zone, else of
 * UTC; the last month is the whole calendar month before. The last year is twelve calendar months, of which the present
 * one is as old as it is.
 */
export const spanAt = (name: TimeSpan, now: Date, zone?: string): SpanOfDays => {
  const today = zone === undefined ? now : new Date(`${dayOfZone(now.getTime(), zone)}T00:00:00Z`);
  return { name, ...daysOf[name](today), ...(zone !== undefined && { zone }) };
};

const daysOf: { readonly [S in TimeSpan]: (now: Date) => Omit<SpanOfDays, 'name' | 'zone'> } = {
  today: (now) => ({ ...lastDays(now, 1), per: 'day' }),
  last28Days: (now) => ({ ...lastDays(now, 28), per: 'day' }),
  lastMonth: (now) => ({ now: wholeMonth(now, -1), before: wholeMonth(now, -2), per: 'day' }),
  lastYear: (now) => ({
    now: { from: dayIn(now, { months: -11, day: 1 }), to: dayIn(now, {}) },
    before: { from: dayIn(now, { months: -23, day: 1 }), to: sameDayLastYear(now) },
    per: 'month',
  }),
};

const lastDays = (now: Date, count: number) => ({
  now: { from: dayIn(now, { days: 1 - count }), to: dayIn(now, {}) },
  before: { from: dayIn(now, { days: 1 - 2 * count }), to: dayIn(now, { days: -count }) },
});

/* The day before the first of a month is its last one. */
const wholeMonth = (now: Date, months: number): Days => ({
  from: dayIn(now, { months, day: 1 }),
  to: dayIn(now, { months: months + 1, day: 1, days: -1 }),
});

type Shift = { readonly months?: number; readonly day?: number; readonly days?: number };

const dayIn = (now: Date, { months = 0, day = now.getUTCDate(), days = 0 }: Shift): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day + days)).toISOString().slice(0, 10);

/* The 29th of February had no day a year ago, which then is the last one of that month. */
const sameDayLastYear = (now: Date): string => {
  const last = wholeMonth(now, -12).to;
  const same = dayIn(now, { months: -12 });
  return same > last ? last : same;
};

/** Every day or month of a time in order, also those in which nothing was: `2026-11-21`, `2026-11`. */
export const stepsOf = ({ now: { from, to }, per }: Pick<SpanOfDays, 'now' | 'per'>): string[] => {
  const steps: string[] = [];
  const day = new Date(`${per === 'month' ? `${from.slice(0, 7)}-01` : from}T00:00:00Z`);
  for (; day.toISOString().slice(0, 10) <= to; advance(day, per))
    steps.push(day.toISOString().slice(0, per === 'month' ? 7 : 10));
  return steps;
};

const advance = (day: Date, per: Span): void => {
  if (per === 'month') day.setUTCMonth(day.getUTCMonth() + 1);
  else day.setUTCDate(day.getUTCDate() + 1);
};

/** The days of one step, as far as they are in the time. */
export const rangeOfStep = (step: string, { now, per }: Pick<SpanOfDays, 'now' | 'per'>): Range => {
  if (per === 'day') return { from: step, to: step };
  const [first, last] = [`${step}-01`, wholeMonth(new Date(`${step}-01T00:00:00Z`), 0).to];
  return { from: first > now.from ? first : now.from, to: last < now.to ? last : now.to };
};
