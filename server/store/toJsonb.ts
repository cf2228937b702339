/**
 * A deep copy that every store can hold: JSON, and text without the two things PostgreSQL refuses in it
 * (U+0000 and half a surrogate pair), which become U+FFFD.
 */
export const toJsonb = <T>(value: T): T => JSON.parse(toJsonbText(value)) as T;

/** The same as JSON text, for a statement's parameter. */
export const toJsonbText = (value: unknown): string => JSON.stringify(value).replace(REFUSED, keepOrReplace);

// The first alternative eats escaped backslashes in pairs, so that the text `\u0000` written by a person is kept.
const REFUSED = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g;

const keepOrReplace = (escape: string) => (escape === '\\\\' ? escape : '\ufffd');
