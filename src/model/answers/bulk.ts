import type { Issue } from '../resolved/kind';
import { isPlainObject } from '../values/plainObject';
import { readUndoable, type Undoable } from './undoing';

/**
 * Where a host that offers `bulk` gives all records that match a list the same values: `POST /api/bulk/<entity> { list, values }`
 * says what would become of them, with `run` it does so, some at a time.
 */
export const BULK_PATH = '/api/bulk';

/** Records that are changed in one request, which is one transaction: at most so many, as far as they get in this time. */
export const BULK_STEP = 200;
export const BULK_STEP_MS = 500;

/** Records that match; more are refused. */
export const MOST_IN_BULK = 50_000;

/** What becomes, or would become, of records. */
export type BulkCounts = {
  readonly changed: number;
  /** They have these values already. */
  readonly same: number;
  readonly refused: number;
  /** Why the refused ones cannot be changed, each reason once; else in the words of the server. */
  readonly faults: readonly (Issue | string)[];
};

/** A step of a run. `after`: where the next one goes on; undefined behind the last. */
export type BulkStep = BulkCounts & {
  readonly after: string | undefined;
  readonly undo: Undoable | undefined;
};

/** What a server answered; undefined when it is anything else. */
export const readBulk = (answer: unknown): BulkStep | undefined => {
  if (!isPlainObject(answer)) return undefined;
  const [changed, same, refused] = ['changed', 'same', 'refused'].map((name) => answer[name]);
  const { faults, after } = answer;
  if (typeof changed !== 'number' || typeof same !== 'number' || typeof refused !== 'number')
    return undefined;
  return {
    changed,
    same,
    refused,
    faults: Array.isArray(faults) ? (faults as BulkCounts['faults']) : [],
    after: typeof after === 'string' ? after : undefined,
    undo: readUndoable(answer),
  };
};
