import {
  read,
  SSF,
  type CellObject,
  type DenseWorkSheet,
  type RowInfo,
  type WorkBook,
} from '@e965/xlsx/dist/xlsx.mini.min.js';
import { csvLines } from '../../values/csv';
import { entriesOf, unpack, type Entry } from './archive';
import { isOfOldProgram } from './looksLikeWorkbook';

/** A sheet of a workbook as the text of a file, its cells separated by commas. */
export type Sheet = {
  readonly name: string;
  readonly text: string;
  /** Rows that nobody sees in the spreadsheet. */
  readonly hidden: number;
};

/** Why a workbook is not read: it is of another program, has too much in it, or is none. */
export type WorkbookFault = 'otherBook' | 'tooMuch' | 'binary';

export type Workbook = { readonly sheets: readonly Sheet[] } | { readonly fault: WorkbookFault };

/** What unpacks to more, or has more cells, is there to stop the page, or will. */
export const MOST_UNPACKED = 150_000_000;
export const MOST_CELLS = 2_000_000;

/** Reads an `.xlsx` file: of each cell the value that is stored, of a formula its last result. */
export const readWorkbook = async (bytes: Uint8Array): Promise<Workbook> => {
  if (isOfOldProgram(bytes)) return { fault: 'otherBook' };
  const entries = entriesOf(bytes);
  if (!entries) return { fault: 'binary' };
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('mimetype') || names.has('xl/workbook.bin') || names.has('Index/Document.iwa'))
    return { fault: 'otherBook' };
  if (!names.has('[Content_Types].xml') || ![...names].some((name) => name.startsWith('xl/')))
    return { fault: 'binary' };
  if (await isTooMuch(entries)) return { fault: 'tooMuch' };
  try {
    const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellStyles: true, cellText: false });
    return placesIn(book) > MOST_CELLS ? { fault: 'tooMuch' } : { sheets: sheetsOf(book) };
  } catch {
    return { fault: 'binary' };
  }
};

/* The reader unpacks without a limit of its own. */
const isTooMuch = async (entries: readonly Entry[]): Promise<boolean> => {
  let [size, cells] = [0, 0];
  const isWithin = () => size <= MOST_UNPACKED && cells <= MOST_CELLS;
  for (const entry of entries) {
    const isSheet = /^xl\/worksheets\//i.test(entry.name);
    await unpack(entry, (piece) => {
      size += piece.length;
      if (isSheet) cells += cellsIn(piece);
      return isWithin();
    });
    if (!isWithin()) return true;
  }
  return false;
};

/* Each begins with `<c`, and a blank or an end. */
const cellsIn = (piece: Uint8Array): number => {
  let found = 0;
  for (let at = piece.indexOf(LESS); at >= 0; at = piece.indexOf(LESS, at + 1)) {
    const after = piece[at + 2];
    if (piece[at + 1] === C && (after === BLANK || after === GREATER || after === SLASH)) found += 1;
  }
  return found;
};

const [LESS, C, BLANK, GREATER, SLASH] = [0x3c, 0x63, 0x20, 0x3e, 0x2f];

type Seen = {
  readonly name: string;
  readonly rows: readonly (readonly Cell[] | undefined)[];
  readonly said: readonly (RowInfo | undefined)[];
};

type Cell = CellObject | undefined;

const seenIn = (book: WorkBook): readonly Seen[] =>
  book.SheetNames.flatMap((name, index) => {
    const { '!data': rows, '!rows': said = [] } = (book.Sheets[name] ?? {}) as Partial<DenseWorkSheet>;
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return rows && !isHidden ? [{ name, rows, said }] : [];
  });

/* A row of one cell far to the right has all places before it as well. */
const placesIn = (book: WorkBook): number =>
  seenIn(book).reduce(
    (sum, { rows }) => rows.reduce((inner, cells) => inner + (cells?.length ?? 0), sum) + rows.length,
    0,
  );

const sheetsOf = (book: WorkBook): readonly Sheet[] => {
  const { date1904 = false } = book.Workbook?.WBProps ?? {};
  return seenIn(book).flatMap(({ name, rows, said }) => {
    const lines = Array.from(rows, (cells) => textsOf(cells ?? [], date1904));
    const hidden = lines.filter((line, at) => line.length > 0 && said[at]?.hidden).length;
    return lines.every((line) => line.length === 0) ? [] : [{ name, text: csvLines(lines), hidden }];
  });
};

/* Without the empty ones behind the last. */
const textsOf = (cells: readonly Cell[], date1904: boolean): string[] => {
  const texts = Array.from(cells, (cell) => (cell ? textOf(cell, date1904) : ''));
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
};

const textOf = ({ t: type, v: value, w: shown, z: format }: CellObject, date1904: boolean): string => {
  if (value === undefined || value === null) return '';
  if (type === 'e') return shown ?? '';
  if (typeof value !== 'number') return String(value);
  return format !== undefined && SSF.is_date(String(format)) ? dateText(value, date1904) : numberText(value);
};

/* Spreadsheets show fifteen digits of a number, and know no more. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

const dateText = (serial: number, date1904: boolean): string => {
  const date: unknown = SSF.parse_date_code(serial, { date1904 });
  if (!isDate(date)) return numberText(serial);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.y).padStart(4, '0')}-${two(date.m)}-${two(date.d)}`;
  const time = `${two(date.H)}:${two(date.M)}${date.S >= 1 ? `:${two(Math.floor(date.S))}` : ''}`;
  if (serial < 1) return time;
  return Number.isInteger(serial) ? day : `${day} ${time}`;
};

type Parts = Readonly<Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>>;

const isDate = (date: unknown): date is Parts => typeof date === 'object' && date !== null;
