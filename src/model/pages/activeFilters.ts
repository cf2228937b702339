import { findField } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';

export type ActiveFilter = {
  /** The filter's name on the wire: `status`, `total_gte`. */
  readonly key: string;
  readonly field: ResolvedField;
  readonly bound: 'from' | 'to' | undefined;
  /** What it asks for: any of these, or nothing at all where there are none. */
  readonly values: readonly unknown[];
};

/** The filters in force, by the fields they are on. The search text is not one: it stands in its own box. */
export const activeFilters = (
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): ActiveFilter[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const [, without] = String(value) === 'false' ? (/^(.+)_exists$/.exec(key) ?? []) : [];
    const empty = without === undefined ? undefined : findField(resource, without);
    if (empty && !findField(resource, key)) return [{ key, field: empty, bound: undefined, values: [] }];
    const [name, bound] = splitBound(key);
    const field = findField(resource, name);
    if (!field || value === undefined || value === null || value === '') return [];
    return [{ key, field, bound, values: [value].flat() }];
  });

const splitBound = (key: string): [string, 'from' | 'to' | undefined] => {
  if (key.endsWith('_gte')) return [key.slice(0, -4), 'from'];
  if (key.endsWith('_lte')) return [key.slice(0, -4), 'to'];
  return [key, undefined];
};
