/** The days that people name, with the sentence key of each below `app.searching.times`. */
export const timeNames = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;

export type TimeName = (typeof timeNames)[number];

/** Days as `2026-11-23`, both of them included. */
export type Days = { readonly from: string; readonly to: string };

/** Which days a name means today. A week begins on Monday. */
export const daysOf = (name: TimeName, today: string): Days => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const days: Readonly<Record<TimeName, readonly [from: number, to: number]>> = {
    today: [at(year, month, day), at(year, month, day)],
    yesterday: [at(year, month, day - 1), at(year, month, day - 1)],
    thisWeek: [at(year, month, day - weekday), at(year, month, day - weekday + 6)],
    lastWeek: [at(year, month, day - weekday - 7), at(year, month, day - weekday - 1)],
    thisMonth: [at(year, month, 1), at(year, month + 1, 0)],
    lastMonth: [at(year, month - 1, 1), at(year, month, 0)],
    thisYear: [at(year, 1, 1), at(year, 13, 0)],
  };
  const [from, to] = days[name];
  return { from: written(from), to: written(to) };
};

/* Of days and months beyond the last of theirs, JavaScript makes those that follow. */
const at = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

const written = (moment: number): string => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);
