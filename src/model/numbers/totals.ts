import { compareKeys, numberOf, textOf, valueAt, type Row } from '../values/comparable';
import {
  addDecimals,
  decimalsOf,
  padDecimal,
  scaled,
  shortDecimal,
  toDecimal,
  unscaled,
  type Decimal,
} from '../values/decimal';
import { dayIn } from './zones';

/** What moments and days are brought together into. */
export const spans = ['day', 'month'] as const;

export type Span = (typeof spans)[number];

/**
 * What is asked about all records that a list with the same filter would show, so that a number and the list behind
 * it agree by construction.
 */
export type TotalsQuestion = {
  /** The filter object of the list: `q`, `status`, `total_gte`, ... */
  readonly filter: Row;
  /** Path of the field whose values make groups. Default: no groups. */
  readonly by?: string | undefined;
  /** Brings the days or moments of `by` together. Default: each value is a group. */
  readonly per?: Span | undefined;
  /** The time zone whose days and months those of moments are: `Europe/Berlin`. Default: UTC. */
  readonly zone?: string | undefined;
  /** Path of the number or amount to add up. Default: records are only counted. */
  readonly of?: string | undefined;
};

/** `sum` and `average` are decimals, there only with `of`; nothing has no average. */
export type Total = {
  readonly count: number;
  readonly sum?: Decimal;
  readonly average?: Decimal;
};

/** Records with nothing at `by` are the group `null`. */
export type TotalsGroup = { readonly key: string | null } & Total;

export type Totals = {
  readonly all: Total;
  /** Largest count first, {@link MOST_GROUPS} at most. */
  readonly groups: readonly TotalsGroup[];
  /** There were more groups. */
  readonly cut?: true;
};

/** Where several questions are asked at once; each is the address of the call that would ask it alone. */
export const TOTALS_PATH = '/api/totals';

export const MOST_GROUPS = 400;

/** What a store found: `valued` counts the records that have a number at `of`. */
export type Tally = { readonly count: number; readonly valued: number; readonly sum: Decimal };

/** A question as those answer it who hold the records. */
export type Counting = Omit<TotalsQuestion, 'filter'> & {
  /** `by` is a list: a record counts for each of its entries, and once among all. Default: it is one value. */
  readonly isList?: boolean | undefined;
};

/** Adds up records one by one. */
export const totalsOf = (records: readonly Row[], question: Counting): Totals =>
  totalsFrom(talliesOf(records, question), question.of !== undefined);

/** What a store without words for it finds by looking at every record. */
export const talliesOf = (
  records: readonly Row[],
  { by, per, zone, of, isList = false }: Counting,
): Tallies => {
  const keysOf = (value: unknown): readonly (string | null)[] => {
    if (!isList) return [groupKey(value, per, zone)];
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    const keys = [...new Set(entries.map((entry) => groupKey(entry)))];
    return keys.length === 0 ? [null] : keys;
  };
  const keyed = new Map<string | null, Row[]>();
  for (const record of by === undefined ? [] : records)
    for (const key of keysOf(valueAt(record, by ?? ''))) {
      const group = keyed.get(key);
      if (group) group.push(record);
      else keyed.set(key, [record]);
    }
  const tally = (rows: readonly Row[]): Tally => {
    const numbers = of === undefined ? [] : rows.flatMap((row) => decimalIn(valueAt(row, of)) ?? []);
    return { count: rows.length, valued: numbers.length, sum: addDecimals(numbers) };
  };
  return { all: tally(records), groups: [...keyed].map(([key, rows]) => ({ key, ...tally(rows) })) };
};

export type Tallies = {
  readonly all: Tally;
  readonly groups: readonly ({ readonly key: string | null } & Tally)[];
  /** Answered from numbers that are kept, and not from the records. */
  readonly isRolled?: true;
};

/** With other groups: what has the same key is put together. */
export const withGroups = (
  { all, groups }: Tallies,
  keyOf: (key: string | null) => string | null,
): Tallies => {
  const found = new Map<string | null, { count: number; valued: number; sums: Decimal[] }>();
  for (const { key: part, count, valued, sum } of groups) {
    const key = keyOf(part);
    const group = found.get(key) ?? { count: 0, valued: 0, sums: [] };
    found.set(key, group);
    group.count += count;
    group.valued += valued;
    group.sums.push(sum);
  }
  return {
    all,
    groups: [...found].map(([key, { sums, ...group }]) => ({ key, ...group, sum: addDecimals(sums) })),
  };
};

/** Of what is counted here and there. */
export const sumOfTallies = (a: Tally, b: Tally): Tally => ({
  count: a.count + b.count,
  valued: a.valued + b.valued,
  sum: addDecimals([a.sum, b.sum]),
});

/**
 * The answer out of what a store found: averages, the order of the groups, and no more than {@link MOST_GROUPS}. With
 * `digits` a sum has so many decimals, and more only where they say something: of what a sum was, or is, made up a store
 * need not know.
 */
export const totalsFrom = ({ all, groups }: Tallies, isSummed: boolean, digits?: number): Totals => {
  const total = ({ count, valued, sum: found }: Tally): Total => {
    if (!isSummed) return { count };
    const sum = digits === undefined ? found : padDecimal(shortDecimal(found), digits);
    return valued === 0 ? { count, sum } : { count, sum, average: quotient(sum, valued) };
  };
  const ordered = [...groups].sort((a, b) => b.count - a.count || compareGroups(a.key, b.key));
  return {
    all: total(all),
    groups: ordered.slice(0, MOST_GROUPS).map((group) => ({ key: group.key, ...total(group) })),
    ...(groups.length > MOST_GROUPS && { cut: true as const }),
  };
};

/** The value that a record is grouped by: text, or the day or month of a day or moment; null where there is nothing. */
export const groupKey = (value: unknown, per?: Span, zone?: string): string | null => {
  const text = textOf(value) ?? '';
  if (per === undefined) return text === '' ? null : text;
  if (zone !== undefined && isMoment.test(text))
    return dayIn(Date.parse(text), zone).slice(0, SPAN_LETTERS[per]);
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, SPAN_LETTERS[per]) : null;
};

/** What counts as a moment, which has another day in another time zone: a pattern, for programs and databases alike. */
export const MOMENT =
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]+)?)?Z$';

const isMoment = new RegExp(MOMENT);

/** How much of `2026-01-31T12:00` a span is. */
export const SPAN_LETTERS: { readonly [S in Span]: number } = { day: 10, month: 7 };

/** The exact number that is stored, however it is written; undefined where it is none. */
export const decimalIn = (value: unknown): Decimal | undefined => {
  if (typeof value === 'string') return numberOf(value) === undefined ? undefined : toDecimal(value);
  const text = typeof value === 'number' ? String(value) : '';
  const [digits = '', exponent] = text.split('e');
  const decimal = toDecimal(digits);
  return decimal === undefined || exponent === undefined ? decimal : shifted(decimal, Number(exponent));
};

/* `1.5e-7` is 0.00000015: JavaScript writes very large and very small numbers so. */
const shifted = (value: Decimal, places: number): Decimal => {
  const digits = decimalsOf(value) - places;
  const units = scaled(value, decimalsOf(value));
  return digits >= 0 ? unscaled(units, digits) : unscaled(units * 10n ** BigInt(-digits), 0);
};

/* An average keeps four decimals more than what was added up. */
const quotient = (sum: Decimal, count: number): Decimal => {
  const digits = decimalsOf(sum) + 4;
  const tenths = (scaled(sum, digits) * 10n) / BigInt(count);
  return unscaled((tenths + (tenths < 0n ? -5n : 5n)) / 10n, digits);
};

const compareGroups = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareKeys(a, b);
};
