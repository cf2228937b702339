import { compareKeys, fold, keyOf, textOf, valueAt, type Order, type Row } from '../values/comparable';
import type { Condition, Scalar, Search } from './conditions';

/** Does the record pass every condition, and the search if there is one? */
export const matchesAll = (record: Row, conditions: readonly Condition[], search?: Search): boolean =>
  conditions.every((condition) => holds(record, condition)) && matchesSearch(record, search);

/** A comparison for `sort`: text without regard to case, missing values last either way, ties by `id`. */
export const compareBy = (path: string, order: Order, descending = false) => {
  const keyIn = (record: Row) => {
    const key = keyOf(valueAt(record, path), order);
    return typeof key === 'string' && path !== 'id' ? fold(key) : key;
  };
  return (one: Row, other: Row): number => {
    const [a, b] = [keyIn(one), keyIn(other)];
    const byId = () => compareKeys(textOf(one['id']) ?? '', textOf(other['id']) ?? '');
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byId();
    return (descending ? compareKeys(b, a) : compareKeys(a, b)) || byId();
  };
};

const matchesSearch = (record: Row, search: Search | undefined): boolean => {
  if (!search || search.text.trim() === '') return true;
  return search.paths.some((path) => includesText(valueAt(record, path), search.text));
};

const includesText = (value: unknown, wanted: string): boolean =>
  fold(textOf(value) ?? '').includes(fold(wanted.trim()));

const holds = (record: Row, condition: Condition): boolean => {
  const value = valueAt(record, condition.path);
  if (condition.op === 'exists') return (value !== undefined && value !== null) === condition.value;
  if (condition.op === 'contains') return textOf(value) !== undefined && includesText(value, condition.value);
  const { order } = condition;
  if (condition.op === 'in') return isOneOf(value, condition.value, order);
  if (condition.op === 'has')
    return Array.isArray(value) && value.some((item) => isOneOf(item, condition.value, order));
  const [a, b] = [keyOf(value, order), keyOf(condition.value, order)];
  if (a === undefined || b === undefined) return condition.op === 'ne';
  return isSized[condition.op](compareKeys(a, b));
};

const isOneOf = (value: unknown, wanted: readonly Scalar[], order: Order | undefined): boolean => {
  const key = keyOf(value, order);
  return key !== undefined && wanted.some((each) => keyOf(each, order) === key);
};

const isSized = {
  eq: (difference: number) => difference === 0,
  ne: (difference: number) => difference !== 0,
  gt: (difference: number) => difference > 0,
  gte: (difference: number) => difference >= 0,
  lt: (difference: number) => difference < 0,
  lte: (difference: number) => difference <= 0,
};
