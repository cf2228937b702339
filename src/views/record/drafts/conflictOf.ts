import { isPlainObject, isSameJson } from '../../../model/values/plainObject';

type Values = Readonly<Record<string, unknown>>;

/** A save that was refused because the record had changed meanwhile: what we changed, and what the server has now. */
export type Conflict = { readonly mine: Values; readonly theirs: Values };

/** What a save sent, and the record as it was when its form was opened. */
type Sent = { readonly data?: unknown; readonly previousData?: unknown };

/**
 * Reads a conflict out of a failed save; any other failure is none. A value that was only shown, and not changed, is
 * not ours: keeping ours must not take back what the other person changed.
 */
export const conflictOf = (error: unknown, { data, previousData }: Sent): Conflict | undefined => {
  const { kind, body } = error as { readonly kind?: unknown; readonly body?: { readonly current?: unknown } };
  if (kind !== 'conflict' || !isPlainObject(body?.current) || !isPlainObject(data)) return undefined;
  const opened = isPlainObject(previousData) ? previousData : {};
  const changes = Object.entries(data).filter(([name, value]) => !isSameJson(value, opened[name]));
  return { mine: Object.fromEntries(changes), theirs: body.current };
};
