import { isRichText } from '../../../model/richText/tree';
import { isPlainObject, isSameJson } from '../../../model/values/plainObject';

export const marks = ['added', 'removed', 'changed', 'same'] as const;

/** `path`: the names from the record down to the value; a list is one value, and so is a formatted text. */
export type Change = {
  readonly path: readonly string[];
  readonly mark: (typeof marks)[number];
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Every value of a record before and after, each with what happened to it: first those that were there before, in
 * their order. A missing value and null are the same: nothing. Objects are compared by their members, in any order.
 */
export const changesOf = (before: unknown, after: unknown, path: readonly string[] = []): Change[] => {
  const names = new Set([before, after].flatMap((side) => (isPlainObject(side) ? Object.keys(side) : [])));
  const isBranch =
    names.size > 0 &&
    [before, after].every((side) => isNothing(side) || (isPlainObject(side) && !isRichText(side)));
  if (isBranch)
    return [...names].flatMap((name) => changesOf(own(before, name), own(after, name), [...path, name]));
  return path.length === 0 ? [] : [{ path, mark: markOf(before, after), before, after }];
};

/** Did something happen to the value? */
export const isChanged = ({ mark }: Change): boolean => mark !== 'same';

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/* `__proto__` may be the name of a value, and no value may be inherited. */
const own = (value: unknown, name: string): unknown =>
  isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const markOf = (before: unknown, after: unknown): Change['mark'] => {
  if (isSameJson(before, after)) return 'same';
  if (isNothing(before)) return 'added';
  return isNothing(after) ? 'removed' : 'changed';
};
