import { isEmpty } from './comparable';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { isSameJson } from './plainObject';

/** The value as its kind writes it, trimmed; null when there is none. */
export const normalisedValue = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  if (isEmpty(value)) return null;
  const kind = kinds[field.kind];
  if (kind.fault(value, field, kinds) !== undefined) return value;
  return kind.normalise ? kind.normalise(value as Parameters<typeof kind.validate>[0], field) : value;
};

/** Would storing one where the other is change anything? */
export const sameValue = (
  one: unknown,
  other: unknown,
  { field, kinds }: { readonly field: ResolvedField; readonly kinds: Kinds },
): boolean => isSameJson(normalisedValue(one, field, kinds), normalisedValue(other, field, kinds));
