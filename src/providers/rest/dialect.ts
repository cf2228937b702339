import type { Row } from '../../model/values/comparable';
import type { ResolvedCall } from '../../model/resolved/api';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import type { Exporting } from '../../model/export/exporting';
import type { Grouping } from '../../model/pages/groups';
import type { TotalsQuestion } from '../../model/numbers/totals';
import type { Http } from '../http/http';

/**
 * A page of a list as react-admin asks for it: pages from 1, filters by the names of the fields, `q` for a search. The
 * field to sort by is '' where the order is the server's own.
 */
export type Question = {
  readonly page: number;
  readonly perPage: number;
  readonly sort: { readonly field: string; readonly order: string };
  readonly filter: Row;
  /** Where the list goes on: what an answer has named, else `start` or `end`, from which pages are counted then. */
  readonly cursor?: string;
  /** How far its records are counted. Default: all are. */
  readonly countTo?: number;
  /** What the records are put into groups by before they are sorted. Default: nothing. */
  readonly group?: Grouping | undefined;
};

/** What a list answer held, unread: anything may be missing or of the wrong shape. */
export type ListAnswer = {
  readonly rows: unknown;
  readonly total: unknown;
  readonly found?: unknown;
  readonly entriesPerPage?: unknown;
  /** There are more than were counted. */
  readonly isAtLeast?: boolean;
  /** Where the pages after and before it begin. */
  readonly next?: unknown;
  readonly previous?: unknown;
  /** Those that have rows on the page. */
  readonly groups?: unknown;
};

/** A write to one record: what changed, and the whole record with it. */
export type Change = {
  readonly id: string;
  readonly changes: Row;
  readonly whole: Row;
  readonly key?: string;
};

export type ActionCall = {
  readonly id: string;
  readonly action: ResolvedAction;
  readonly values: Row;
  readonly key?: string;
};

/** What an action answers, unread: the record where there is one, and what the server says about it. */
export type ActionAnswer = {
  readonly record: unknown;
  readonly message?: unknown;
  /** The sign-in to another account, where the action enters one. */
  readonly entered?: unknown;
  /** Other records that it made, or added something to. */
  readonly made?: unknown;
};

/**
 * How one family of servers is spoken to: envelope, paging, sort, search. Answers come back as they are, for
 * `normalise` to judge; every refusal is an HttpFailure. What a write answers may be undefined. `key` is the idempotency
 * key of a write, for the hosts that take one.
 */
export type Dialect = {
  list(resource: Resource, question: Question, signal?: AbortSignal): Promise<ListAnswer>;
  many(resource: Resource, ids: readonly string[], signal?: AbortSignal): Promise<ListAnswer>;
  one(resource: Resource, id: string, signal?: AbortSignal): Promise<unknown>;
  create(resource: Resource, record: Row, key?: string): Promise<unknown>;
  update(resource: Resource, change: Change): Promise<unknown>;
  remove(resource: Resource, id: string, key?: string): Promise<void>;
  act(resource: Resource, call: ActionCall): Promise<ActionAnswer>;
  /** Not every family of servers has a bell. */
  markRead?(resource: Resource, ids: readonly string[], key?: string): Promise<void>;
  clear?(resource: Resource, key?: string): Promise<void>;
  /** Nor an order that people make. */
  place?(
    resource: Resource,
    asked: { readonly id: string; readonly body: Row },
    key: string,
  ): Promise<{ readonly record: unknown; readonly at?: unknown; readonly of?: unknown }>;
  /** Nor marks of each person. */
  mark?(
    resource: Resource,
    asked: { readonly id: string; readonly marks: Row },
    key: string,
  ): Promise<unknown>;
  /** Not every family of servers counts. */
  totals?(resource: Resource, question: TotalsQuestion, signal?: AbortSignal): Promise<unknown>;
  /** Nor does every one keep what was done. */
  history?(resource: Resource, asked: HistoryQuestion): Promise<unknown>;
  /** Or says what would follow. */
  estimate?(resource: Resource, values: Row, signal?: AbortSignal): Promise<unknown>;
  /** Or writes files. */
  file?(resource: Resource, asked: FileQuestion): Promise<Response>;
  /** Or takes changes back. */
  undo?(
    resource: Resource,
    asked: { readonly ids: readonly string[]; readonly run?: string | undefined },
    key: string,
  ): Promise<unknown>;
  /** Or gives all that match the same values. */
  bulk?(
    resource: Resource,
    asked: Row & Pick<Question, 'filter'>,
    sent: {
      readonly key: string | undefined;
      readonly signal: AbortSignal | undefined;
      /** Of the action that is done with them. */
      readonly call: ResolvedCall | undefined;
    },
  ): Promise<unknown>;
  /** Or keeps what was deleted. */
  bin?: {
    list(
      resource: Resource,
      question: { readonly page: number; readonly search: string },
      signal?: AbortSignal,
    ): Promise<unknown>;
    write(resource: Resource, asked: Row, key: string): Promise<unknown>;
  };
  /** Or takes imports, remembers them and undoes them. */
  imports?: {
    write(resource: Resource, rows: Row, key: string): Promise<unknown>;
    list(resource: Resource, signal?: AbortSignal): Promise<unknown>;
    check(resource: Resource, rows: Row, signal?: AbortSignal): Promise<unknown>;
    undo(resource: Resource, id: string, key: string): Promise<unknown>;
  };
};

/** A page, from 0, of what was done with one record. */
export type HistoryQuestion = {
  readonly id: string;
  readonly page: number;
  readonly signal?: AbortSignal | undefined;
};

/** Which records a file is of, and how it is written. */
export type FileQuestion = Omit<Exporting, 'list'> &
  Pick<Question, 'filter' | 'sort' | 'group'> & { readonly signal?: AbortSignal | undefined };

/** Totals are asked for by a way of their own: several may go out together. */
export type CreateDialect = (http: Http, askTotals: Http['send']) => Dialect;
