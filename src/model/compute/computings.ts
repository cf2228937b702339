import type { ComputeName, ComputeOptions } from '../../config/compute';
import type { Computing } from './computing';
import { count } from './count';
import { daysUntil } from './daysUntil';
import { difference } from './difference';
import { percent } from './percent';
import { product } from './product';
import { segments } from './segments';
import { sum } from './sum';
import { total } from './total';

/** Every function by the name it has in the configuration. */
export const computings: { readonly [N in ComputeName]: Computing } = {
  total,
  sum,
  difference,
  product,
  percent,
  count,
  segments,
  daysUntil,
};

/** The paths that a computed value reads, in the order of its operands. */
export const operandsOf = (compute: ComputeOptions | undefined): string[] =>
  Object.values(compute ?? {}).flat();

/** The function of a computed value; undefined when it has none. */
export const computingOf = (compute: ComputeOptions | undefined): Computing | undefined =>
  Object.entries(computings).find(([name]) => compute?.[name as ComputeName] !== undefined)?.[1];
