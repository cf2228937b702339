import type { Dialect, Method, Operation, Source } from '../../config/api';
import type { Json } from '../../config/json';
import type { Rule } from '../../config/rule';

export type ResolvedCall = { readonly method: Method; readonly path: string };

export type ResolvedApi = {
  readonly source: Source;
  readonly dialect: Dialect;
  readonly path: string;
  /** The property that identifies a record on the wire; inside the app it is always `id`. */
  readonly idKey: string;
  /** The key of the rows in a list answer, and of the record in a single answer. */
  readonly rows: string;
  readonly row: string;
  readonly calls: { readonly [O in Operation]: ResolvedCall | false };
  /** Else a list answers with all records at once, and is asked without parameters. */
  readonly isPaged: boolean;
  /** Sent with every list request. */
  readonly query: Readonly<Record<string, string>>;
  /** Where the gateway keeps the records; entities may share one, told apart by `scope` and `stamp`. */
  readonly collection: string;
  readonly scope: Rule | undefined;
  readonly stamp: Readonly<Record<string, Json>>;
  /** The role that a token must claim for what is in `claimFor`. */
  readonly claim: string | undefined;
  readonly claimFor: readonly ('create' | 'edit' | 'delete')[];
  /** What the specification shows of all this; and of its fields, where it shows any. */
  readonly shown: readonly string[];
  readonly shownFields: readonly string[];
};
