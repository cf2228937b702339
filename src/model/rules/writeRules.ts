import type { Row } from '../values/comparable';
import type { Issue } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { illegalMove, moveIssue } from './transitions';
import { validateRecord } from './validateRecord';
import { isPlainObject, isSameJson } from '../values/plainObject';

export type Write = {
  readonly model: Pick<Model, 'kinds'>;
  readonly resource: Resource;
  /** The stored record; undefined for a new one. */
  readonly before?: Row | undefined;
  /** The whole record as it would be stored. */
  readonly after: Row;
  /** In milliseconds since 1970. Default: the clock of this machine. */
  readonly now?: number | undefined;
};

/**
 * Why a record may not be stored like this: its values and its changes of state, each at the path of its field.
 * What was wrong before the write and is left as it was is not held against it. That values are
 * unique and references exist is for the store to say.
 */
export const writeFaults = ({ model, resource, before, after, now }: Write): Issue[] => {
  const { kinds } = model;
  const found = validateRecord(after, { resource, kinds, now, view: before ? 'edit' : 'create' });
  const old = before ? validateRecord(before, { resource, kinds, now, view: 'edit' }).map(signature) : [];
  const isOld = (issue: Issue) => {
    const name = topOf(issue.path);
    return old.includes(signature(issue)) && isSameJson(before?.[name], after[name]);
  };
  const move = illegalMove(resource, before, after);
  return [
    ...found.filter((issue) => !isOld(issue)),
    ...(move ? [moveIssue(move, { fields: resource.fields, kinds })] : []),
  ];
};

/** A field through which records of one entity point at records of another. */
export type Link = {
  readonly resource: Resource;
  readonly field: ResolvedField;
  /** Where the field stands, also inside of a group: `client.user`. Entries of lists of rows are not looked into. */
  readonly path: string;
  /** What becomes of the value when the record pointed at is deleted. */
  readonly onDelete: 'restrict' | 'clear';
};

/** Every field that may point at a record of this entity, or of one that shares its collection. */
export const referencesTo = (model: Model, resourceKey: string): Link[] => {
  const { collection } = model.resource(resourceKey).api;
  const isTarget = (key: string) =>
    model.resources.some((each) => each.key === key && each.api.collection === collection);
  return model.resources.flatMap((resource) =>
    placedFields(resource.fields).flatMap(({ field, path }) => {
      const kind = model.kinds[field.kind];
      const targets = kind.references?.(field) ?? [];
      if (!targets.some(isTarget)) return [];
      const declared = 'onDelete' in field ? field.onDelete : undefined;
      return [{ resource, field, path, onDelete: declared ?? kind.onDelete ?? 'restrict' }];
    }),
  );
};

/** The change that takes this id out of the link; the top level field whole, as a patch needs it. */
export const withoutLink = (record: Row, { path }: Pick<Link, 'path'>, id: string): Row => {
  const [name = '', ...rest] = path.split('.');
  const value = record[name];
  if (rest.length > 0 && isPlainObject(value)) {
    return { [name]: { ...value, ...withoutLink(value, { path: rest.join('.') }, id) } };
  }
  return { [name]: Array.isArray(value) ? value.filter((each) => String(each) !== id) : null };
};

const placedFields = (
  fields: readonly ResolvedField[],
  before = '',
): { field: ResolvedField; path: string }[] =>
  fields.flatMap((field) => {
    const path = before + field.name;
    return [{ field, path }, ...placedFields(field.children, `${path}.`)];
  });

const signature = ({ path, key }: Issue) => `${path} ${key}`;

const topOf = (path: string) => path.split('.')[0] ?? '';
