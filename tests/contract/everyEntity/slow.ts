import { textOf, type Order } from '../../../src/model/values/comparable';
import type { AppRecord } from '../../../src/providers/rest/record';

/* The plainest way to each answer, sharing nothing with the code that is judged by it. */

/** The value at `client.name`. */
export const valueIn = (record: AppRecord, path: string): unknown => {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
};

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

export const includesText = (value: unknown, part: string): boolean =>
  !isBlank(value) && asRead(String(value)).includes(asRead(part));

/* What the records of the demonstration have beside letters of a keyboard. */
const asRead = (text: string): string => {
  let read = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  for (const [sign, plain] of Object.entries({
    ß: 'ss',
    ø: 'o',
    æ: 'ae',
    ł: 'l',
    đ: 'd',
    ı: 'i',
    '’': "'",
    '–': '-',
  }))
    read = read.replaceAll(sign, plain);
  return read;
};

type Bound = { readonly side: 'gte' | 'lte'; readonly bound: unknown; readonly order: Order };

/** Whether a value lies on this side of a bound; a day as the upper bound is that whole day. */
export const liesBy = (value: unknown, { side, bound, order }: Bound): boolean => {
  if (isBlank(value)) return false;
  if (order === 'number')
    return side === 'gte' ? Number(value) >= Number(bound) : Number(value) <= Number(bound);
  const [text, limit] = [String(value), String(bound)];
  if (side === 'gte') return text >= limit;
  return limit.length === 10 ? text.slice(0, 10) <= limit : text <= limit;
};

type Sorted = { readonly field: string; readonly order: Order; readonly isDown: boolean };

/** Neighbours that stand the wrong way round; empty when all is in order. */
export const outOfOrder = (rows: readonly AppRecord[], { field, order, isDown }: Sorted): string[] => {
  const keys = rows.map((row) => {
    const value = row[field];
    if (value === undefined || value === null) return undefined;
    return order === 'number' ? Number(value) : asRead(textOf(value) ?? '');
  });
  return keys.slice(1).flatMap((next, at) => {
    const key = keys[at];
    if (next === undefined || key === next) return [];
    const isWrong = key === undefined || (isDown ? key < next : key > next);
    return isWrong ? [`${String(key)} before ${String(next)}`] : [];
  });
};

/** Does a record answer a rule, read in the plainest way? Throws for an operator that nobody has needed yet. */
export const answersRule = (rule: object = {}, record: Record<string, unknown>): boolean =>
  Object.entries(rule).every(([name, wanted]: [string, unknown]) => {
    const value = record[name];
    if (wanted === null) return isBlank(value);
    if (typeof wanted !== 'object') return value === wanted;
    return Object.entries(wanted).every(([operator, bound]: [string, unknown]) => {
      if (operator === '$in') return [bound].flat().includes(value);
      if (operator === '$nin') return ![bound].flat().includes(value);
      if (operator === '$ne') return value !== bound;
      if (operator === '$exists') return !isBlank(value) === bound;
      if (operator === '$gt') return !isBlank(value) && Number(value) > Number(bound);
      throw new Error(`${name}: nothing here reads ${operator}.`);
    });
  });
