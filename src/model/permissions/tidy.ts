import { isPlain, isWider, type Permission } from './granted';

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
