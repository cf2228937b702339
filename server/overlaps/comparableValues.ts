import { overlapRules } from '../../src/model/overlaps/overlaps';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Resource } from '../../src/model/resolved/resource';
import { storedValue } from '../../src/model/rules/writableValues';
import { isSameJson } from '../../src/model/values/plainObject';

type Values = Readonly<Record<string, unknown>>;

type Place = {
  readonly resource: Pick<Resource, 'fields' | 'noOverlap'>;
  readonly kinds: Kinds;
  /** The record as it is stored. */
  readonly before?: Values | undefined;
};

/**
 * What code writes: by whatever records are kept apart, in the stored form, in which stores compare it. All else stays as it
 * is, such as the text of a message as it came in; so does a value that is there already.
 */
export const comparableValues = (values: Values, { resource, kinds, before = {} }: Place): Values => {
  const names = new Set(overlapRules(resource, kinds).flatMap((rule) => rule.names));
  if (names.size === 0) return values;
  const stored = resource.fields
    .filter(({ name }) => names.has(name) && values[name] !== undefined)
    .filter(({ name }) => !isSameJson(values[name], before[name]))
    .map((field) => [field.name, storedValue(values[field.name], field, kinds)] as const);
  return { ...values, ...Object.fromEntries(stored) };
};
