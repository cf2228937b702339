import type { Scalar } from '../../src/model/rules/matchConditions';
import { sqlIndexKey } from './sqlColumn';

/**
 * The days of a span whose ends are days or moments as texts, as a range of numbers such as 20260131, in the order in which
 * the texts are. Every row that a comparison of the texts finds is in it: one whose ends are no days is of all days, and one
 * without an end of none, as a comparison finds none.
 */
export const sqlDays = (from: string, to: string): string => {
  const [first, last] = [from, to].map((path) => sqlIndexKey(path));
  const numbers = [first, last].map((key) => `replace(left(${key}, 10), '-', '')::int`).join(', ');
  return (
    `(case when ${first} is null or ${last} is null then null` +
    ` when ${first} ~ '${DAY}' and ${last} ~ '${DAY}'` +
    ` then int4range(least(${numbers}), greatest(${numbers}), '[]') else int4range(null, null) end)`
  );
};

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** The day that a value begins with; undefined of one that begins with none. */
export const dayIn = (value: Scalar): string | undefined => new RegExp(DAY).exec(String(value))?.[0];

/** A day as the numbers of `sqlDays`. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
