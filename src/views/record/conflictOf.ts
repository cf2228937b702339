/** A save that was refused because the record had changed meanwhile: ours, and what the server has now. */
export type Conflict = {
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
};

/** Reads a conflict out of a failed save; any other failure is none. */
export const conflictOf = (error: unknown, sent: unknown): Conflict | undefined => {
  const { kind, body } = error as { readonly kind?: unknown; readonly body?: { readonly current?: unknown } };
  if (kind !== 'conflict' || !isRecord(body?.current) || !isRecord(sent)) return undefined;
  return { mine: sent, theirs: body.current };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
