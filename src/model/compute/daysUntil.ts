import type { Computing } from './computing';

/** Calendar days (UTC) from today to a date or moment; negative when it is over. */
export const daysUntil: Computing = {
  reads: 'day',
  of: ([moment], now) => {
    const then = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
    return Number.isNaN(then) ? undefined : dayOf(then) - dayOf(now.getTime());
  },
};

const DAY = 24 * 60 * 60 * 1000;

const dayOf = (time: number): number => Math.floor(time / DAY);
