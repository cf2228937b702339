import { granted, ownPairs, type Permission } from './granted';

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
