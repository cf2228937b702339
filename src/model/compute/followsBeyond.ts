import type { ResolvedField } from '../resolved/resolvedField';
import { isLinked } from './isLive';
import { isAskedName } from '../../config/links/formulaPaths';
import { operandsOf } from './operandsOf';

/** Whether its value follows from other records: by itself, or from a field beside it that does. */
export const followsBeyond = (field: ResolvedField, fields: readonly ResolvedField[]): boolean => {
  const follows = (each: ResolvedField, above: readonly ResolvedField[]): boolean => {
    if (isLinked(each.compute)) return true;
    if (!each.compute || above.includes(each)) return false;
    const heads = headsOf(each);
    return fields.some((other) => heads.includes(other.name) && follows(other, [...above, each]));
  };
  return follows(field, []);
};

/** The fields beside it that its value follows from. */
export const headsOf = ({ compute }: Pick<ResolvedField, 'compute'>): readonly string[] =>
  operandsOf(compute).map((path) => path.split('.')[0] ?? '');

/** The names of what formulas take over these fields as references, or for fields that all are of these. */
export const askedOver = (fields: readonly ResolvedField[], names: ReadonlySet<string>): readonly string[] =>
  fields
    .filter((field) => isAskedName(field.name))
    .filter((field) => {
      const askers = fields.filter((each) => headsOf(each).includes(field.name));
      const isOver = headsOf(field).some((name) => names.has(name));
      return isOver || (askers.length > 0 && askers.every(({ name }) => names.has(name)));
    })
    .map(({ name }) => name);
