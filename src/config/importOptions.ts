import type { Rule } from './rule';

type Name<F> = keyof F & string;

/** How records come in from a file. Documented in `src/model/language/importOptions.ts`. */
export type ImportOptions<F, Row> = {
  readonly key: Name<F> | readonly Name<F>[];
  readonly keep?: Rule<Row>;
  readonly country?: string;
};
