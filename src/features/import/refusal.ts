/** Kinds of failures that are about the record that was sent, and not about the connection or the session. */
const ABOUT_THE_ROW: readonly unknown[] = ['validation', 'conflict', 'notFound', 'refused'];
const ROW_STATUSES: readonly unknown[] = [400, 404, 409, 410, 412, 422];

type Failure = { readonly kind?: unknown; readonly status?: unknown };

/** Would the next row fare better? A failure of a provider that names no kind is judged by its status. */
export const isAboutRow = (failure: unknown): boolean => {
  const { kind, status } = Object(failure) as Failure;
  return typeof kind === 'string' ? ABOUT_THE_ROW.includes(kind) : ROW_STATUSES.includes(status);
};

/** Is another record in the way, or has this one changed or gone meanwhile? */
export const isConflict = (failure: unknown): boolean => {
  const { kind, status } = Object(failure) as Failure;
  return typeof kind === 'string' ? kind === 'conflict' || kind === 'notFound' : status === 409;
};
