/**
 * Where a text that is not JSON goes wrong: the index of the first character that cannot be there.
 * The engines' own messages give a position only sometimes, and each in other words.
 */
export const jsonFaultAt = (text: string): number => {
  const reader: Reader = { text, at: 0 };
  if (readValue(reader)) skipBlanks(reader);
  return reader.at;
};

type Reader = { readonly text: string; at: number };

const readValue = (reader: Reader): boolean => {
  skipBlanks(reader);
  if (take(reader, /\{/y)) return readMembers(reader, '}', readPair);
  if (take(reader, /\[/y)) return readMembers(reader, ']', readValue);
  return take(reader, /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y) || readString(reader);
};

const readMembers = (reader: Reader, end: '}' | ']', readMember: (reader: Reader) => boolean): boolean => {
  skipBlanks(reader);
  const close = end === '}' ? /\}/y : /\]/y;
  if (take(reader, close)) return true;
  while (readMember(reader)) {
    skipBlanks(reader);
    if (take(reader, close)) return true;
    if (!take(reader, /,/y)) return false;
  }
  return false;
};

const readPair = (reader: Reader): boolean => {
  skipBlanks(reader);
  if (!readString(reader)) return false;
  skipBlanks(reader);
  return take(reader, /:/y) && readValue(reader);
};

const readString = (reader: Reader): boolean =>
  // eslint-disable-next-line no-control-regex -- JSON allows no control character inside a text
  take(reader, /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y);

const skipBlanks = (reader: Reader): boolean => take(reader, /[ \t\n\r]*/y);

const take = (reader: Reader, pattern: RegExp): boolean => {
  pattern.lastIndex = reader.at;
  const isThere = pattern.test(reader.text);
  if (isThere) reader.at = pattern.lastIndex;
  return isThere;
};
