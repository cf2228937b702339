import type { ComputeName, ComputeOptions } from '../../config/compute';

/* apart from the functions, which a list does not download */
const liveNames: readonly ComputeName[] = ['daysUntil'];

/** Follows from the clock as well: computed when it is read, never stored. */
export const isLive = (compute: ComputeOptions | undefined): boolean =>
  compute !== undefined && liveNames.some((name) => compute[name] !== undefined);

/** Follows from records of another entity: only where they are can it be computed. */
export const isLinked = (compute: ComputeOptions | undefined): boolean =>
  compute?.lookup !== undefined || compute?.rollup !== undefined;
