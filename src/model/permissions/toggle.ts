import { granted, ownPairs, type Permission, isPlain, isWider } from './granted';

/**
 * Gives a right or takes it away. What another pair decides cannot be changed here; doing it
 * twice gives back the rights there were. Narrower pairs stay: `tidy` drops them when it is saved.
 */
export const toggle = (
  pairs: readonly Permission[],
  subject: string,
  action: string,
): readonly Permission[] => {
  const grant = granted(pairs, subject, action);
  if (grant === 'no') return [...pairs, { action, subject }];
  return grant === 'yes' ? without(pairs, subject, action) : pairs;
};

/* `read` may stand beside list and show: what the person sees ticked is gone in one step. */
const without = (pairs: readonly Permission[], subject: string, action: string): readonly Permission[] => {
  const own = ownPairs(pairs, subject, action);
  if (own.length === 0) return pairs;
  return without(
    pairs.filter((pair) => !own.includes(pair)),
    subject,
    action,
  );
};

type Stored = {
  /** The list as it was loaded. */
  readonly stored: readonly Permission[];
  /** Can the person see this pair among the rights of the editor? Others are kept whatever happens. */
  readonly isShown: (pair: Permission) => boolean;
};

/**
 * The list to save: without pairs that a wider one makes superfluous, where the person brought in one of the
 * two. What was superfluous when it was loaded stays, in its place, and so does what the editor cannot show.
 */
export const tidy = (pairs: readonly Permission[], { stored, isShown }: Stored): readonly Permission[] => {
  const before = new Set(stored.map(textOf));
  const isOld = (pair: Permission) => before.has(textOf(pair));
  const isSuperfluous = (pair: Permission) =>
    isPlain(pair) &&
    isShown(pair) &&
    pairs.some((wide) => isWider(wide, pair) && !(isOld(wide) && isOld(pair)));
  const kept = pairs.filter((pair) => !isSuperfluous(pair));
  const left = new Set(kept.map(textOf));
  return [...stored.filter((pair) => left.has(textOf(pair))), ...kept.filter((pair) => !isOld(pair))];
};

const textOf = (pair: Permission): string => JSON.stringify(pair);
