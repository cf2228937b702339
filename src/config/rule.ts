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
  readonly $contains?: string;
};

/** What is asked of one field: a value, none, one of several, or comparisons. */
type Asked<T, N extends string> =
  T | ContextValue<N> | readonly (Entry<T> | ContextValue<N>)[] | Comparison<T, N> | null;

type Entry<T> = T extends readonly (infer E)[] ? E : T;

/**
 * A question about one record, as data: `{ status: 'pending' }`, `{ total: { $gt: '0' } }`.
 * It reads its own record or form, and values from the context: `{ requestedBy: { $ne: { $me: 'id' } } }`.
 */
export type Rule<Row = Readonly<Record<string, unknown>>> = {
  readonly [K in keyof Row]?: Asked<NonNullable<Row[K]>, keyof Row & string>;
} & {
  readonly $and?: readonly Rule<Row>[];
  readonly $or?: readonly Rule<Row>[];
  readonly $not?: Rule<Row>;
};

/** What a list can be asked of one field; numbers may be written as texts. */
type Wanted<T> = {
  readonly $eq?: Entry<T>;
  readonly $in?: readonly Entry<T>[];
  readonly $gte?: Bound<T>;
  readonly $lte?: Bound<T>;
  readonly $exists?: boolean;
  readonly $contains?: string;
};

type Bound<T> = T extends number ? T | `${number}` : T;

/** The names of values that every record has. */
type OwnTimes = 'createdAt' | 'updatedAt';

/**
 * Which records of a list, said as a rule: `{ status: 'paid', total: { $gte: '5' } }`. It asks what a list can be asked
 * for. `total_gte`, the end of a range as lists send it, means the same.
 */
export type Filter<Row = Readonly<Record<string, unknown>>> = {
  readonly [K in keyof Row]?:
    NonNullable<Row[K]> | readonly Entry<NonNullable<Row[K]>>[] | Wanted<NonNullable<Row[K]>> | null;
} & { readonly [K in OwnTimes]?: string | Wanted<string> } & {
  readonly [K in `${(keyof Row & string) | OwnTimes}_${'gte' | 'lte'}`]?: unknown;
};
