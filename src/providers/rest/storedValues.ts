import { isEmpty, type Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { Resource } from '../../model/resolved/resource';
import { storedValue } from '../../model/rules/writableValues';
import { isPlainObject, isSameJson } from '../../model/values/plainObject';
import { normalisedValue } from '../../model/values/normalisedValue';

/** Kept by the server alone; never part of a change. */
const OWN_KEYS: readonly string[] = ['id', '_id', '__v', 'createdAt', 'updatedAt'];

type Place = { readonly fields: Resource['fields']; readonly kinds: Kinds };

/**
 * What `data` says differently from `before`, in the form in which it is stored: a form that writes 12.5 as "12.50" has
 * changed nothing. What the server keeps by itself is left out.
 */
export const changedValues = (data: Row, before: Row, place: Place): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        value !== undefined && !OWN_KEYS.includes(name) && !isSameAt(name, [value, before[name]], place),
    ),
  );

/** Are these two values of a field the same? */
export const isSameAt = (
  name: string,
  [one, other]: readonly [unknown, unknown],
  { fields, kinds }: Place,
): boolean => {
  const field = fields.find((each) => each.name === name);
  return field ? isSameStored(one, other, { field, kinds }) : isSameJson(one, other);
};

export const isSameStored = (
  one: unknown,
  other: unknown,
  { field, kinds }: { readonly field: ResolvedField; readonly kinds: Kinds },
): boolean => {
  const [a, b] = [one, other].map((value) => (isEmpty(value) ? null : storedValue(value, field, kinds)));
  return isSameJson(a, b);
};

/**
 * Has the record the values that were sent? They are compared in their stored form (trimmed, "12.50"), and only
 * where they can be read back; undefined when nothing can be compared.
 */
export const holdsValues = (record: Row, sent: Row, { fields, kinds }: Place): boolean | undefined => {
  const compared = fields.filter(
    ({ name, kind, readOnly, guarded }) =>
      sent[name] !== undefined &&
      !kinds[kind].isSecret &&
      !readOnly &&
      !(guarded && record[name] === undefined),
  );
  if (compared.length === 0) return undefined;
  return compared.every((field) => {
    const [a, b] = [record[field.name], sent[field.name]].map((value) =>
      withoutComputed(normalisedValue(value, field, kinds), field.children),
    );
    return isSameJson(a, b);
  });
};

/* Members that follow from others are never sent, but they come back. */
const withoutComputed = (value: unknown, members: readonly ResolvedField[]): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutComputed(each, members));
  if (!isPlainObject(value) || members.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
      const member = members.find((field) => field.name === name);
      return member?.compute ? [] : [[name, withoutComputed(each, member?.children ?? [])]];
    }),
  );
};
