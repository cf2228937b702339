const SEGMENT = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** Digits that a number in text may have before its point, and after it: no database overflows on so many. */
export const MOST_DIGITS = 100;

/** What counts as a number in text. */
export const DECIMAL = `^-?[0-9]{1,${MOST_DIGITS}}([.][0-9]{1,${MOST_DIGITS}})?$`;

/** The segments of `client.name`. @throws when one is not a plain name, so that a path can stand in a statement. */
export const pathSegments = (path: string): string[] => {
  const segments = path.split('.');
  if (segments.every((segment) => SEGMENT.test(segment))) return segments;
  throw new Error(`store: "${path}" is not a path. A path is names joined by dots, such as client.name`);
};

/** Ids and times are written by programs in one form: they sort as they stand, so that a plain index serves. */
export const sortsAsItStands = (path: string): boolean => OWN_TEXTS.includes(path);

/** The value at the path; lists are not entered. */
export const valueAt = (row: object, path: string): unknown =>
  pathSegments(path).reduce<unknown>(
    (value, segment) => (hasKey(value, segment) ? value[segment] : undefined),
    row,
  );

/** The value as a number, or undefined where it is not one. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isDecimal.test(value) ? Number(value) : undefined;
};

/** Lower case by single code points, as PostgreSQL's `lower` does: `Σ` stays one letter wherever it stands. */
export const fold = (text: string): string => Array.from(text, lowerLetter).join('');

const OWN_TEXTS = ['_id', 'createdAt', 'updatedAt'];

const isDecimal = new RegExp(DECIMAL);

const hasKey = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key);

const lowerLetter = (letter: string) => Array.from(letter.toLowerCase())[0] ?? letter;
