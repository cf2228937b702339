/** The day on the calendar of a time zone: `2026-01-31`. `at` is milliseconds since 1970. */
export const dayIn = (at: number, zone: string): string => {
  const parts = partsAt(at, zone);
  return [parts.year.padStart(4, '0'), parts.month, parts.day].join('-');
};

/** The first moment of a day of the calendar in a time zone, as ISO 8601 in UTC; not always midnight on its clocks. */
export const startOf = (day: string, zone: string): string => {
  const quarter = (step: number) => Date.parse(`${day}T00:00:00.000Z`) + step * QUARTER;
  let [before, from] = [-FURTHEST, FURTHEST];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(quarter(middle), zone) < day) before = middle;
    else from = middle;
  }
  return new Date(quarter(from)).toISOString();
};

/** Clocks are ahead of each other by whole quarters of an hour, and by less than sixteen hours. */
const QUARTER = 15 * 60_000;
const FURTHEST = 16 * 4;

/**
 * From which moment on the clocks of a time zone are whole hours from UTC, so that its days begin with one of UTC's: ''
 * where that was so since 1970, undefined where it is not so now, as in India. Looked at month by month: nobody has moved
 * the clocks by less than an hour for a shorter time.
 */
export const wholeHoursFrom = (zone: string): string | undefined => {
  if (!found.has(zone)) found.set(zone, lookedUp(zone));
  return found.get(zone);
};

/* As many as there are zones, which a name has to be. */
const found = new Map<string, string | undefined>();

/** From 1970 until 2050. */
const MONTHS = 80 * 12;

const lookedUp = (zone: string): string | undefined => {
  const months = Array.from({ length: MONTHS }, (_, month) => Date.UTC(1970, month, 2));
  const last = months.findLastIndex((at) => Number(partsAt(at, zone).minute) !== 0);
  if (last < 0) return '';
  return last > MONTHS - 24 ? undefined : new Date(months[last + 1] ?? 0).toISOString();
};

const partsAt = (at: number, zone: string) => {
  const shown = clockOf(zone).formatToParts(at);
  const part = (name: string) => shown.find(({ type }) => type === name)?.value ?? '';
  return { year: part('year'), month: part('month'), day: part('day'), minute: part('minute') };
};

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { ...SHOWN, timeZone });
  clocks.set(timeZone, clock);
  return clock;
};

const SHOWN = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  minute: '2-digit',
} as const;
