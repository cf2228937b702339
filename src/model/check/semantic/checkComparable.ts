import { hintFor } from '../didYouMean';
import type { KnownField, KnownFields, Scope } from '../scope';

type Place = { readonly at: string; readonly fields: KnownFields; readonly report: Scope['report'] };

/** Two fields whose values can be told which is greater: of one type, and amounts of one currency. */
export const checkComparable = (one: KnownField, other: KnownField, { at, fields, report }: Place): void => {
  if (isComparable(one, other)) return;
  const fit = [...fields.values()].filter((each) => each !== one && isComparable(one, each));
  report({
    id: 'RC117',
    path: at,
    message: `"${other.name}" (${called(other)}) cannot be compared with "${one.name}" (${called(one)})`,
    hint: hintFor(
      other.name,
      fit.map(({ name }) => name),
    ),
  });
};

const isComparable = (one: KnownField, other: KnownField): boolean => {
  if (!one.kind || !other.kind) return true;
  const units = [one, other].flatMap((each) => unitOf(each) ?? []);
  return typeOf(one) === typeOf(other) && new Set(units).size < 2;
};

/** What its amounts are counted in. */
export const unitOf = ({ kind, resolved }: Pick<KnownField, 'kind' | 'resolved'>): string | undefined =>
  resolved && kind?.unit?.(resolved);

const typeOf = ({ kind }: KnownField): string => {
  if (kind?.order === 'number') return 'number';
  return kind?.filter === 'range' ? 'moment' : 'text';
};

const called = (field: KnownField): string => [field.kind?.name, unitOf(field)].filter(Boolean).join(' in ');
