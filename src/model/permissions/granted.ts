import { createAbility } from '../access/ability';

/** A stored pair; servers may put more beside the two texts, such as conditions. */
export type Permission = {
  readonly action: string;
  readonly subject: string;
  readonly [key: string]: unknown;
};

/** By a pair of its own, by a wider one (or one with more beside it), not at all, or taken away again. */
export type Grant = 'yes' | 'above' | 'no' | 'taken';

/** Does a list of pairs give a right? The same answer as the ability that is built from it (S6.05). */
export const granted = (pairs: readonly Permission[], subject: string, action: string): Grant => {
  const decisive = decidedBy(pairs, subject, action);
  if (decisive) return takes(decisive) ? 'taken' : 'above';
  return ownPairs(pairs, subject, action).length > 0 ? 'yes' : 'no';
};

/** The pair that gives or takes a right whatever becomes of the right's own pair. */
export const decidedBy = (
  pairs: readonly Permission[],
  subject: string,
  action: string,
): Permission | undefined => {
  const right = { subject, action };
  const covering = pairs.filter((pair) => takes(pair) || gives(pair)).filter((pair) => covers(pair, right));
  return covering.find(takes) ?? covering.find((pair) => !(isPlain(pair) && isSameRight(pair, right)));
};

/** The pairs that give a right and nothing more; list and show together are `read`. */
export const ownPairs = (
  pairs: readonly Permission[],
  subject: string,
  action: string,
): readonly Permission[] => {
  const plain = pairs.filter(isPlain);
  const own = plain.filter((pair) => isSameRight(pair, { subject, action }));
  if (own.length > 0 || action !== 'read') return own;
  const halves = plain.filter((pair) => pair.subject === subject && READING.includes(pair.action));
  return READING.every((half) => halves.some((pair) => pair.action === half)) ? halves : [];
};

/** A pair that gives everything the second gives, and more. */
export const isWider = (wide: Permission, narrow: Permission): boolean =>
  gives(wide) && covers(wide, narrow) && !isSameRight(wide, narrow);

/** A pair of two texts and nothing else. */
export const isPlain = (pair: Permission): boolean => Object.keys(pair).length === 2;

type Right = Pick<Permission, 'action' | 'subject'>;

const READING: readonly string[] = ['list', 'show'];

const covers = (wide: Right, narrow: Right): boolean =>
  (wide.subject === 'all' || wide.subject === narrow.subject) &&
  (wide.action === 'manage' ||
    nameOf(wide.action) === nameOf(narrow.action) ||
    (wide.action === 'read' && READING.includes(narrow.action)));

const isSameRight = (one: Right, other: Right): boolean =>
  one.subject === other.subject && nameOf(one.action) === nameOf(other.action);

/* `update` is another name of edit (S6.05). */
const nameOf = (action: string): string => (action === 'update' ? 'edit' : action);

/* What stands beside the two texts is for the ability to judge. */
const gives = (pair: Permission): boolean =>
  isPlain(pair) || createAbility([pair]).pairs.some((read) => !('inverted' in read));

const takes = (pair: Permission): boolean =>
  !isPlain(pair) && createAbility([pair]).pairs.some((read) => 'inverted' in read);
