import { humanize, pick } from '../../../model/resolved/labels';
import type { PageModel } from '../../../model/resolved/model';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { Resource } from '../../../model/resolved/resource';
import type { CellProps } from '../../cellView';

/** The entity whose record changed, when the record says which and the configuration knows it. */
export const entityOf = (
  { field, record }: Pick<CellProps<'diff'>, 'field' | 'record'>,
  { resources, resource }: Pick<PageModel, 'resources' | 'resource'>,
): Resource | undefined => {
  const named = field.resourceField === undefined ? undefined : record[field.resourceField];
  const found = resources.find(({ key, name }) => key === named || name === named);
  return found && resource(found.key);
};

/** The declared fields along a path, as far as there are any. */
export const fieldsAlong = (
  path: readonly string[],
  fields: readonly ResolvedField[],
): (ResolvedField | undefined)[] => {
  let level = fields;
  return path.map((name) => {
    const found = level.find((field) => field.name === name);
    level = found?.children ?? [];
    return found;
  });
};

/** A path in words: the labels of the fields, the names of the rest. */
export const pathText = (
  path: readonly string[],
  fields: readonly ResolvedField[],
  locale: string,
): string => {
  const along = fieldsAlong(path, fields);
  return path
    .map((name, index) => {
      const found = along[index];
      return found ? pick(found.label, locale) : humanize(name);
    })
    .join(' › ');
};
