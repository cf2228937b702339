import { isEmpty, type Row } from '../values/comparable';
import { isPlainObject } from '../values/plainObject';

/** One right as the server saves it with the user: `{ action: 'manage', subject: 'all' }`. */
export type AbilityPair = {
  readonly action: string;
  readonly subject: string;
  /** Takes the right away instead of giving it. */
  readonly inverted?: true;
};

/**
 * Reads a saved ability; where none was saved, the only right is to read the Auth subject (S6.02).
 * In a list, entries that are not a pair of texts are left out (S6.01). An entry limited by
 * `conditions` or `fields` means some records or fields, which only the server can judge: it gives no right, and
 * when it is `inverted` it takes the right away whole. Empty limits, as some servers save them, are none.
 */
export const abilityPairs = (saved: unknown): readonly AbilityPair[] =>
  Array.isArray(saved) ? saved.flatMap(readPair) : NOBODY;

const NOBODY: readonly AbilityPair[] = [{ action: 'read', subject: 'Auth' }];

const readPair = (entry: unknown): AbilityPair[] => {
  if (!isPlainObject(entry)) return [];
  const { action, subject, inverted, conditions, fields } = ownOf(entry);
  if (!isWord(action) || !isWord(subject)) return [];
  if (inverted) return [{ action, subject, inverted: true }];
  return isLimit(conditions) || isLimit(fields) ? [] : [{ action, subject }];
};

/* What an object inherits is not what was saved. */
const ownOf = (entry: Row): Row => Object.assign(Object.create(null) as object, entry);

const isLimit = (value: unknown): boolean =>
  isPlainObject(value) ? Object.keys(value).length > 0 : value !== false && !isEmpty(value);

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';
