import type { Kinds } from './kind';
import type { ResolvedField } from './resolvedField';
import type { Resource } from './resource';

export type AnswerFault = { readonly field: ResolvedField; readonly key: string; readonly count: number };

/** Which fields of an answer hold values of the wrong shape, how many of them, and why (the first reason). */
export const answerFaults = (
  { fields }: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
  kinds: Kinds,
): AnswerFault[] =>
  fields.flatMap((field) => {
    const faults = records
      .map((record) => faultOf(record[field.name], field, kinds))
      .filter((key) => key !== undefined);
    const [key] = faults;
    return key === undefined ? [] : [{ field, key, count: faults.length }];
  });

/** A missing value has no shape to be wrong. */
export const faultOf = (value: unknown, field: ResolvedField, kinds: Kinds): string | undefined =>
  value === null || value === undefined ? undefined : kinds[field.kind].fault(value, field, kinds);
