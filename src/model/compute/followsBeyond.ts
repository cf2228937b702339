import type { ComputeOptions } from '../../config/compute';
import type { ResolvedField } from '../resolved/resolvedField';
import { isLinked } from './isLive';

/**
 * The names that a computed value may follow from: every word of it, and so some too many. Reading formulas is not for the
 * first list, and of rights a word too many takes away and never gives.
 */
export const wordsOf = (compute: ComputeOptions | undefined): readonly string[] =>
  JSON.stringify(compute ?? {}).match(/\w+/g) ?? [];

/** Whether its value follows from other records: by itself, or from a field beside it that does. */
export const followsBeyond = (
  field: ResolvedField,
  fields: readonly ResolvedField[],
  namesOf: (compute: ComputeOptions | undefined) => readonly string[] = wordsOf,
): boolean => {
  const follows = (each: ResolvedField, above: readonly ResolvedField[]): boolean => {
    if (isLinked(each.compute)) return true;
    if (!each.compute || above.includes(each)) return false;
    const heads = namesOf(each.compute).map((path) => path.split('.')[0]);
    return fields.some((other) => heads.includes(other.name) && follows(other, [...above, each]));
  };
  return follows(field, []);
};
