import type { Row } from '../values/comparable';
import type { Named } from './importing';
import type { Stored } from './judgeRow';

/** How an import reaches the records, whatever keeps them. Every call may reject. */
export type ImportPort = {
  /** A page (from 1) of the records that answer a filter of the app, oldest first. */
  list(filter: Row, page: Page, signal?: AbortSignal): Promise<{ rows: readonly Stored[]; total: number }>;
  /** Where a server knows records by their names: the values of rows with the ids in their place, and what is wrong with names. */
  readonly name?: (rows: readonly Row[], signal?: AbortSignal) => Promise<readonly Named[]>;
  create(values: Row): Promise<void>;
  /** Refused as a conflict when the record is no longer as it was. */
  update(before: Stored, changes: Row): Promise<void>;
  /**
   * Where a server takes rows together: writes all of them, and answers for each why it was refused, undefined where it
   * was not. The same rows sent again, because no answer came, are written once. It is told so many at most.
   */
  readonly together?: {
    readonly most: number;
    readonly letters: number;
    write(rows: readonly RowWrite[]): Promise<readonly unknown[]>;
  };
};

/** A row that is to be written: a new record, or the changes of one as it was. */
export type RowWrite = { readonly before?: Stored | undefined; readonly values: Row };

export type Page = { readonly page: number; readonly perPage: number };
