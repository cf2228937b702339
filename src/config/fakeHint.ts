import type { Json } from './json';
import type { Rule } from './rule';

/**
 * How demo values are made when the kind's own way is not wanted. Paths name fields of the record (`status`), what is
 * beyond a reference (`campaign.user`), or a step of a timeline by its status (`events.sent.at`).
 */
export type FakeHint =
  | string
  | { readonly path: string; readonly args?: readonly Json[] }
  | { readonly oneOf: readonly Json[] }
  /** The value at a path; `else` where the way there ends, by default the kind's own way. */
  | { readonly from: string; readonly else?: FakeHint }
  /** One of the values listed for what stands at a path; `else` for anything else. */
  | {
      readonly by: string;
      readonly of: { readonly [value: string]: readonly Json[] };
      readonly else?: FakeHint;
    }
  /** References: to records that have the same values in these fields as this one. */
  | { readonly like: readonly string[] }
  /** A reference: to a record whose list `in` has a beginning of the own value at `prefixOf`. */
  | { readonly prefixOf: string; readonly in: string }
  /** A moment between those at two paths, or between one and now; never in the future. */
  | { readonly between: readonly [from: string, to?: string] }
  /** A day or moment so many days after that at a path, at least and at most. */
  | { readonly daysAfter: string; readonly days: readonly [least: number, most: number] }
  /** A moment so many minutes after that at a path, at least and at most; never in the future. */
  | { readonly minutesAfter: string; readonly minutes: readonly [least: number, most: number] }
  /** A timeline: the shortest way to the status at `steps`, from the moment at `after` on. */
  | { readonly steps: string; readonly after: string }
  /** Two numbers multiplied. */
  | { readonly product: readonly [string, string] }
  /** How many records of an entity point here through `by`, when all are made. */
  | { readonly countOf: string; readonly by: string; readonly when?: Rule }
  /** What a field of these records adds up to: `smsLogs.charge`; less what another field of theirs adds up to. */
  | { readonly sumOf: string; readonly by: string; readonly less?: string; readonly when?: Rule }
  /** The negative of the number at a path, when all are made: what something cost; `else` where the way there ends. */
  | { readonly minus: string; readonly else?: FakeHint }
  /** What a field adds up to over this record and all made before it that have the same value of `by`. */
  | { readonly runningSum: string; readonly by: string };

/**
 * Demo records that come from others: one for each record that the reference `field` can point at (and that meets
 * `when`); with `over`, one for each of these and each record of `over` that shares an entry of a list with it.
 */
export type FakeEach = {
  readonly field: string;
  readonly when?: Rule;
  readonly over?: string;
  readonly where?: Rule;
  /** The list that both have; needed with `over`. */
  readonly share?: string;
  /** Fields that take over a value of the record of `over`. */
  readonly copy?: { readonly [field: string]: string };
  readonly set?: { readonly [field: string]: Json };
};
