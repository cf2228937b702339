import type { Rule } from '../../config/rule';
import type { Row } from '../values/comparable';
import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import { offeredRule } from './offered';
import { isPlainObject } from '../values/plainObject';

/** A value that points at a record. */
export type Pointer = {
  /** Where it stands: `items.0.product`. */
  readonly path: string;
  /** The entity pointed at, or those of which the record may be. */
  readonly to: readonly string[];
  readonly id: string;
  /** What the record pointed at must be like. */
  readonly offered: Rule | undefined;
};

type Kinded = Pick<Model, 'kinds'>;

/** Everything that a record points at, also inside of groups and rows. */
export const pointersIn = (values: Row, fields: readonly ResolvedField[], model: Kinded): Pointer[] =>
  fields.flatMap((field) => {
    const value = values[field.name];
    const to = model.kinds[field.kind].references?.(field) ?? [];
    const ids = to.length === 0 ? [] : idsIn(value);
    const own = ids.map((id) => ({
      path: field.name,
      to,
      id,
      offered: offeredRule(field, { record: values }),
    }));
    return [...own, ...nestedPointers(value, field, model)];
  });

export type PointingChange = {
  readonly before?: Row | undefined;
  readonly after: Row;
  readonly fields: readonly ResolvedField[];
};

/** What a change points at that the record did not point at before, or that now has to be another: that alone is judged. */
export const newPointers = ({ before = {}, after, fields }: PointingChange, model: Kinded): Pointer[] => {
  const said = ({ to, id, offered }: Pointer) => JSON.stringify([to, id, offered]);
  const known = new Set(pointersIn(before, fields, model).map(said));
  return pointersIn(after, fields, model).filter((pointer) => !known.has(said(pointer)));
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
