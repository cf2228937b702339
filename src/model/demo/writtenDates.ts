import type { Row } from '../values/comparable';

const DAY = 24 * 60 * 60 * 1000;

type Seeds = Readonly<Record<string, readonly object[]>>;

type Calendar = {
  /** The moment that the dates are as of (ISO 8601); undefined where they stay as they are. */
  readonly writtenOn?: string;
  readonly now: Date;
};

/** Hand-written records by entity, each with its dates moved (see `movedDates`). */
export const movedSeeds = (seeds: Seeds, { writtenOn, now }: Calendar): Seeds => {
  if (writtenOn === undefined) return seeds;
  const moveAll = (rows: readonly object[]) => rows.map((row) => movedDates(row as Row, writtenOn, now));
  return Object.fromEntries(Object.entries(seeds).map(([key, rows]) => [key, moveAll(rows)]));
};

/**
 * A hand-written record with every date and moment in it moved by as many whole days as have passed since it was
 * written: what was yesterday is yesterday again, at the same time of the day.
 */
export const movedDates = (record: Row, writtenOn: string, now: Date): Row => {
  const days = Math.floor((now.getTime() - Date.parse(writtenOn)) / DAY);
  return days === 0 ? record : movedBy(record, days * DAY);
};

/** The record with every date and moment in it moved by so many milliseconds. */
export const movedBy = (record: Row, by: number): Row => moved(record, by) as Row;

/** Every moment in a record, however deep, as it stands there. */
export const momentsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 10 && ISO.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(momentsIn);
};

const moved = (value: unknown, by: number): unknown => {
  if (typeof value === 'string') return ISO.test(value) ? movedText(value, by) : value;
  if (Array.isArray(value)) return value.map((each: unknown) => moved(each, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each, by)]));
};

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

const movedText = (text: string, by: number): string =>
  new Date(Date.parse(text) + by).toISOString().slice(0, text.length === 10 ? 10 : undefined);
