import { daysIn } from './places';
import type { Window } from './spans';

/** An entry, and the days that it touches. */
export type Spread = { readonly id: string; readonly days: Window };

type Drawn = {
  /** The ids of what is drawn. */
  readonly ids: ReadonlySet<string>;
  /** How many more each day has. */
  readonly more: ReadonlyMap<string, number>;
};

/**
 * Which entries are drawn where a day has room for so many lines: in their order the first that find room on each of their
 * days, where what is left needs a line that counts it.
 */
export const drawnOn = (
  entries: readonly Spread[],
  {
    window,
    room,
    counts,
  }: { window: Window; room: number; counts?: ReadonlyMap<string, number> | undefined },
): Drawn => {
  const days = new Map(daysIn(window).map((day) => [day, { known: 0, drawn: 0 }]));
  const touched = ({ days: { first, last } }: Spread) =>
    daysIn({
      first: first < window.first ? window.first : first,
      last: last > window.last ? window.last : last,
    }).flatMap((day) => days.get(day) ?? []);
  for (const entry of entries) for (const day of touched(entry)) day.known += 1;
  const whole = new Map([...days].map(([day, { known }]) => [day, counts?.get(day) ?? known]));
  const ids = new Set<string>();
  const roomOn = new Map(
    [...days.entries()].map(([name, day]) => [day, (whole.get(name) ?? 0) > room ? room - 1 : room]),
  );
  for (const entry of entries) {
    const on = touched(entry);
    if (!on.every((day) => day.drawn < (roomOn.get(day) ?? 0))) continue;
    ids.add(entry.id);
    for (const day of on) day.drawn += 1;
  }
  const left = [...days].map(([name, { drawn }]) => [name, (whole.get(name) ?? 0) - drawn] as const);
  return { ids, more: new Map(left.filter(([, count]) => count > 0)) };
};
