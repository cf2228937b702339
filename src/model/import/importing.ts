import { readKept, type Kept } from '../answers/undoing';
import type { Issue } from '../resolved/kind';
import { isPlainObject } from '../values/plainObject';
import type { Row } from '../values/comparable';

/** Where a host that offers `imports` takes rows of an entity together: `POST /api/imports/<entity>`. */
export const IMPORTS_PATH = '/api/imports';

/** Rows of one request, which are one transaction. */
export const MOST_ROWS = 500;

/** Characters of the rows of one request, as JSON. */
export const MOST_LETTERS = 600_000;

/** Days for which an import can be undone. */
export const UNDO_DAYS = 30;

/** Values of a row with the ids of the records that they name, and what is wrong with names. */
export type Named = { readonly values: Row; readonly faults: readonly Issue[] };

/** What a server said of as many rows; undefined when it is anything else. */
export const readNamed = (answer: unknown, rows: number): readonly Named[] | undefined => {
  const named = isPlainObject(answer) ? answer['rows'] : undefined;
  if (!Array.isArray(named) || named.length !== rows) return undefined;
  return named.map((each: unknown) => {
    const { values, faults } = isPlainObject(each) ? each : {};
    return {
      values: isPlainObject(values) ? values : {},
      faults: Array.isArray(faults) ? (faults as Named['faults']) : [],
    };
  });
};

/** An import, as the host remembers it. */
export type ImportRecord = {
  readonly id: string;
  /** When it began, in ISO 8601. */
  readonly at: string;
  /** The name of who made it; undefined where that is not for this person. */
  readonly by: string | undefined;
  readonly file: string;
  readonly made: number;
  readonly changed: number;
  readonly refused: number;
  /** What was put back by now; undefined when nobody has begun to undo it. */
  readonly undone: Undone | undefined;
};

export type Undone = {
  /** Records that it had made and that are gone again. */
  readonly removed: number;
  /** Records that are as they were before it. */
  readonly restored: number;
  /** Records that stay as they are. */
  readonly kept: number;
  /** It was stopped before the end, and can go on. */
  readonly isLeft: boolean;
};

/** The imports that a server answered; undefined when it is anything else. */
export const readImports = (answer: unknown): readonly ImportRecord[] | undefined => {
  const imports = isPlainObject(answer) ? answer['imports'] : undefined;
  return Array.isArray(imports) ? imports.flatMap((each: unknown) => readImport(each) ?? []) : undefined;
};

const readImport = (value: unknown): ImportRecord | undefined => {
  if (!isPlainObject(value) || typeof value['id'] !== 'string') return undefined;
  const { id, at, by, file, undone } = value;
  return {
    id,
    at: String(at),
    by: typeof by === 'string' ? by : undefined,
    file: typeof file === 'string' ? file : '',
    made: Number(value['made']),
    changed: Number(value['changed']),
    refused: Number(value['refused']),
    undone: isPlainObject(undone) ? readUndone(undone) : undefined,
  };
};

const readUndone = (value: Readonly<Record<string, unknown>>): Undone => ({
  removed: Number(value['removed']),
  restored: Number(value['restored']),
  kept: Number(value['kept']),
  isLeft: Number(value['left']) > 0,
});

/** A piece of work on the way back: what it did, what stays, and whether there is more to do. */
export type UndoStep = Pick<Undone, 'removed' | 'restored'> & {
  readonly kept: readonly Kept[];
  readonly isDone: boolean;
};

/** What a server answered to it; undefined when it is anything else. */
export const readUndoStep = (answer: unknown): UndoStep | undefined => {
  if (!isPlainObject(answer) || !Array.isArray(answer['kept'])) return undefined;
  const kept = readKept(answer['kept']);
  const { removed, restored, isDone } = answer;
  return { removed: Number(removed), restored: Number(restored), kept, isDone: isDone === true };
};
