import type { Rule } from '../../config/rule';
import type { Order, Row } from '../values/comparable';
import { fieldAt } from '../resolved/fieldAt';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { contextPaths, inContext, type Context } from './contextValues';
import { matchesAll, type Condition, type Scalar, type Size } from './matchConditions';
import { isPlainObject } from '../values/plainObject';

/** Whose rule it is: fields ordered as numbers compare as numbers, and lists are asked for their entries. */
export type RuleContext = {
  readonly fields: readonly ResolvedField[];
  readonly kinds: Kinds;
} & Pick<Context, 'me' | 'now' | 'setting' | 'left'>;

/**
 * Does the record answer the rule? No rule is a yes. A missing value (absent or null) equals null, passes
 * `$ne`, `$nin` and `$exists: false`, and no comparison of size. A list passes when one of its entries does.
 */
export const matches = (rule: Rule | undefined, record: Row, context: RuleContext): boolean =>
  rule === undefined || matchesAll(record, ruleConditions(inContext(rule, { ...context, record }), context));

/** The rule as conditions that must all hold, for a record at hand or for a store; without values from the context. @throws on an unknown operator. */
export const ruleConditions = (rule: Rule, context: RuleContext): readonly Condition[] => {
  const known = compiledRules.get(context.fields) ?? new WeakMap<Rule, readonly Condition[]>();
  compiledRules.set(context.fields, known);
  const conditions = known.get(rule) ?? compile(rule, context);
  known.set(rule, conditions);
  return conditions;
};

/** The fields a rule reads, each once. */
export const pathsOf = (rule: Rule | undefined): string[] => {
  if (rule === undefined) return [];
  const { $and = [], $or = [], $not, ...own } = rule;
  const inner = [...$and, ...$or, ...($not ? [$not] : [])];
  return [...new Set([...Object.keys(own), ...contextPaths(own), ...inner.flatMap(pathsOf)])];
};

/** The rule without what it asks of these fields. */
export const withoutFields = (
  rule: Rule | undefined,
  closed: ReadonlySet<string> | undefined,
): Rule | undefined => {
  const asksThem = (part: Rule) => pathsOf(part).some((path) => closed?.has(path.split('.')[0] ?? ''));
  if (!rule || !closed?.size || !asksThem(rule)) return rule;
  const { $and, ...parts } = rule;
  return {
    ...Object.fromEntries(
      Object.entries(parts).filter(([path, wanted]) => !asksThem({ [path]: wanted } as Rule)),
    ),
    ...($and && { $and: $and.map((each) => withoutFields(each, closed) ?? {}) }),
  };
};

/*
 * Rules are compiled once. These maps hold nothing but results of a pure function, keyed by the identity of
 * its arguments, so they are no state: emptying them changes nothing but the time it takes.
 */
const compiledRules = new WeakMap<object, WeakMap<Rule, readonly Condition[]>>();

const compile = (rule: Rule, context: RuleContext): readonly Condition[] => {
  const { $and = [], $or, $not, ...own } = rule;
  const whole = (each: Rule): Condition => ({ op: 'and', of: compile(each, context) });
  return [
    ...Object.entries(own).flatMap(([path, wanted]) => askedAt(path, wanted, context)),
    ...$and.flatMap((each) => compile(each, context)),
    ...($or ? [{ op: 'or', of: $or.map(whole) } as const] : []),
    ...($not ? [{ op: 'not', of: whole($not) } as const] : []),
  ];
};

const askedAt = (path: string, wanted: unknown, { fields, kinds }: RuleContext): Condition[] => {
  const field = fieldAt(fields, path);
  const kind = field && kinds[field.kind];
  const place = { path, order: kind?.order ?? 'text', isList: kind?.filter === 'holds' };
  return Object.entries(comparisonOf(wanted)).flatMap(([operator, value]) => {
    const read = Object.hasOwn(readers, operator) ? readers[operator] : undefined;
    if (!read || path.startsWith('$'))
      throw new Error(`A rule about "${path}" cannot ask "${operator}". Valid: ${valid}.`);
    return value === undefined ? [] : [read(place, value)];
  });
};

/** What a rule asks of one field, as comparisons: a value is that one, a list one of them. */
export const comparisonOf = (wanted: unknown): Readonly<Record<string, unknown>> => {
  if (isPlainObject(wanted)) return wanted;
  return Array.isArray(wanted) ? { $in: wanted } : { $eq: wanted };
};

type Place = { readonly path: string; readonly order: Order; readonly isList: boolean };
type Reader = (place: Place, value: unknown) => Condition;

const exists = ({ path }: Place, value: boolean): Condition => ({ path, op: 'exists', value });

const oneOf = ({ path, order, isList }: Place, value: unknown): Condition => ({
  path,
  op: isList ? 'has' : 'in',
  value: value as readonly Scalar[],
  order,
});

const sized =
  (op: 'eq' | 'ne' | Size): Reader =>
  ({ path, order }, value) => ({ path, op, value: value as Scalar, order });

const readers: Readonly<Record<string, Reader>> = {
  $eq: (place, value) => {
    if (value === null) return exists(place, false);
    return place.isList ? oneOf(place, [value]) : sized('eq')(place, value);
  },
  $ne: (place, value) => {
    if (value === null) return exists(place, true);
    return place.isList ? { op: 'not', of: oneOf(place, [value]) } : sized('ne')(place, value);
  },
  $in: oneOf,
  $nin: (place, value) => ({ op: 'not', of: oneOf(place, value) }),
  $exists: (place, value) => exists(place, value === true),
  $contains: ({ path }, value) => ({ path, op: 'contains', value: String(value).trim() }),
  $gt: sized('gt'),
  $gte: sized('gte'),
  $lt: sized('lt'),
  $lte: sized('lte'),
};

const valid = Object.keys(readers).join(', ');
