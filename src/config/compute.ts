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
};

export type ComputeName = keyof ComputeOptions;

/** One function with the fields it reads: `{ total: ['subtotal', 'tax'] }`. */
export type Compute = {
  [N in ComputeName]: { readonly [Only in N]: NonNullable<ComputeOptions[N]> };
}[ComputeName];
