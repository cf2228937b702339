/** Is it a file that begins as workbooks do, and no text does? */
export const looksLikeWorkbook = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, [0x50, 0x4b, 3, 4]) || isOfOldProgram(bytes);

/** `.xls`, and workbooks with a password. */
export const isOfOldProgram = (bytes: Uint8Array): boolean => beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
