import { isEmpty } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** The value as it is stored: trimmed and normalised by its kind; null when there is none. */
export const storedValue = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  if (isEmpty(value)) return null;
  const kind = kinds[field.kind];
  if (kind.fault(value, field, kinds) !== undefined) return value;
  return kind.normalise?.(value as Parameters<typeof kind.validate>[0], field) ?? value;
};

/** Would storing one where the other is change anything? */
export const sameValue = (
  one: unknown,
  other: unknown,
  { field, kinds }: { readonly field: ResolvedField; readonly kinds: Kinds },
): boolean => json(storedValue(one, field, kinds)) === json(storedValue(other, field, kinds));

/* The order of the keys of an object means nothing, and what is missing is what is null. */
const json = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, inner]) => inner !== null && inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : each,
  );
