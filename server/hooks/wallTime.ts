import { temporal } from './temporal';
import { zoneName } from '../../src/model/values/timeZone';

/** How often something comes again. */
export type Repeat = keyof typeof steps;

export const isRepeat = (value: unknown): value is Repeat =>
  typeof value === 'string' && Object.hasOwn(steps, value);

type Series = {
  /** The first of them, as ISO 8601. */
  readonly first: string;
  readonly repeat: Repeat;
  /** On whose clocks they are at the same hour; UTC where it is none. */
  readonly zone: string | null | undefined;
};

/** A moment, and the day that it is on the clocks of its zone, such as `2031-03-31`. */
export type WallTime = { readonly at: Date; readonly day: string };

/**
 * The next of a series after a moment, at the hour of the first on the clocks of its zone. Each counts from the first: after
 * the last day of a short month the 31st comes again. An hour that the clocks leave out is the one behind it, and one that
 * they show twice is the first of the two.
 */
export const nextOf = ({ first, repeat, zone }: Series, after: Date): WallTime => {
  const start = temporal.Instant.from(first).toZonedDateTimeISO(zoneName(zone) ?? 'UTC');
  const now = temporal.Instant.fromEpochMilliseconds(after.getTime());
  const { unit, plural } = steps[repeat];
  const past = start.until(now.toZonedDateTimeISO(start), { largestUnit: unit })[plural];
  for (let times = Math.max(past, 1); ; times += 1) {
    const next = start.add({ [plural]: times });
    if (temporal.Instant.compare(next.toInstant(), now) > 0)
      return { at: new Date(next.epochMilliseconds), day: next.toPlainDate().toString() };
  }
};

const steps = {
  daily: { unit: 'day', plural: 'days' },
  weekly: { unit: 'week', plural: 'weeks' },
  monthly: { unit: 'month', plural: 'months' },
} as const;
