import type { Row } from '../values/comparable';
import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import { isPlainObject } from '../values/plainObject';

/** A value that points at a record: where it stands (`items.0.product`), the entity pointed at, and the id. */
export type Pointer = { readonly path: string; readonly to: string; readonly id: string };

type Kinded = Pick<Model, 'kinds'>;

/** Everything that a record points at, also inside of groups and rows. */
export const pointersIn = (values: Row, fields: readonly ResolvedField[], model: Kinded): Pointer[] =>
  fields.flatMap((field) => {
    const value = values[field.name];
    const own = (model.kinds[field.kind].references?.(field) ?? []).flatMap((to) =>
      idsIn(value).map((id) => ({ path: field.name, to, id })),
    );
    return [...own, ...nestedPointers(value, field, model)];
  });

export type PointingChange = {
  readonly before?: Row | undefined;
  readonly after: Row;
  readonly fields: readonly ResolvedField[];
};

/** What a change points at that the record did not point at before: that alone has to be there. */
export const newPointers = ({ before = {}, after, fields }: PointingChange, model: Kinded): Pointer[] => {
  const known = new Set(pointersIn(before, fields, model).map(({ to, id }) => `${to} ${id}`));
  return pointersIn(after, fields, model).filter(({ to, id }) => !known.has(`${to} ${id}`));
};

const nestedPointers = (value: unknown, { name, children }: ResolvedField, model: Kinded): Pointer[] => {
  if (children.length === 0) return [];
  const below = (place: string, each: unknown): Pointer[] =>
    isPlainObject(each)
      ? pointersIn(each, children, model).map((pointer) => ({ ...pointer, path: `${place}.${pointer.path}` }))
      : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => below(`${name}.${index}`, each));
  return below(name, value);
};

const idsIn = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((id) => (typeof id === 'number' || (typeof id === 'string' && id !== '') ? [String(id)] : []));
