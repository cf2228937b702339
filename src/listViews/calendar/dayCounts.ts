import type { Totals, TotalsQuestion } from '../../model/numbers/totals';
import { withinFilter } from '../../model/pages/withinFilter';
import type { Row } from '../../model/values/comparable';
import { windowFilter, type Placing } from './placing';
import { daysIn } from './places';
import type { Window } from './spans';

/** A question for totals, and how often its answer counts: what is of whole days is taken off, and counted by days of its own. */
type Part = { readonly question: TotalsQuestion; readonly times: 1 | -1; readonly end: 'from' | 'to' };

const UTC = 'UTC';

/**
 * What has to be asked to know how many records each day of a window has: how many begin, and how many end, on each. By the
 * clocks of the reader, but for whole days: they are stored as moments of UTC, whose days they are wherever they are read.
 */
export const countParts = (placing: Placing, { window, zone, filter }: Asked): readonly Part[] => {
  const { paths, isOfDays, wholeAt } = placing;
  const whole = wholeAt === undefined ? {} : { ...filter, [wholeAt]: true };
  const all = { times: 1, zone: isOfDays ? UTC : zone, filter } as const;
  const wholeAnew = [
    { times: -1, zone, filter: whole } as const,
    { times: 1, zone: UTC, filter: whole } as const,
  ];
  const sorts = wholeAt === undefined || zone === UTC ? [all] : [all, ...wholeAnew];
  return sorts.flatMap((sort) =>
    paths.map((by, at) => ({
      times: sort.times,
      end: at === 0 ? ('from' as const) : ('to' as const),
      question: {
        filter:
          withinFilter(sort.filter, windowFilter({ ...placing, wholeAt: undefined }, window, sort.zone)) ??
          {},
        by,
        per: 'day' as const,
        ...(sort.zone !== UTC && { zone: sort.zone }),
      },
    })),
  );
};

type Asked = { readonly window: Window; readonly zone: string; readonly filter: Row };

/** How many records touch each day: all that began by then, without those that had ended before; undefined where groups are missing. */
export const countsFrom = (
  parts: readonly Part[],
  answers: readonly (Totals | undefined)[],
  window: Window,
): ReadonlyMap<string, number> | undefined => {
  if (parts.some((_, at) => answers[at] === undefined || answers[at].cut)) return undefined;
  const hasLength = parts.some(({ end }) => end === 'to');
  const counted = parts.map(({ times, end }, at) => {
    const on = onDays(answers[at]?.groups ?? [], { window, isRunning: hasLength, isEnd: end === 'to' });
    return (day: number) => (end === 'to' ? -times : times) * (on[day] ?? 0);
  });
  const sum = (day: number) => counted.reduce((total, count) => total + count(day), 0);
  return new Map(daysIn(window).map((day, at) => [day, sum(at)]));
};

type Counting = { readonly window: Window; readonly isRunning: boolean; readonly isEnd: boolean };

/* What begins on each day, or has begun by then; what ends has been there on its last day still. */
const onDays = (groups: Totals['groups'], { window, isRunning, isEnd }: Counting): number[] => {
  const on = new Map(groups.map(({ key, count }) => [key, count]));
  if (!isRunning) return daysIn(window).map((day) => on.get(day) ?? 0);
  const before = groups.filter(({ key }) => key !== null && key < window.first);
  let running = before.reduce((total, { count }) => total + count, 0);
  return daysIn(window).map((day) => {
    const earlier = running;
    running += on.get(day) ?? 0;
    return isEnd ? earlier : running;
  });
};
