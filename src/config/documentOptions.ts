import type { Label } from './label';

type Name<F> = keyof F & string;

/** A record as a sheet of paper. Documented in `src/model/language/documentOptions.ts`. */
export type DocumentOptions<F> = {
  readonly label?: Label;
  readonly number?: Name<F>;
  readonly to?: Name<F>;
  readonly head?: readonly Name<F>[];
  readonly items?: Name<F>;
  readonly totals?: readonly Name<F>[];
  readonly payment?: readonly Name<F>[];
  readonly note?: Name<F>;
};
