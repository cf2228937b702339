import type { Kinds } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { isEmpty, numberOf, textOf } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';

/**
 * A value of before as its field stores it by now: as it is, or as the kind reads it from what it would be in a file, as
 * an import does. Undefined where the field does not take it either way.
 */
export const storedAs = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  if (isEmpty(value)) return value;
  const kind = kinds[field.kind];
  const whole = withMembers(kind.fromWire?.(value) ?? value, field, kinds);
  const asItIs = taken(whole, field, kinds);
  if (asItIs !== undefined) return asItIs;
  const text = textOf(value) ?? listAsText(value, kinds);
  if (text === undefined || text.trim() === '') return undefined;
  const parsed = kind.fromText(text, field);
  return 'value' in parsed ? taken(parsed.value, field, kinds) : undefined;
};

/* Several texts as tags write them, whatever wrote these. */
const listAsText = (value: unknown, { tags }: Kinds): string | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? tags.toText(value as never, {} as never, { locale: 'en' })
    : undefined;

/* In its stored form; undefined where it is faulty. */
const taken = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  if (isEmpty(value)) return undefined;
  const kind = kinds[field.kind];
  if (kind.fault(value, field, kinds) !== undefined) return undefined;
  const stored = kind.normalise?.(value as never, field as never) ?? value;
  if (kind.validate(stored as never, field as never, kinds).length > 0) return undefined;
  return isSameNumber(value, stored) ? value : stored;
};

/* 12.5 and 12.50, as an amount without its last digits is still right. */
const isSameNumber = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && numberOf(one) !== undefined && numberOf(one) === numberOf(other);

/* What is nested is read by its own fields; what they cannot read, the kind around it judges. */
const withMembers = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  if (field.children.length === 0) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withMembers(each, field, kinds));
  if (!isPlainObject(value)) return value;
  const members = field.children
    .filter(({ name }) => Object.hasOwn(value, name))
    .map((child) => [child.name, storedAs(value[child.name], child, kinds) ?? value[child.name]]);
  return { ...value, ...(Object.fromEntries(members) as object) };
};
