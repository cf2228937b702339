import type { MetricFilter } from './metric';

/** How a value follows from others of its record. Documented in `src/model/language/fieldOptions.ts`. */
export type ComputeOptions = {
  readonly total?: readonly string[];
  readonly sum?: string;
  readonly difference?: readonly string[];
  readonly product?: readonly string[];
  readonly percent?: readonly [amount: string, rate: string];
  readonly count?: string;
  readonly segments?: string;
  readonly daysUntil?: string;
  readonly formula?: string;
  readonly lookup?: string;
  readonly rollup?: RollupOptions;
  readonly over?: 'all';
};

/** By what the value of a rollup follows from the records that point here. */
export const rollupWays = ['count', 'sum', 'avg', 'min', 'max', 'newest', 'oldest'] as const;

export type RollupWay = (typeof rollupWays)[number];

/** Which records a rollup is of, and what of them it takes. Documented in `src/model/language/fieldOptions.ts`. */
export type RollupOptions = {
  readonly of: string;
  readonly by: RollupWay;
  readonly take?: string;
  readonly at?: string;
  readonly where?: MetricFilter;
};

export type ComputeName = Exclude<keyof ComputeOptions, 'over'>;

/** What follows from other records. */
export type LinkName = 'lookup' | 'rollup';

/** One function with the fields it reads: `{ total: ['subtotal', 'tax'] }`. */
export type Compute = {
  [N in ComputeName]: { readonly [Only in N]: NonNullable<ComputeOptions[N]> } & (N extends
    LinkName | 'formula'
    ? Pick<ComputeOptions, 'over'>
    : unknown);
}[ComputeName];
