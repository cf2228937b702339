import type { Kinds } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { claimName, uniqueGroups } from '../../src/model/rules/uniqueGroups';
import { claimOf } from '../../src/model/values/claimOf';
import type { Uniques } from '../store/store';
import type { OutsideTransaction } from './outsideTransaction';
import { isPlainObject } from '../../src/model/values/plainObject';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a record claims for itself, of the groups that a change touches; default: of all. Null is no claim: what the
 * record claimed before is free again.
 */
export const uniquesOf = (
  values: Values,
  resource: Pick<Resource, 'fields' | 'unique' | 'owner'>,
  changed: Values = values,
): Uniques =>
  Object.fromEntries(
    uniqueGroups(resource)
      .filter((group) => group.some((name) => Object.hasOwn(changed, name)))
      .map((group) => [claimName(group), claimOf(values, group) ?? null]),
  );

type Shape = { readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

/** The values with a hash in the place of every secret, however deep it is nested; sealed where the server reads it. */
export const withHashes = (
  values: Values,
  shape: Shape,
  outside: OutsideTransaction,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = shape.fields.find((each) => each.name === name);
      return [name, field ? hashedIn(value, { field, kinds: shape.kinds }, outside) : value];
    }),
  );

type Place = { readonly field: ResolvedField; readonly kinds: Kinds };

const hashedIn = (value: unknown, { field, kinds }: Place, outside: OutsideTransaction): unknown => {
  const { isSecret, isSealed } = kinds[field.kind];
  if (isSecret && typeof value === 'string')
    return isSealed?.(field) ? outside.seal(value) : outside.hash(value);
  if (isSecret) return value;
  if (field.children.length === 0) return value;
  if (Array.isArray(value)) return value.map((each) => hashedIn(each, { field, kinds }, outside));
  return isPlainObject(value) ? withHashes(value, { fields: field.children, kinds }, outside) : value;
};
