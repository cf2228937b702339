import type { MadeRecord } from '../answers/made';
import type { EstimateValues } from '../answers/estimate';
import { MOST_COUNTED } from '../../config/limits';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { IdempotencyKeys } from '../rules/idempotencyKeys';
import type { ResolvedAction } from './resource';
import type { Bin } from '../answers/bin';
import type { BulkStep } from '../answers/bulk';
import type { Undoing } from '../answers/undoing';
import type { History } from '../answers/history';
import type { Exporting } from '../export/exporting';
import type { RowWrite } from '../import/importPort';
import type { ImportRecord, Named, UndoStep } from '../import/importing';
import type { Row } from '../values/comparable';
import type { KeptFile } from '../files/keptFile';
import type { Grouping } from '../pages/groups';
import type { Totals, TotalsQuestion } from '../numbers/totals';

/**
 * The `meta` of `getList` for a list that somebody looks at: records are counted as far as that, and the next page is
 * found by the one before, where the host offers both. Whatever rests on the number of records asks without it.
 */
export const LOOKED_AT = { countTo: MOST_COUNTED } as const;

/** The `meta` of `getMany` for records that may be of another entity: those that are missing are not asked for one by one. */
export const MAY_BE_ELSEWHERE = { mayBeElsewhere: true } as const;

export type ActionParams = {
  readonly action: ResolvedAction;
  readonly id: Identifier;
  /** What the action's form was filled with. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record as the person saw it. */
  readonly record: RaRecord;
  readonly signal?: AbortSignal;
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

export type MarkParams = {
  readonly ids: readonly Identifier[];
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

export type TotalsParams = TotalsQuestion & { readonly signal?: AbortSignal };

export type HistoryParams = {
  readonly id: Identifier;
  readonly page: number;
  readonly signal?: AbortSignal;
};

export type ExportParams = Omit<Exporting, 'list'> & {
  readonly filter: GetListParams['filter'];
  readonly sort: NonNullable<GetListParams['sort']>;
  readonly group?: Grouping | undefined;
  readonly signal?: AbortSignal;
};

/** Rows of an import that are written together. */
export type ImportParams = {
  /** A UUID that names the import. */
  readonly id: string;
  /** The name of the file. */
  readonly file: string;
  readonly rows: readonly RowWrite[];
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

/** The names of changes, as their writes were answered, or of deleted records. */
export type TakeBackParams = {
  readonly ids: readonly string[];
  /** What the changes are a part of. */
  readonly run?: string | undefined;
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

/** The same values for all that match a filter, or the same action. */
export type EditAllParams = {
  readonly filter: Readonly<Record<string, unknown>>;
  /** Of the whole list; without one the values are written. */
  readonly action?: ResolvedAction | undefined;
  /** Null empties a field; of an action, the answers to its form. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names the run; without one nothing is changed, and the answer says what would be. */
  readonly run?: string | undefined;
  /** As many matched when somebody looked: a run does not begin over others. */
  readonly count?: number | undefined;
  /** Where it goes on. */
  readonly after?: string | undefined;
  readonly signal?: AbortSignal;
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

/** Where a record is put: right before or after another one, or at a number from 1 on. */
export type PlaceParams = {
  readonly id: Identifier;
  readonly to: { readonly before: Identifier } | { readonly after: Identifier } | { readonly at: number };
  /** A value for the field that the order is within, which the record is given as well. */
  readonly among?: Readonly<Record<string, unknown>>;
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

/** The marks of whoever asks, by field: set where it is true. */
export type SetMarkParams = {
  readonly id: Identifier;
  readonly marks: { readonly [field: string]: boolean };
  readonly meta?: { readonly keys?: IdempotencyKeys };
};

export type UndoParams = { readonly id: string; readonly meta?: { readonly keys?: IdempotencyKeys } };

/** A file that somebody chose for a field. */
export type UploadParams = {
  readonly field: string;
  readonly file: Blob & { readonly name?: string };
  /** Told how much of it is out, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
};

/** How a file is looked at: itself, or a picture of it. */
export type FileShown = 'whole' | PictureShown;

/** A picture of it, as large as a row or as a page needs. */
export type PictureShown = 'small' | 'large';

/** Addresses that are good for minutes, by file and how it is looked at; or what the server says of why there is none. */
export type FileAddresses = Readonly<
  Record<string, { readonly [shown in FileShown]?: string } & { readonly said?: string }>
>;

/** A file that a server writes, as it comes. */
export type ExportFile = { readonly total: number; readonly body: ReadableStream<Uint8Array> };

/**
 * react-admin's nine methods and ours: performing a declared action, what the bell does with its records, counting,
 * what was done before, taking it back, what would follow, files and imports. Resources go by react-admin's name.
 */
export type ResourceProvider = DataProvider & {
  /** With what the server says of it. @throws HttpFailure; `conflict` when the record has moved on. */
  runAction: (
    resource: string,
    params: ActionParams,
  ) => Promise<{ data: RaRecord; message?: string; entered?: unknown; made?: readonly MadeRecord[] }>;
  /** Marks records of the bell as read. @throws HttpFailure. */
  markRead: (resource: string, params: MarkParams) => Promise<{ data: Identifier[] }>;
  /** Deletes all records of the bell that are one's own. @throws HttpFailure. */
  clear: (resource: string, params: Pick<MarkParams, 'meta'>) => Promise<{ data: Identifier[] }>;
  /**
   * Moves a record in the order that people make; says where it stands then, and among how many, where somebody counted.
   * @throws HttpFailure; `refused` where the host keeps none.
   */
  place: (
    resource: string,
    params: PlaceParams,
  ) => Promise<{ data: RaRecord; at?: number | undefined; of?: number | undefined }>;
  /** Sets or takes away one's own marks on a record. @throws HttpFailure; `refused` where the host keeps none. */
  mark: (resource: string, params: SetMarkParams) => Promise<{ data: RaRecord }>;
  /** Counts, and adds up, what a list with the same filter shows. @throws HttpFailure. */
  getTotals: (resource: string, params: TotalsParams) => Promise<{ data: Totals }>;
  /** What was done with a record, newest first; pages from 0. @throws HttpFailure; `refused` where nobody keeps it. */
  getHistory: (resource: string, params: HistoryParams) => Promise<{ data: History }>;
  /** What would follow from a record, by its server. @throws HttpFailure; `refused` where it works nothing out. */
  getEstimate: (
    resource: string,
    params: { readonly values: EstimateValues; readonly signal?: AbortSignal },
  ) => Promise<{ data: EstimateValues }>;
  /** A file of what a list shows, written by its server. @throws HttpFailure; `refused` where it writes none. */
  getExport: (resource: string, params: ExportParams) => Promise<{ data: ExportFile }>;
  /** Sends a file, which a record may name from then on. @throws HttpFailure; `refused` where the host takes none. */
  upload: (resource: string, params: UploadParams) => Promise<{ data: KeptFile }>;
  /** Where files lie that this person may read; what they may not is left out. @throws HttpFailure. */
  getFileAddresses: (
    resource: string,
    params: { readonly files: Readonly<Record<string, readonly FileShown[]>>; readonly signal?: AbortSignal },
  ) => Promise<{ data: FileAddresses }>;
  /** Why each row was refused, undefined where it was not. @throws HttpFailure; `refused` where none are taken together. */
  importRows: (resource: string, params: ImportParams) => Promise<{ data: readonly unknown[] }>;
  /** Rows with the ids of the records that they name; nothing is written. @throws HttpFailure. */
  checkRows: (
    resource: string,
    params: {
      readonly rows: readonly Row[];
      /** Of what faults name. */
      readonly signal?: AbortSignal | undefined;
    },
  ) => Promise<{ data: readonly Named[] }>;
  /** The newest imports that this person may undo. @throws HttpFailure. */
  getImports: (
    resource: string,
    params: { readonly signal?: AbortSignal },
  ) => Promise<{ data: readonly ImportRecord[] }>;
  /** Whether the host takes changes back at all. */
  undoes: (resource: string) => Promise<{ data: boolean }>;
  /** Takes changes back, where nobody has changed the record since. @throws HttpFailure. */
  undo: (resource: string, params: TakeBackParams) => Promise<{ data: Undoing }>;
  /** Changes the next of all that match. @throws HttpFailure; `refused` where the host changes none together. */
  editAll: (resource: string, params: EditAllParams) => Promise<{ data: BulkStep }>;
  /** A page, from 0, of what was deleted. @throws HttpFailure; `refused` where nobody keeps it. */
  getBin: (
    resource: string,
    params: { readonly page: number; readonly search: string; readonly signal?: AbortSignal },
  ) => Promise<{ data: Bin }>;
  /** Puts deleted records back. @throws HttpFailure. */
  putBack: (resource: string, params: TakeBackParams) => Promise<{ data: Undoing }>;
  /** Takes them out of the bin, for ever. @throws HttpFailure. */
  removeForGood: (resource: string, params: TakeBackParams) => Promise<{ data: readonly string[] }>;
  /** Puts back a piece of what an import did. @throws HttpFailure. */
  undoImport: (resource: string, params: UndoParams) => Promise<{ data: UndoStep }>;
};

/** The methods that change records. */
export const writeMethods = [
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'markRead',
  'clear',
  'place',
  'mark',
  'runAction',
  'importRows',
  'undoImport',
  'undo',
  'putBack',
  'removeForGood',
  'editAll',
] as const;
