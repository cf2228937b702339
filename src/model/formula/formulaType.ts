import { refuse } from './fault';
import type { Rational } from './rational';

/** What a value is, as far as operators and functions ask. Every value may be missing. */
export type FormulaType =
  | { readonly of: Exclude<TypeName, 'money' | 'text' | 'rows'> }
  | { readonly of: 'money'; readonly currency: string }
  /** `values`: all that the text may be, as of a choice. */
  | { readonly of: 'text'; readonly values?: readonly string[] }
  /** A member of every row of a list. */
  | { readonly of: 'rows'; readonly member: FormulaType };

export type TypeName = keyof typeof called;

/** What a type is called in a sentence. */
const called = {
  number: 'a number',
  money: 'an amount',
  percent: 'a percentage',
  duration: 'a duration',
  date: 'a date',
  moment: 'a moment',
  boolean: 'yes or no',
  text: 'a text',
  zone: 'a time zone',
  list: 'a list',
  rows: 'a member of rows',
  nothing: 'nothing',
  other: 'a value of its own kind',
} as const;

export const callType = (type: FormulaType): string => {
  if (type.of === 'money') return `an amount in ${type.currency}`;
  if (type.of === 'rows') return `${callType(type.member)} in rows`;
  if (type.of === 'text' && type.values)
    return `one of ${type.values.map((value) => `"${value}"`).join(', ')}`;
  return called[type.of];
};

/** A value while it is computed: days are counted from 1970, moments in milliseconds, durations in seconds. */
export type Value = Rational | string | boolean | null | readonly Value[];

/** The stored value of a field, by its path. */
export type Read = (path: string) => unknown;

/** A part of a formula whose type is known. */
export type Typed = {
  readonly at: number;
  readonly type: FormulaType;
  /** It is written out: a number or a text. */
  readonly literal?: Value;
  readonly value: (read: Read) => Value;
};

const numeric: readonly TypeName[] = ['number', 'money', 'percent', 'duration'];

const ordered: readonly TypeName[] = [...numeric, 'date', 'moment'];

export const isNumeric = ({ type }: Typed): boolean => numeric.includes(type.of);

export const isOrdered = ({ type }: Typed): boolean => ordered.includes(type.of);

/** A zero that is written out is none of anything: `max(balance, 0)`. */
export const isZero = ({ literal }: Typed): boolean =>
  typeof literal === 'object' && literal !== null && 'n' in literal && literal.n === 0n;

/**
 * The one type that these have together, for those of which one is taken or which are compared; undefined where they have
 * none. What is nothing fits all.
 */
export const commonType = (parts: readonly Typed[]): FormulaType | undefined => {
  const [first, ...others] = parts.filter((part) => part.type.of !== 'nothing');
  if (!first) return { of: 'nothing' };
  const counted = [first, ...others].find((part) => !isZero(part)) ?? first;
  if (!values.includes(counted.type.of)) return undefined;
  return [first, ...others].reduce<FormulaType | undefined>((type, part) => {
    if (isZero(part) && isNumeric(counted)) return type;
    return type && joined(type, part.type);
  }, counted.type);
};

const values: readonly TypeName[] = [...ordered, 'boolean', 'text', 'zone'];

const joined = (a: FormulaType, b: FormulaType): FormulaType | undefined => {
  if (a.of === 'text' && b.of === 'text')
    return a.values && b.values
      ? { of: 'text', values: [...new Set([...a.values, ...b.values])] }
      : { of: 'text' };
  return isSameType(a, b) ? a : undefined;
};

export const isSameType = (a: FormulaType, b: FormulaType): boolean =>
  a.of === 'money' && b.of === 'money' ? a.currency === b.currency : a.of === b.of;

/** Refuses what is not one of these types. */
export const demand = (part: Typed, names: readonly TypeName[], what: string): void => {
  if (names.includes(part.type.of)) return;
  const wanted = names.map((name) => called[name]).join(' or ');
  refuse(part.at, `${what} needs ${wanted}, not ${callType(part.type)}`);
};
