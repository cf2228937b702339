import { isEmpty, type Row } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { isPlainObject } from '../values/plainObject';

/** `path`: the field, and below it the nested one whose values are meant. */
export type AnswerFault = {
  readonly path: readonly ResolvedField[];
  readonly key: string;
  readonly count: number;
};

/**
 * Which fields of an answer hold values of the wrong shape, how many of them, and why (the first reason); nested
 * fields too. What is drawn as "no value" is not at fault.
 */
export const answerFaults = ({ fields }: Resource, records: readonly Row[], kinds: Kinds): AnswerFault[] =>
  fields.flatMap((field) => faultsBelow([field], valuesOf(field, records), kinds));

/** A missing value has no shape to be wrong. */
export const faultOf = (value: unknown, field: ResolvedField, kinds: Kinds): string | undefined =>
  value === null || value === undefined ? undefined : kinds[field.kind].fault(value, field, kinds);

const faultsBelow = (
  path: readonly ResolvedField[],
  values: readonly unknown[],
  kinds: Kinds,
): AnswerFault[] => {
  const field = path[path.length - 1] as ResolvedField;
  const judged = values.map((value) => ({ value, key: faultOf(value, field, kinds) }));
  const keys = judged.flatMap(({ key }) => key ?? []);
  const [key] = keys;
  const own = key === undefined ? [] : [{ path, key, count: keys.length }];
  const rows = judged.filter((each) => each.key === undefined).flatMap(({ value }) => [value].flat());
  const nested = field.children.flatMap((child) =>
    faultsBelow([...path, child], valuesOf(child, rows.filter(isPlainObject)), kinds),
  );
  return [...own, ...nested];
};

const valuesOf = ({ name }: ResolvedField, records: readonly Row[]): unknown[] =>
  records.map((record) => record[name]).filter((value) => !isEmpty(value));
