import { mongoQueryMatcher } from '@casl/ability';
import type { Rule } from '../../config/rule';
import { isRow, keyOf, type Row } from '../values/comparable';
import { orderAt } from '../resolved/fieldAt';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** Whose rule it is: fields ordered as numbers compare as numbers. Without it values compare as they are. */
export type RuleContext = { readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

/**
 * Does the record answer the rule? No rule is a yes. A missing value (absent or null) equals null, passes
 * `$ne`, `$nin` and `$exists: false`, and no comparison of size. A list passes when one of its entries does.
 */
export const matches = (rule: Rule | undefined, record: Row, context?: RuleContext): boolean =>
  rule === undefined || compiled(rule, context)(record);

/** The fields a rule reads, each once. */
export const pathsOf = (rule: Rule | undefined): string[] => {
  if (rule === undefined) return [];
  const { $and = [], $or = [], $not, ...own } = rule;
  return [...new Set([...Object.keys(own), ...[...$and, ...$or, ...($not ? [$not] : [])].flatMap(pathsOf)])];
};

type Test = (record: Row) => boolean;

/** What a value is compared by; undefined when it cannot be compared. */
type Read = (name: string, value: unknown) => unknown;

/*
 * Rules are compiled once. These maps hold nothing but results of a pure function, keyed by the identity of
 * its arguments, so they are no state: emptying them changes nothing but the time it takes.
 */
const compiledRules = new WeakMap<object, WeakMap<Rule, Test>>();
const NO_FIELDS: readonly ResolvedField[] = [];

const compiled = (rule: Rule, context: RuleContext | undefined): Test => {
  const fields = context?.fields ?? NO_FIELDS;
  const known = compiledRules.get(fields) ?? new WeakMap<Rule, Test>();
  compiledRules.set(fields, known);
  const test = known.get(rule) ?? compile(rule, context);
  known.set(rule, test);
  return test;
};

const compile = (rule: Rule, context: RuleContext | undefined): Test => {
  const read: Read = context
    ? (name, value) => keyOf(value, orderAt(context.fields, name, context.kinds))
    : (_, value) => (isRow(value) ? undefined : value);
  const names = pathsOf(rule);
  const test = testOf(rule, read);
  return (record) => test(Object.fromEntries(names.flatMap((name) => projected(name, record[name], read))));
};

/** Absent when missing; an empty object when there is something that no comparison can read. */
const projected = (name: string, value: unknown, read: Read): [string, unknown][] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return [[name, value.map((item) => read(name, item) ?? {})]];
  return [[name, read(name, value) ?? {}]];
};

const testOf = (rule: Rule, read: Read): Test => {
  const { $and = [], $or, $not, ...own } = rule;
  const all = [ownTest(own, read), ...$and.map((each) => testOf(each, read))];
  const any = $or?.map((each) => testOf(each, read));
  const none = $not && testOf($not, read);
  return (row) => all.every((test) => test(row)) && (any?.some((test) => test(row)) ?? true) && !none?.(row);
};

const RANGE = ['$gt', '$gte', '$lt', '$lte'];

const ownTest = (own: Row, read: Read): Test => {
  const query = Object.fromEntries(
    Object.entries(own).map(([name, wanted]) => [name, comparison(name, wanted, read)]),
  );
  // The matcher finds a missing value smaller than everything.
  const sized = Object.keys(query).filter((name) =>
    RANGE.some((operator) => operator in (query[name] ?? {})),
  );
  const test = mongoQueryMatcher(query);
  return (row) => sized.every((name) => isSized(row[name])) && test(row);
};

const isSized = (value: unknown): boolean => value !== undefined && !isRow(value);

const comparison = (name: string, wanted: unknown, read: Read): Record<string, unknown> => {
  const asked = isRow(wanted) ? wanted : { $eq: wanted };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([operator, value]): [string, unknown][] => {
      if (value === undefined) return [];
      if (operator === '$exists' || (value === null && !RANGE.includes(operator))) return [[operator, value]];
      if (Array.isArray(value))
        return [[operator, value.map((item) => read(name, item)).filter((item) => item !== undefined)]];
      const readable = value === null ? undefined : read(name, value);
      if (readable !== undefined) return [[operator, readable]];
      // Nothing equals, exceeds or falls below what cannot be read; everything differs from it.
      return operator === '$ne' ? [] : [['$in', []]];
    }),
  );
};
