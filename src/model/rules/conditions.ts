import { PLACE } from '../order/placeField';
import { isEmpty, numberOf, textOf, type Order, type Row } from '../values/comparable';
import { isLive } from '../compute/isLive';
import { entersRow, fieldAt, sortKeyAt } from '../resolved/fieldAt';
import type { FilterMode, Kind, Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import type { FieldCondition, Scalar, Search, Size, Span } from './matchConditions';

export type Conditions = {
  readonly conditions: readonly FieldCondition[];
  readonly search?: Search;
  /** Keys that name no field, or one that cannot be filtered. */
  readonly unknown: readonly string[];
  /** Keys whose value their filter cannot use: a word for a number, or several bounds. */
  readonly unusable: readonly string[];
};

/** Reads the app's filter object (`q`, `status`, `total_gte`, ...) for one entity. Empty values ask nothing. */
export const conditionsOf = (resource: Resource, filter: Row, kinds: Kinds): Conditions => {
  const { q, ...rest } = filter;
  const asked = Object.entries(rest).map(([key, value]) => {
    const field = askedField(key, resource, kinds);
    return { key, field, conditions: field && (isEmpty(value) ? [] : conditionsFor(field, value)) };
  });
  const text = textOf(q)?.trim() ?? '';
  return {
    conditions: asked.flatMap(({ conditions }) => conditions ?? []),
    unknown: asked.filter(({ field }) => !field).map(({ key }) => key),
    unusable: asked.filter(({ field, conditions }) => field && !conditions).map(({ key }) => key),
    ...(text === '' ? {} : { search: searchFor(text, resource, kinds) }),
  };
};

const searchFor = (text: string, resource: Resource, kinds: Kinds): Search => {
  const paths = searchPaths(resource, kinds);
  const also = paths.flatMap((path) => {
    const field = fieldAt(resource.fields, path);
    const written = field && kinds[field.kind].searched?.(text);
    return written === undefined || written === text ? [] : [{ path, text: written }];
  });
  return { text, paths, ...(also.length > 0 && { also }) };
};

/** Where a search looks: the fields marked `search`, or the texts of the title when none is (for pickers). */
export const searchPaths = ({ fields, title }: Resource, kinds: Kinds): string[] => {
  const marked = markedPaths(fields, kinds, '');
  if (marked.length > 0) return marked;
  const named = Array.from(title.matchAll(/\{([^{}]+)\}/g), ([, path]) => path ?? '');
  return named.filter((path) => modeOf(fieldAt(fields, path), kinds) === 'contains');
};

/**
 * The names that the filters of an entity have; ranges also take theirs with `_gt`, `_gte`, `_lt` or `_lte`
 * behind, and each with `_exists` whether there is a value (`true`, `false`).
 */
export const filterNames = ({ fields }: Resource, kinds: Kinds): string[] => {
  const below = (some: readonly ResolvedField[], before: string): string[] =>
    some.flatMap((field) => [
      ...(modeOf(field, kinds) === undefined ? [] : [before + field.name]),
      ...below(field.children, `${before}${field.name}.`),
    ]);
  return [...new Set([...below(fields, ''), 'createdAt', 'updatedAt'])];
};

type Asked = {
  readonly path: string;
  /** `exists`: whether it has any value. */
  readonly mode: FilterMode | 'exists';
  readonly order?: Order;
  readonly size?: Size;
  /** Where both ends of its values are. */
  readonly ends?: Span;
};

/** Not declared by an entity, but on every record. */
const OWN_MODES: Readonly<Record<string, FilterMode>> = {
  id: 'oneOf',
  createdAt: 'range',
  updatedAt: 'range',
};

const askedField = (key: string, { fields }: Resource, kinds: Kinds): Asked | undefined => {
  const [, path = key, size] = /^(.+)_(gt|gte|lt|lte|exists)$/.exec(key) ?? [];
  const plain = askedAt(key, fields, kinds);
  if (plain || size === undefined) return plain;
  const sized = askedAt(path, fields, kinds);
  if (size === 'exists') return sized && { ...sized, mode: 'exists' };
  const isSized = sized?.mode === 'range' || sized?.mode === 'touches';
  return isSized ? { ...sized, size: size as Size } : undefined;
};

const askedAt = (path: string, fields: readonly ResolvedField[], kinds: Kinds): Asked | undefined => {
  if (entersRow(path)) return undefined;
  const field = fieldAt(fields, path);
  const mode =
    modeOf(field, kinds) ?? (field || !Object.hasOwn(OWN_MODES, path) ? undefined : OWN_MODES[path]);
  const ends = field && kinds[field.kind].ends;
  const { order } = sortKeyAt(fields, path, kinds);
  return (
    mode && {
      path,
      mode,
      ...(order === 'number' ? { order } : {}),
      ...(ends && { ends: [`${path}.${ends[0]}`, `${path}.${ends[1]}`] as const }),
    }
  );
};

const modeOf = (field: ResolvedField | undefined, kinds: Kinds): FilterMode | undefined => {
  // What is computed when it is read is in no store to be found by, and a place is the order's alone.
  const isFound = field && !isLive(field.compute) && field.name !== PLACE;
  const filter = isFound ? kinds[field.kind].filter : undefined;
  return typeof filter === 'string' ? filter : undefined;
};

const conditionsFor = (asked: Asked, value: unknown): readonly FieldCondition[] | undefined => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!values.every(isScalar)) return undefined;
  if (asked.mode === 'exists') return exists(asked, values);
  if (asked.order === 'number' && values.some((each) => numberOf(each) === undefined)) return undefined;
  return byMode[asked.mode](asked, values);
};

/* An address has it as a text. */
const exists: Reader = ({ path }, values) => {
  const [value, ...more] = values.map(String);
  const isAsked = more.length === 0 && (value === 'true' || value === 'false');
  return isAsked ? [{ path, op: 'exists', value: value === 'true' }] : undefined;
};

type Reader = (asked: Asked, values: readonly Scalar[]) => readonly FieldCondition[] | undefined;

const oneOf: Reader = ({ path, order }, value) => [{ path, op: 'in', value, ...(order && { order }) }];

const single =
  (read: (asked: Asked, value: Scalar) => readonly FieldCondition[]): Reader =>
  (asked, [value, ...more]) =>
    value === undefined || more.length > 0 ? undefined : read(asked, value);

/* What begins before the end of the range asked for, and ends after its beginning. */
const touches: Reader = ({ size, ...asked }, values) => {
  const [first, last] = asked.ends ?? ['', ''];
  const from = () => inRange({ ...asked, path: last, size: size ?? 'gte' }, values);
  const to = () => inRange({ ...asked, path: first, size: size ?? 'lte' }, values);
  if (size) return size.startsWith('g') ? from() : to();
  const both = [from(), to()];
  return both.every((each) => each !== undefined) ? both.flat() : undefined;
};

const inRange: Reader = single(({ path, order, size, ends }, value) => {
  const test = (op: Size, bound: Scalar): FieldCondition => ({
    path,
    op,
    value: bound,
    ...(order && { order }),
    ...(ends && { span: ends }),
  });
  if (size) return [test(size, size === 'lte' || size === 'gt' ? endOf(value) : value)];
  return [test('gte', value), test('lte', endOf(value))];
});

const containing = ({ path }: Asked, value: Scalar): readonly FieldCondition[] => [
  { path, op: 'contains', value: String(value).trim() },
];

/** Where the text of a field is that is found by a piece of it: of one that has it beside its formats, in there. */
export const textAt = (path: string, filter: Kind['filter'] | undefined): string =>
  filter === 'says' ? `${path}.text` : path;

const byMode: { readonly [M in FilterMode]: Reader } = {
  oneOf,
  equals: oneOf,
  holds: ({ path, order }, value) => [{ path, op: 'has', value, ...(order && { order }) }],
  /* several whole values are a question for just these: how an import finds the records it is about */
  contains: (asked, values) =>
    values.length > 1 ? oneOf(asked, values) : values.flatMap((value) => containing(asked, value)),
  range: inRange,
  touches,
  says: (asked, values) => single(containing)({ ...asked, path: textAt(asked.path, 'says') }, values),
};

/* A bare date as an upper bound means that whole day (UTC). As text this is right for dates and moments alike. */
const endOf = (value: Scalar): Scalar =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T24` : value;

const isScalar = (value: unknown): value is Scalar => textOf(value) !== undefined;

const markedPaths = (fields: readonly ResolvedField[], kinds: Kinds, before: string): string[] =>
  fields.flatMap(({ name, kind, search, children }) => [
    ...(search ? [textAt(before + name, kinds[kind].filter)] : []),
    ...markedPaths(children, kinds, `${before}${name}.`),
  ]);
