import type { Rule } from '../../../config/rule';
import { numberOf } from '../../values/comparable';
import type { Kinds } from '../../resolved/kind';
import { matches, pathsOf } from '../../rules/rules';
import type { KnownField, KnownFields } from '../scope';
import { attempt, isText, listOf } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** So many records are tried at most; whether a rule about more than that holds somewhere is not known. */
const MOST_TRIED = 20_000;

type Given = Readonly<Record<string, unknown>>;

/** Is it known that no record at all meets the rule? */
export const isUnsatisfiable = (rule: unknown, fields: KnownFields, given?: Given): boolean =>
  isSatisfiable(rule, fields, given) === false;

/**
 * Is there a record that meets the rule? Undefined where that is not known. It is asked of every record that could make a difference: each value
 * of a choice, each value the rule names, those above and below it, and none. `given` holds fields to one value.
 */
export const isSatisfiable = (rule: unknown, fields: KnownFields, given: Given = {}): boolean | undefined => {
  const names = attempt(() => pathsOf(rule as Rule)) ?? [];
  const known = names.filter((name) => name !== 'id').map((name) => fields.get(name));
  if (!known.every((field) => field?.resolved !== undefined)) return undefined;
  const values = names.map((name) =>
    Object.hasOwn(given, name) ? [given[name]] : valuesFor(fields.get(name), namedIn(rule, name)),
  );
  if (values.reduce((product, each) => product * each.length, 1) > MOST_TRIED) return undefined;
  const all = [...fields.values()];
  const context = {
    fields: all.flatMap(({ resolved }) => resolved ?? []),
    kinds: Object.fromEntries(all.flatMap(({ kind }) => (kind ? [[kind.name, kind]] : []))) as Kinds,
  };
  const isMet = (record: Readonly<Record<string, unknown>>) =>
    attempt(() => matches(rule as Rule, record, context)) ?? true;
  return combined(values).some((row) => isMet(Object.fromEntries(names.map((name, at) => [name, row[at]]))));
};

/** What the rule compares a field with, wherever it does. */
const namedIn = (rule: unknown, name: string): unknown[] => {
  if (!isPlainObject(rule)) return [];
  const inner = [...listOf(rule.$and), ...listOf(rule.$or), rule.$not].flatMap((each) => namedIn(each, name));
  return [...(Object.hasOwn(rule, name) ? comparedWith(rule[name]) : []), ...inner];
};

const comparedWith = (asked: unknown): unknown[] =>
  isPlainObject(asked) ? Object.values(asked).flat() : [asked].flat();

const valuesFor = (field: KnownField | undefined, named: readonly unknown[]): unknown[] => {
  if (field?.values) return [...field.values, null];
  if (field?.kind?.order === 'number')
    return [...around(named.flatMap((each) => numberOf(each) ?? [])), null];
  const texts = named.filter(isText).flatMap((each) => [each, `${each}\u0001`]);
  const single = [...new Set<unknown>(['\u0001', true, false, ...named, ...texts])];
  return field?.kind?.filter === 'holds' || isList(field)
    ? [named, ...single.map((each) => [each]), null]
    : [...single, null];
};

/* Numbers between those named, and outside of them. */
const around = (numbers: readonly number[]): number[] => {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const between = sorted.map((each, at) => (each + (sorted[at + 1] ?? each + 2)) / 2);
  return [first - 1, ...sorted, ...between];
};

const isList = (field: KnownField | undefined): boolean => field?.faultOf([]) === undefined;

const combined = (values: readonly (readonly unknown[])[]): unknown[][] =>
  values.reduce<unknown[][]>(
    (rows, each) => rows.flatMap((row) => each.map((value) => [...row, value])),
    [[]],
  );
