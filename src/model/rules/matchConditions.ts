import { compareKeys, fold, keyOf, textOf, valueAt, type Order, type Row } from '../values/comparable';
import { plainText } from '../values/plainText';

export type Scalar = string | number | boolean;

/** The paths of the ends of a range. */
export type Span = readonly [from: string, to: string];

export type Size = 'gt' | 'gte' | 'lt' | 'lte';

/**
 * One test on one path (`name`, or nested: `client.name`). `order` is 'text' by default. A missing value (absent, null,
 * an object or a list, or no number where numbers are compared) passes only `ne` and `exists: false`. `has`: a stored
 * list holds any of the values. `contains`: a part of a text as `plainText` has both; `same`: all of it, upper and lower
 * case alike.
 */
export type FieldCondition =
  | {
      readonly path: string;
      readonly op: 'eq' | 'ne' | Size;
      readonly value: Scalar;
      readonly order?: Order;
      /** Both ends of the range that this is a bound of, for a store that keeps them together. It changes nothing of what matches. */
      readonly span?: Span;
    }
  | { readonly path: string; readonly op: 'in'; readonly value: readonly Scalar[]; readonly order?: Order }
  | { readonly path: string; readonly op: 'has'; readonly value: readonly Scalar[]; readonly order?: Order }
  | { readonly path: string; readonly op: 'contains'; readonly value: string }
  | { readonly path: string; readonly op: 'same'; readonly value: string }
  | { readonly path: string; readonly op: 'exists'; readonly value: boolean };

/**
 * A question about one record, as filters, scopes and rules put it: here it is answered of a record at hand, in the
 * gateway's databases by the SQL of `sqlCondition`. Both must say the same of every record.
 */
export type Condition =
  | FieldCondition
  | { readonly op: 'and'; readonly of: readonly Condition[] }
  | { readonly op: 'or'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }
  | PointsAt;

/** The value is the id of a record of another collection that answers these conditions. Only stores can be asked. */
export type PointsAt = {
  readonly op: 'pointsAt';
  readonly path: string;
  readonly collection: string;
  readonly where: readonly Condition[];
};

/** A part of a text, both as `plainText` has them, at any of the paths; a blank one asks nothing. */
export type Search = {
  readonly text: string;
  readonly paths: readonly string[];
  /** These paths and others, whose texts are prepared together: where a person may not look into some. */
  readonly among?: readonly string[];
  /** What some of the paths may hold instead: the same as their kind writes it, such as a phone number. */
  readonly also?: readonly { readonly path: string; readonly text: string }[];
};

/** Does the record that an id of another collection names answer these conditions? */
export type PointsAtOne = (asked: PointsAt, id: string) => boolean;

type Matches = (record: Row, conditions: readonly Condition[], search?: Search) => boolean;

/** `matchesAll` where a condition about another record is answered by looking that one up. */
export const matchesWith =
  (pointsAt: PointsAtOne): Matches =>
  (record, conditions, search) =>
    conditions.every((condition) => holds(record, condition, pointsAt)) && matchesSearch(record, search);

/**
 * Does the record pass every condition, and the search if there is one? @throws when a condition is about another
 * record: only stores can look it up.
 */
export const matchesAll: Matches = matchesWith(({ path }) => {
  throw new Error(`Only a store knows what "${path}" points at.`);
});

const matchesSearch = (record: Row, search: Search | undefined): boolean => {
  const text = searchedText(search);
  if (!search || text === '') return true;
  return (
    search.paths.some((path) => includesText(valueAt(record, path), text)) ||
    (search.also ?? []).some((each) => includesText(valueAt(record, each.path), each.text))
  );
};

/** What a search looks for; empty where it asks nothing, as one of signs that nobody sees. */
export const searchedText = (search: Search | undefined): string => plainText(search?.text ?? '').trim();

const includesText = (value: unknown, wanted: string): boolean => {
  const text = textOf(value);
  return text !== undefined && plainText(text).includes(plainText(wanted));
};

const holds = (record: Row, condition: Condition, pointsAt: PointsAtOne): boolean => {
  if (condition.op === 'and') return condition.of.every((each) => holds(record, each, pointsAt));
  if (condition.op === 'or') return condition.of.some((each) => holds(record, each, pointsAt));
  if (condition.op === 'not') return !holds(record, condition.of, pointsAt);
  const value = valueAt(record, condition.path);
  if (condition.op === 'pointsAt') return typeof value === 'string' && pointsAt(condition, value);
  if (condition.op === 'exists') return (value !== undefined && value !== null) === condition.value;
  if (condition.op === 'contains') return includesText(value, condition.value);
  if (condition.op === 'same')
    return keyOf(value) !== undefined && fold(String(keyOf(value))) === fold(condition.value);
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
