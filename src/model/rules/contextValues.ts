import type { ContextValue, Left } from '../../config/contextValue';
import { negateDecimal, toDecimal } from '../values/decimal';
import { valueAt, type Row } from '../values/comparable';
import { isPlainObject } from '../values/plainObject';

/** What context values are taken from. */
export type Context = {
  /** The id of whoever is signed in. */
  readonly me?: string | undefined;
  /** In milliseconds since 1970. Default: the clock of this machine. */
  readonly now?: number | undefined;
  /** The record, or the form that is being filled in. */
  readonly record: Row;
  /** What stands at a path over a reference, such as `plan.price`. Default: within the record alone. */
  readonly at?: ((path: string) => unknown) | undefined;
  /** What a setting of the product says. Default: nothing. */
  readonly setting?: ((name: string) => unknown) | undefined;
  /** What is left of one. Default: nothing is known. */
  readonly left?: ((asked: Left) => unknown) | undefined;
};

const readers = {
  $me: (_: unknown, { me }: Context) => me ?? null,
  $now: (_: unknown, context: Context) => new Date(nowOf(context)).toISOString(),
  $today: (days: unknown, context: Context) =>
    new Date(nowOf(context) + daysIn(days) * DAY).toISOString().slice(0, 10),
  $of: (path: unknown, context: Context) => at(String(path), context) ?? null,
  $minus: (path: unknown, context: Context) => negated(at(String(path), context)),
  $setting: (name: unknown, { setting }: Context) => setting?.(String(name)) ?? null,
  $left: (asked: unknown, { left }: Context) => left?.(asked as Left) ?? null,
} as const;

/** The names of the context values. */
export const contextNames = Object.keys(readers) as readonly (keyof typeof readers)[];

/** Is this a value from the context? */
export const isContextValue = (value: unknown): value is ContextValue => {
  if (!isPlainObject(value)) return false;
  const [name = '', ...others] = Object.keys(value);
  return others.length === 0 && Object.hasOwn(readers, name);
};

/** The same data with every value from the context in its place; the very same where there is none. */
export const inContext = <T>(data: T, context: Context): T =>
  readsContext(data) ? (filled(data, context) as T) : data;

/** Every value from the context that the data asks for. */
export const contextIn = (data: unknown): ContextValue[] => {
  if (!readsContext(data)) return [];
  return isContextValue(data) ? [data] : Object.values(data as object).flatMap(contextIn);
};

/** Where the data reads the record: `user`, `plan.price`. */
export const contextPaths = (data: unknown): string[] =>
  contextIn(data).flatMap((each) => ('$of' in each ? each.$of : '$minus' in each ? each.$minus : []));

/* Asked for every record of a list. The map holds what follows from the data alone. */
const known = new WeakMap<object, boolean>();

const readsContext = (data: unknown): boolean => {
  if (typeof data !== 'object' || data === null) return false;
  const before = known.get(data);
  if (before !== undefined) return before;
  const reads = isContextValue(data) || Object.values(data).some(readsContext);
  known.set(data, reads);
  return reads;
};

const filled = (data: unknown, context: Context): unknown => {
  if (isContextValue(data)) {
    const [[name, asked] = ['$of', '']] = Object.entries(data);
    return readers[name as keyof typeof readers](asked, context);
  }
  if (Array.isArray(data)) return data.map((each) => filled(each, context));
  if (!isPlainObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, filled(each, context)]));
};

const at = (path: string, { record, at: over }: Context): unknown => over?.(path) ?? valueAt(record, path);

const nowOf = ({ now }: Context): number => now ?? Date.now();

const DAY = 24 * 60 * 60 * 1000;

const daysIn = (days: unknown): number => (typeof days === 'string' ? Number.parseInt(days, 10) : 0);

const negated = (value: unknown): unknown => {
  const decimal = toDecimal(value);
  if (decimal === undefined) return null;
  const other = negateDecimal(decimal);
  return typeof value === 'number' ? Number(other) : other;
};
