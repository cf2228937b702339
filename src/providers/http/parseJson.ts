/**
 * JSON.parse that accepts a byte order mark and keeps integers beyond 2^53 exact, as strings: two
 * different ids must never become one (D-19). Throws SyntaxError as JSON.parse does.
 */
export const parseJson = (text: string): unknown => {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const value: unknown = JSON.parse(json);
  return MAY_HOLD_UNSAFE_INTEGER.test(json) ? JSON.parse(quoteUnsafeIntegers(json)) : value;
};

const MAY_HOLD_UNSAFE_INTEGER = /\d{16}/;

// Strings are matched first so that digits inside them are never touched.
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const quoteUnsafeIntegers = (json: string) =>
  json.replace(STRING_OR_NUMBER, (token) => (isUnsafeInteger(token) ? `"${token}"` : token));

const isUnsafeInteger = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));
