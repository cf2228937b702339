/** The text of a file, or why it has none: a workbook or picture is no table that this program reads. */
export type FileText = { readonly text: string; readonly encoding: string } | { readonly fault: 'binary' };

/**
 * Reads the bytes of a file as UTF-8, as UTF-16 where its mark says so, and as Windows-1252 where they are no UTF-8:
 * that is what spreadsheets in Europe write when nobody asks.
 */
export const readText = (bytes: Uint8Array): FileText => {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes(NOTHING) ? { fault: 'binary' } : { text, encoding };
};

/** Every workbook, picture and archive holds one; no text does. */
const NOTHING = '\u0000';

const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};
