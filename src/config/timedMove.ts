import type { Rule } from './rule';

/**
 * A change of state that time brings: whoever is in one of the states `from` when `after` has passed is in `to`.
 * Documented in `src/model/language/timedOptions.ts`.
 */
export type TimedMove<F, Row> = {
  [K in keyof Row & string]: NonNullable<Row[K]> extends string
    ? {
        readonly field: K;
        readonly from: readonly NonNullable<Row[K]>[];
        readonly to: NonNullable<Row[K]>;
        readonly after: keyof F & string;
        readonly when?: Rule<Row>;
        readonly effect?: { readonly [E in keyof Row]?: Row[E] };
        readonly copy?: { readonly [C in keyof Row]?: keyof Row & string };
      }
    : never;
}[keyof Row & string];
