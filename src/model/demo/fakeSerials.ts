import { textOf, type Row } from '../values/comparable';
import { serialCount, serialText, yearOf, type Serial } from '../rules/serial';

type Made = Row & { readonly createdAt: string };

/**
 * The values of a serial field for demo records, in the order of the records: by the moment of their creation, from
 * 1 each year. Numbers that were written by hand keep their count, in the year that their record has moved to; the
 * others of that year come before them, or after all of them where there is no room.
 */
export const fakeSerials = (records: readonly Made[], serial: Serial, isGiven: (at: number) => boolean) => {
  const places = records.map(({ createdAt }, at) => ({ at, createdAt, year: yearOf(serial, createdAt) }));
  const values = records.map((record, at) => inYear(serial, places[at]?.year ?? '', record[serial.name]));
  for (const year of new Set(places.map((place) => place.year))) {
    const given = places.flatMap(({ at }) =>
      isGiven(at) ? (serialCount(serial, year, values[at]) ?? []) : [],
    );
    const made = places
      .filter((place) => place.year === year && !isGiven(place.at))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const first = firstOf(made.length, given);
    made.forEach(({ at }, index) => {
      values[at] = serialText(serial, year, first + index);
    });
  }
  return values;
};

/* A number of another year, as it is in this one. */
const inYear = (serial: Serial, year: string, value: unknown): string => {
  const text = textOf(value) ?? '';
  const years: readonly string[] = text.match(/\d{4}/g) ?? [];
  const [count] = years.flatMap((each) => serialCount(serial, each, text) ?? []);
  return count === undefined ? text : serialText(serial, year, count);
};

const firstOf = (count: number, given: readonly number[]): number => {
  if (given.length === 0) return 1;
  const before = given.reduce((least, each) => Math.min(least, each)) - count;
  return before > 0 ? before : given.reduce((most, each) => Math.max(most, each)) + 1;
};
