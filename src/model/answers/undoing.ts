import { isPlainObject } from '../values/plainObject';

/** Where a host that offers `undo` takes changes of an entity back: `POST /api/undo/<entity> { undo: [id, …] }`. */
export const UNDO_PATH = '/api/undo';

/** Changes of one request, which are one transaction. */
export const MOST_UNDONE = 500;

/** A change that can be taken back: by what name, and how long. */
export type Undoable = {
  readonly id: string;
  readonly seconds: number;
  /** What it is a part of, which is taken back as one. */
  readonly run?: string;
  /** It is of many records, and taken back alone. */
  readonly isOfMany?: true;
};

/** What the answer to a write says of it; undefined where it cannot be taken back. */
export const readUndoable = (answer: unknown): Undoable | undefined => {
  const undo = isPlainObject(answer) ? answer['undo'] : undefined;
  if (!isPlainObject(undo) || typeof undo['id'] !== 'string') return undefined;
  const { id, run } = undo as { readonly id: string; readonly run?: unknown };
  return { id, seconds: Number(undo['seconds']) || 10, ...(typeof run === 'string' && { run }) };
};

/** One that stays as it is, and why: `changed` since, `gone`, `tooLate`, or in the words of the server. */
export type Kept = { readonly title: string; readonly reason: string };

/** What a server has put back. */
export type Undoing = { readonly restored: number; readonly kept: readonly Kept[] };

/** What a server answered; undefined when it is anything else. */
export const readUndoing = (answer: unknown): Undoing | undefined => {
  if (!isPlainObject(answer) || typeof answer['restored'] !== 'number') return undefined;
  return { restored: answer['restored'], kept: readKept(answer['kept']) };
};

/** The records that stay as they are; whatever else was said is left out. */
export const readKept = (kept: unknown): readonly Kept[] =>
  Array.isArray(kept)
    ? kept.flatMap((each: unknown) =>
        isPlainObject(each) ? [{ title: String(each['title']), reason: String(each['reason']) }] : [],
      )
    : [];
