import type { ComputeOptions } from '../../config/compute';
import { formulaPaths } from '../../config/links/formulaPaths';
import { isLinked } from './isLive';

/** The paths that a computed value reads in its own record, in the order of its operands. */
export const operandsOf = (compute: ComputeOptions | undefined): readonly string[] => {
  if (compute?.formula !== undefined) return namedBy(compute, compute.formula);
  if (!isLinked(compute)) return Object.values(compute ?? {}).flat() as readonly string[];
  return compute?.lookup === undefined ? [] : compute.lookup.split('.').slice(0, 1);
};

/* Asked for with every write: a formula is read once. */
const named = new WeakMap<ComputeOptions, readonly string[]>();

const namedBy = (compute: ComputeOptions, formula: string): readonly string[] => {
  const known = named.get(compute) ?? [...new Set(formulaPaths(formula).map(({ path }) => path))];
  named.set(compute, known);
  return known;
};
