import type { ContextValue } from './contextValue';

/** Comparisons a rule may make with one field. Money and numbers compare as numbers, all else as text. */
export type Comparison<T, N extends string = string> = {
  readonly $eq?: T | ContextValue<N> | null;
  readonly $ne?: T | ContextValue<N> | null;
  readonly $in?: readonly (T | ContextValue<N>)[];
  readonly $nin?: readonly (T | ContextValue<N>)[];
  readonly $gt?: T | ContextValue<N>;
  readonly $gte?: T | ContextValue<N>;
  readonly $lt?: T | ContextValue<N>;
  readonly $lte?: T | ContextValue<N>;
  readonly $exists?: boolean;
};

/**
 * A question about one record, as data: `{ status: 'pending' }`, `{ total: { $gt: '0' } }`.
 * It reads its own record or form, and values from the context: `{ requestedBy: { $ne: { $me: 'id' } } }`.
 */
export type Rule<Row = Readonly<Record<string, unknown>>> = {
  readonly [K in keyof Row]?:
    | NonNullable<Row[K]>
    | ContextValue<keyof Row & string>
    | Comparison<NonNullable<Row[K]>, keyof Row & string>
    | null;
} & {
  readonly $and?: readonly Rule<Row>[];
  readonly $or?: readonly Rule<Row>[];
  readonly $not?: Rule<Row>;
};
