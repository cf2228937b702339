import { isPlainObject } from '../values/plainObject';

/** The address of the changes of one record: `/api/history/<entity>/<id>`, newest first, pages from 0. */
export const HISTORY_PATH = '/api/history';

/** Entries of one page. */
export const HISTORY_PAGE = 20;

type Values = Readonly<Record<string, unknown>>;

/** What was done with a record once. */
export type HistoryEntry = {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** `create`, `update`, `delete`, or the name of an action. */
  readonly action: string;
  /** The name of who did it; undefined where the server did it by itself, or where that is not for this person. */
  readonly by: string | undefined;
  readonly reason: string | undefined;
  readonly change: { readonly before: Values | null; readonly after: Values | null };
};

export type History = { readonly entries: readonly HistoryEntry[]; readonly total: number };

/** The history that a server answered; undefined when it is anything else. */
export const readHistory = (answer: unknown): History | undefined => {
  if (!isPlainObject(answer)) return undefined;
  const { history, total_results: total } = answer;
  if (!Array.isArray(history) || typeof total !== 'number') return undefined;
  return { total, entries: history.flatMap((each: unknown) => readEntry(each) ?? []) };
};

const readEntry = (entry: unknown): HistoryEntry | undefined => {
  if (!isPlainObject(entry)) return undefined;
  const { id, at, action, by, reason, change } = entry;
  if (typeof id !== 'string' || typeof at !== 'string' || typeof action !== 'string') return undefined;
  const side = (name: string): Values | null => {
    const value = isPlainObject(change) ? change[name] : null;
    return isPlainObject(value) ? value : null;
  };
  return {
    id,
    at,
    action,
    by: textOrNothing(by),
    reason: textOrNothing(reason),
    change: { before: side('before'), after: side('after') },
  };
};

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
