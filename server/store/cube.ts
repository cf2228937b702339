/**
 * Numbers of one collection that are kept by the hour of `createdAt`: how many records there are, and how much they are
 * together, for each combination of values at some paths.
 */
export type Cube = {
  readonly collection: string;
  /** Paths of single values by which records are counted apart. */
  readonly dims: readonly string[];
  /** Paths of numbers and amounts that are added up. */
  readonly sums: readonly string[];
  /** Which of `dims` are asked for together; each of these is kept added up. */
  readonly sets: readonly (readonly string[])[];
};
