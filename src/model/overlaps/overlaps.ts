import type { Rule } from '../../config/rule';
import { orderAt } from '../resolved/fieldAt';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import type { Condition, Scalar } from '../rules/matchConditions';
import { matches, pathsOf, ruleConditions } from '../rules/rules';
import { claimOf } from '../values/claimOf';
import { compareKeys, isEmpty, keyOf, valueAt, type Order, type Row } from '../values/comparable';

/** By what records of an entity are kept apart. */
export type OverlapRule = Shape & {
  /** Fields in which records have the same where they are in each other's way. */
  readonly within: readonly string[];
  /** Where both ends are, and how they compare. */
  readonly from: string;
  readonly to: string;
  readonly order: Order;
  /** What has its end where another one begins lies over that. */
  readonly isTouching: boolean;
  /** An empty end is none. */
  readonly isEndless: boolean;
  readonly when: Rule | undefined;
  /** The fields that it is said beside. */
  readonly said: readonly string[];
  /** The fields on which it depends. */
  readonly names: readonly string[];
};

type Shape = { readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

export const overlapRules = (
  { fields, noOverlap }: Pick<Resource, 'fields' | 'noOverlap'>,
  kinds: Kinds,
): OverlapRule[] =>
  noOverlap.map(({ within = [], of = '', from = '', to = '', nights = false, when }) => {
    const field = fields.find(({ name }) => name === of);
    const ends = field && kinds[field.kind].ends;
    const [first, last] = ends ? [`${of}.${ends[0]}`, `${of}.${ends[1]}`] : [from, to];
    const member = field?.children.find(({ name }) => name === ends?.[1]);
    return {
      fields,
      kinds,
      within,
      from: first,
      to: last,
      order: orderAt(fields, first, kinds),
      isTouching: member !== undefined && isDay(member, kinds) && !nights,
      isEndless: !ends && fields.some(({ name, required }) => name === to && !required),
      when,
      said: ends ? [of] : [from, to],
      names: [...new Set([...within, first, last, ...pathsOf(when)].map((path) => path.split('.')[0] ?? ''))],
    };
  });

/** A kind whose values are whole days. */
const isDay = (field: ResolvedField, kinds: Kinds): boolean =>
  kinds[field.kind].jsonSchema(field)['format'] === 'date';

type Key = string | number;

/** What a record takes up; without `to` for ever. */
export type Span = { readonly claim: string; readonly from: Key; readonly to: Key | undefined };

/** Undefined where it is in nobody's way. */
export const spanOf = (record: Row, rule: OverlapRule): Span | undefined => {
  const claim = claimOf(record, rule.within);
  const [first, last] = [valueAt(record, rule.from), valueAt(record, rule.to)];
  const [from, to] = [keyOf(first, rule.order), keyOf(last, rule.order)];
  const hasEnd = to !== undefined && !isEmpty(last);
  if (claim === undefined || from === undefined || isEmpty(first)) return undefined;
  if (!hasEnd && !rule.isEndless) return undefined;
  const span = { claim, from, to: hasEnd ? to : undefined };
  return isBefore(span.from, span.to, rule) && matches(rule.when, record, rule) ? span : undefined;
};

/** Do both take up the same for a while? */
export const isOver = (one: Span, other: Span, rule: OverlapRule): boolean =>
  one.claim === other.claim && isBefore(one.from, other.to, rule) && isBefore(other.from, one.to, rule);

export const isSameSpan = (one: Span, other: Span): boolean =>
  one.claim === other.claim && one.from === other.from && one.to === other.to;

/** What a store is asked for the records that may lie over this one; `isOver` says of which it is true. */
export const overlapConditions = (record: Row, { from, to }: Span, rule: OverlapRule): Condition[] => {
  const { fields, kinds, order, isTouching, isEndless, when } = rule;
  const ends = { path: rule.to, op: isTouching ? 'gte' : 'gt', value: from, order } as const;
  const isMissing = { path: rule.to, op: 'exists', value: false } as const;
  return [
    ...rule.within.map((path) => sameAt(path, record, rule)),
    to === undefined
      ? { path: rule.from, op: 'exists', value: true }
      : { path: rule.from, op: isTouching ? 'lte' : 'lt', value: to, order },
    isEndless ? { op: 'or', of: [ends, isMissing] } : ends,
    ...(when ? ruleConditions(when, { fields, kinds }) : []),
  ];
};

/* As `claimOf` compares them. */
const sameAt = (path: string, record: Row, { fields, kinds }: Shape): Condition => {
  const field = fields.find(({ name }) => name === path);
  const value = valueAt(record, path) as Scalar;
  const isText = field !== undefined && kinds[field.kind].filter === 'contains';
  return isText
    ? { path, op: 'same', value: String(value).trim() }
    : { path, op: 'eq', value, order: orderAt(fields, path, kinds) };
};

const isBefore = (from: Key, to: Key | undefined, { isTouching }: Pick<OverlapRule, 'isTouching'>): boolean =>
  to === undefined || compareKeys(from, to) < (isTouching ? 1 : 0);
