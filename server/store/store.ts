import type { Condition, Search } from '../../src/model/rules/matchConditions';
import type { SortBy, Standing } from '../../src/model/rules/sorted';
import type { Order } from '../../src/model/values/comparable';
import type { Cube } from './cube';
import type { Counting, Tallies } from '../../src/model/numbers/totals';

/** A stored record. `__v` starts at 0 and counts the writes; the two times are ISO 8601 in UTC. */
export type Row = { _id: string; __v: number; createdAt: string; updatedAt: string } & Record<
  string,
  unknown
>;

/** All conditions must hold. `search` is a part of the text at any of its paths, both as `plainText` has them. */
export type Query = {
  where: readonly Condition[];
  search?: Search;
  /**
   * Text sorts by its `sortKey`: as `plainText` has it and then as it stands, by its first 200 characters (ids and times as
   * they stand); missing values come last either way; ties by `_id`, in the same direction.
   */
  sort: SortBy;
  /** Default: the beginning. */
  from?: Position;
  /** Rows next to `from` that are passed over. */
  offset: number;
  limit: number;
  /** `total` is not asked for, and is the number of the rows. */
  isUncounted?: boolean;
  /** More than so many records need not be counted: `total` may then be this and one. Default: all are. */
  countTo?: number;
};

/**
 * Where rows are taken from, the nearest ones; they come in the order of the list either way. After a row or before it
 * (it may be gone by now); without one, after the beginning or before the end.
 */
export type Position = { readonly side: 'after' | 'before'; readonly row?: Standing };

/** Which records are added up, and how: see `TotalsQuestion`. `of` is the path of a single value, and so is `by` but for `isList`. */
export type TallyQuery = Pick<Query, 'where' | 'search'> & Counting;

/** A path, and how its values compare. */
export type Key = { readonly path: string; readonly order: Order };

/** What the lists of one collection ask for. */
export type ListPlan = {
  readonly collection: string;
  /** For whole values or ranges. */
  readonly filters: readonly Key[];
  /** Paths of lists, for those that hold a value. */
  readonly holding: readonly string[];
  /** Both ends of what is asked for by what it touches: two bounds at once. */
  readonly touching?: readonly (readonly [from: Key, to: Key])[];
  /** Paths of which lists ask for the records without a value, such as the first level of a tree. */
  readonly missing?: readonly string[];
  /** To be sorted by; first by which they are unless a person chooses. */
  readonly sorts: readonly Key[];
  /** Paths whose texts are looked through together for a part of one. */
  readonly texts: readonly (readonly string[])[];
};

export type PrepareOptions = {
  /** Records from which on a collection is prepared: fewer are quick as they are. Default 10,000. */
  readonly from?: number;
  /** Takes away what was made for plans that nobody has any more. Default true. */
  readonly isTidying?: boolean;
  /** Stops it; what was made by then is kept. */
  readonly signal?: AbortSignal;
};

/** Field to the value that no other record of the collection may hold; null gives the value up. */
export type Uniques = Readonly<Record<string, string | null>>;

/**
 * `by` says whose doing it is, for a log, which keeps nothing of nobody's; no store asks. Default: the person's whose
 * request is served. `isAside` leaves
 * `__v` as it is: nobody who is editing the record has to hear of it.
 */
export type Change = {
  patch: Record<string, unknown>;
  ifVersion?: number | undefined;
  uniques?: Uniques;
  by?: 'person' | 'system' | 'nobody';
  isAside?: boolean;
  /** What the record has no more, at its top level. Default: nothing goes. */
  without?: readonly string[];
};

/** One of many records that are changed together. None of their unique values may change. */
export type ManyChange = { id: string } & Pick<Change, 'patch' | 'ifVersion' | 'isAside' | 'by' | 'without'>;

export type Store = {
  list: (collection: string, query: Query) => Promise<{ rows: Row[]; total: number }>;
  get: (collection: string, id: string) => Promise<Row | undefined>;
  count: (collection: string, where: readonly Condition[]) => Promise<number>;
  /** At least one more group than an answer may have, where there are more; then those with the most records. */
  totals: (collection: string, query: TallyQuery) => Promise<Tallies>;
  /** @throws StoreConflict `unique` when a value, or the id (field `_id`), is taken. */
  insert: (collection: string, row: Row, uniques?: Uniques) => Promise<Row>;
  /** All or none, in few statements; made for seeds. @throws StoreConflict `unique`. */
  insertMany: (collection: string, rows: readonly Row[], uniquesOf?: (row: Row) => Uniques) => Promise<void>;
  /**
   * Lays `patch` over the record (top level only) and raises `__v`. `_id`, `__v` and `createdAt` in the patch
   * are ignored; `updatedAt` is the caller's to give.
   * @throws StoreMissing, or StoreConflict `version` when `ifVersion` is not the stored `__v`, or `unique`.
   */
  update: (collection: string, id: string, change: Change) => Promise<Row>;
  /**
   * The same for many records in few statements: all or none.
   * @throws StoreMissing, or StoreConflict `version`, of the first that it cannot be done to.
   */
  updateMany: (collection: string, changes: readonly ManyChange[]) => Promise<void>;
  /** The record that was removed; its unique values are free again. @throws StoreMissing, StoreConflict `version`. */
  remove: (collection: string, id: string, change?: Pick<Change, 'ifVersion'>) => Promise<Row>;
  /**
   * Takes records away whose time is over, and answers them; one that is gone is passed over. Their unique values are free
   * again, and nobody is told.
   */
  forget: (collection: string, ids: readonly string[]) => Promise<Row[]>;
  /**
   * Makes lists quick that ask for what the plans say, while others read and write; this may take minutes. To be called
   * again now and then, since collections grow. Changes no answer; where all is made, or another process is at it, it does
   * nothing.
   * @throws StoreAbandoned when it was stopped, StoreOutdated.
   */
  prepare: (plans: readonly ListPlan[], options?: PrepareOptions) => Promise<void>;
  /** To be called after very many writes: the database looks at what it holds by now. Changes no answer. */
  analyze: () => Promise<void>;
  /**
   * Keeps the numbers of these cubes with every write, and of no others; `totals` come from them where they have all that
   * is asked for, and from the records as long as they are not complete. To be called now and then: it goes on with what
   * is not complete, and puts together what the writes have left. `isAnew` begins with the records once more; if that is
   * cut off, the next call goes on with it. Changes no answer.
   */
  rollUp: (cubes: readonly Cube[], options?: { readonly isAnew?: boolean }) => Promise<void>;
  /** The names of all that hold records. */
  collections: () => Promise<readonly string[]>;
  /** Empties one collection, or all. */
  clear: (collection?: string) => Promise<void>;
  /**
   * The same records for somebody who may leave: `list`, `count` and `totals` outside of a transaction are stopped, or
   * never begun, when the signal aborts. They then reject with StoreAbandoned.
   */
  heeding: (signal: AbortSignal) => Store;
  /**
   * All of `run`'s writes, or none if it throws. Inside, use only the store it is handed (the outer one waits), ask it
   * one thing at a time, and let what a write of it throws out: a database carries on with nothing after it. Where
   * that may happen, wrap the write in a transaction of the handed store: then that one alone is undone (a savepoint).
   * @throws StoreDeadlock when the database undid it so that another one could go on.
   */
  transaction: <T>(run: (store: Store) => Promise<T>) => Promise<T>;
  /**
   * Tells every process on this store that listens to the topic, this one included: inside a transaction once it is
   * kept, and not at all when it is undone. Equal notices of one transaction may arrive as one.
   * `message` is a JSON value of 7000 bytes at most, so name records by their ids. @throws when it is longer.
   */
  notify: (topic: string, message: unknown) => Promise<void>;
  /**
   * Hears a topic from when this resolves until the answer is called. `missed` is called when notices may have been
   * lost, because the connection to the database was and is back: look at everything again.
   */
  listen: (topic: string, handler: (message: unknown) => void, missed?: () => void) => Promise<() => void>;
  close: () => Promise<void>;
};

export type ConflictReason = { kind: 'unique'; field: string } | { kind: 'version'; current: Row };

export class StoreConflict extends Error {
  readonly reason: ConflictReason;

  constructor(collection: string, reason: ConflictReason) {
    super(
      reason.kind === 'unique'
        ? `${collection}: the value of "${reason.field}" is already in use`
        : `${collection}/${reason.current._id}: is at version ${reason.current.__v} by now`,
    );
    this.name = 'StoreConflict';
    this.reason = reason;
  }
}

export class StoreMissing extends Error {
  constructor(collection: string, id: string) {
    super(`${collection}/${id}: no such record`);
    this.name = 'StoreMissing';
  }
}

/** Two transactions waited for each other, and the database undid this one: nothing was written, run it again. */
export class StoreDeadlock extends Error {
  constructor(cause: unknown) {
    super('the database undid a transaction that another one waited for', { cause });
    this.name = 'StoreDeadlock';
  }
}

/** A newer version of the program has changed the form of the records: this one can neither read nor write them. */
export class StoreOutdated extends Error {
  constructor(found: number, known: number) {
    super(
      `store: a newer version of this program has changed the form of the records (${found}; this one knows ${known}). ` +
        'Start that version; this one leaves them as they are.',
    );
    this.name = 'StoreOutdated';
  }
}
