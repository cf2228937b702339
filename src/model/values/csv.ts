/* What a spreadsheet may take for the start of a formula or of another cell, in both widths, whatever stands before it unseen. */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n|%;＝＋－＠｜％；]/u;

/* A number is no formula, and has to stay one. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Makes a cell text, whatever follows. */
const APOSTROPHE = "'";

/* Phone numbers, or beginnings of some: only a spreadsheet would take them for something else. */
const PHONES = /^\+\d+(?:, \+\d+)*$/;

/** Who reads a file: a spreadsheet, which takes a phone number for an amount, or another program, which needs it plain. */
export const csvReaders = ['spreadsheets', 'programs'] as const;

export type CsvReader = (typeof csvReaders)[number];

/**
 * One cell of a CSV file (RFC 4180) that no spreadsheet runs as a formula: such a text gets a leading apostrophe
 * (C-06), a phone number (`+49…`) too, unless the file is for other programs. {@link csvText} takes exactly these
 * apostrophes off again.
 */
export const csvCell = (text: string, reader: CsvReader = 'spreadsheets'): string => {
  const isPlain = reader === 'programs' && PHONES.test(text);
  const safe = isRisky(text) && !isPlain ? APOSTROPHE + text : text;
  return /["\r\n,;\t|]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The text of a cell as it was before `csvCell` made it safe; for whoever reads a file that we wrote. */
export const csvText = (cell: string): string =>
  cell.startsWith(APOSTROPHE) && isRisky(cell.slice(1)) ? cell.slice(1) : cell;

/** A whole file: a byte order mark, by which spreadsheets know UTF-8, then the rows, each ended by CRLF. */
export const csvFile = (rows: readonly (readonly string[])[], reader?: CsvReader): string =>
  `\uFEFF${csvLines(rows, reader)}`;

/** More rows of the same file. */
export const csvLines = (rows: readonly (readonly string[])[], reader?: CsvReader): string =>
  rows.map((cells) => `${cells.map((cell) => csvCell(cell, reader)).join(',')}\r\n`).join('');

/* A text that already begins with apostrophes gets one more, or reading it would take one of its own. */
const isRisky = (text: string): boolean => FORMULA_START.test(text.replace(/^'+/, '')) && !NUMBER.test(text);
