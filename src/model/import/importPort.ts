import type { Row } from '../values/comparable';
import type { Stored } from './judgeRow';

/** How an import reaches the records, whatever keeps them. Every call may reject. */
export type ImportPort = {
  /** A page (from 1) of the records that answer a filter of the app, oldest first. */
  list(filter: Row, page: Page, signal?: AbortSignal): Promise<{ rows: readonly Stored[]; total: number }>;
  create(values: Row): Promise<void>;
  /** Refused as a conflict when the record is no longer as it was. */
  update(before: Stored, changes: Row): Promise<void>;
};

export type Page = { readonly page: number; readonly perPage: number };
