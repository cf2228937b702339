import type { Kinds, Wording } from './kind';
import { findField } from './model';
import type { ResolvedField } from './resolvedField';
import type { Resource } from './resource';

export type ActiveFilter = {
  /** The filter's name on the wire: `status`, `total_gte`. */
  readonly key: string;
  readonly field: ResolvedField;
  readonly bound: 'from' | 'to' | undefined;
  readonly text: string;
};

/** The filters in force, in words. The search text is not one of them: it stands in its own box. */
export const describeFilters = (
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  wording: Wording & { readonly kinds: Kinds },
): ActiveFilter[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const [name, bound] = splitBound(key);
    const field = findField(resource, name);
    if (!field || value === undefined || value === null || value === '') return [];
    return [{ key, field, bound, text: textOf(value, field, wording) }];
  });

const splitBound = (key: string): [string, 'from' | 'to' | undefined] => {
  if (key.endsWith('_gte')) return [key.slice(0, -4), 'from'];
  if (key.endsWith('_lte')) return [key.slice(0, -4), 'to'];
  return [key, undefined];
};

const textOf = (
  value: unknown,
  field: ResolvedField,
  wording: Wording & { readonly kinds: Kinds },
): string => {
  const values = Array.isArray(value) ? value : [value];
  const kind = wording.kinds[field.kind];
  const texts = values.map((each) =>
    kind.fault(each, field, wording.kinds) === undefined ? kind.toText(each, field, wording) : String(each),
  );
  return texts.join(', ');
};
