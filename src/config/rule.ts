/** Comparisons a rule may make with one field. Money and numbers compare as numbers, all else as text. */
export type Comparison<T> = {
  readonly $eq?: T | null;
  readonly $ne?: T | null;
  readonly $in?: readonly T[];
  readonly $nin?: readonly T[];
  readonly $gt?: T;
  readonly $gte?: T;
  readonly $lt?: T;
  readonly $lte?: T;
  readonly $exists?: boolean;
};

/**
 * A question about one record, as data: `{ status: 'pending' }`, `{ total: { $gt: '0' } }`.
 * It reads its own record or form only: no relation, no user, no clock.
 */
export type Rule<Row = Readonly<Record<string, unknown>>> = {
  readonly [K in keyof Row]?: NonNullable<Row[K]> | null | Comparison<NonNullable<Row[K]>>;
} & {
  readonly $and?: readonly Rule<Row>[];
  readonly $or?: readonly Rule<Row>[];
  readonly $not?: Rule<Row>;
};
