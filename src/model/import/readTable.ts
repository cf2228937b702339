import { parse, type ParseResult, type Parser } from 'papaparse';
import { csvText } from '../values/csv';
import type { YieldToMain } from './yieldToMain';

/** Why a row cannot be cut into cells. */
export type RowFlaw = 'quotes' | 'cells';

export type ImportRow = {
  /** Where a spreadsheet shows it, from 1; the header counts, blank lines too. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly flaw?: RowFlaw;
};

export type Table = {
  /** What stands above each column; made up where the file has no header. */
  readonly header: readonly string[];
  readonly rows: readonly ImportRow[];
  /** Lines with nothing in them, which are no rows. */
  readonly blank: number;
  readonly separator: string;
  /** How many lines stand above the first of the table, such as its title. */
  readonly above: number;
};

export type TableOptions = {
  /** Default: guessed from the first lines. */
  readonly separator?: string;
  /** Lines that stand above the table. Default: those at the top with one cell, where the others have more. */
  readonly above?: number;
  readonly hasHeader: boolean;
  readonly yieldToMain: YieldToMain;
};

/** A longer cell comes of a file that is cut wrongly, or is to stop the page: no kind reads it. */
export const MOST_CHARACTERS = 10_000;

export const isTooLong = (cell: string): boolean => cell.length > MOST_CHARACTERS;

/** Reads a CSV text into rows, slice by slice; apostrophes that our own export put before formulas are gone. */
export const readTable = async (text: string, options: TableOptions): Promise<Table> => {
  const separator = options.separator ?? separatorOf(text);
  const { records, flawed } = await readRecords(text, separator);
  const above = Math.min(options.above ?? titlesIn(records.slice(0, FIRST_ROWS)), records.length);
  const start = options.hasHeader ? above + 1 : above;
  const width = Math.max(0, ...records.slice(above, above + FIRST_ROWS).map((cells) => cells.length));
  const top = records[above] ?? [];
  const header = options.hasHeader ? top.map((cell) => csvText(cell).trim()) : unnamed(width);
  const rows: ImportRow[] = [];
  for (let index = start; index < records.length; index += 1) {
    const cells = (records[index] ?? []).map(csvText);
    if (!isBlank(cells))
      rows.push({ number: index + 1, cells, ...flawOf(cells, header.length, flawed.has(index)) });
    await options.yieldToMain();
  }
  return { header, rows, blank: Math.max(0, records.length - start - rows.length), separator, above };
};

const FIRST_ROWS = 20;

const unnamed = (width: number): string[] => Array.from({ length: width }, () => '');

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const flawOf = (cells: readonly string[], width: number, isQuotedWrong: boolean): { flaw?: RowFlaw } => {
  if (isQuotedWrong) return { flaw: 'quotes' };
  return isBlank(cells.slice(width)) ? {} : { flaw: 'cells' };
};

type Records = {
  readonly records: readonly string[][];
  /** Records whose quotation marks do not match: they may have swallowed others. */
  readonly flawed: ReadonlySet<number>;
};

/** Characters in one slice: some milliseconds of work. */
const SLICE = 64 * 1024;

const readRecords = (text: string, separator: string): Promise<Records> =>
  new Promise((resolve) => {
    const records: string[][] = [];
    const flawed = new Set<number>();
    parse<string[]>(ofOneLineEnd(text.replace(/^\uFEFF/, '')), {
      chunkSize: SLICE,
      delimiter: separator,
      newline: '\n',
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        for (const { type, row } of errors)
          if (type === 'Quotes' && row !== undefined) flawed.add(records.length + row);
        for (const cells of data) records.push(cells);
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve({ records: withoutLastLine(records), flawed }),
    });
  });

/* The end of the last line begins no other. */
const withoutLastLine = (records: string[][]): string[][] => {
  const last = records.at(-1);
  return last?.length === 1 && last[0] === '' ? records.slice(0, -1) : records;
};

/* Files that were put together from others end their lines in several ways, and the reader knows one at a time. */
const ofOneLineEnd = (text: string): string => {
  if (!text.includes('\r')) return text;
  return text.replaceAll(QUOTED_OR_LINE_END, (part) => (part.startsWith('"') ? part : '\n'));
};

const QUOTED_OR_LINE_END = /"[^"]*"|\r\n?|\n/g;

/* What spreadsheets write in the first line for themselves. */
const SAID = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n|$)/i;

/** In the order in which they are taken when several would do. */
export const separators = [';', ',', '\t', '|'] as const;

/*
 * The sign between the cells: what the first line says it is, else that which cuts the first lines into most cells, every one
 * of them, and leaves fewest quotation marks over. A single column has none, and reads the same with each.
 */
const separatorOf = (text: string): string => {
  const [, said] = SAID.exec(text) ?? [];
  if (said !== undefined) return said;
  const scored = separators.map((separator) => ({ separator, ...resultOf(text, separator) }));
  const [best] = scored.toSorted(
    (a, b) => b.least - a.least || b.first - a.first || a.unmatched - b.unmatched,
  );
  return best?.separator ?? ',';
};

const resultOf = (text: string, separator: string) => {
  const beginning = ofOneLineEnd(text.slice(0, BEGINNING).replace(/^\uFEFF/, ''));
  const { data, errors } = parse<string[]>(beginning, {
    delimiter: separator,
    newline: '\n',
    preview: LINES,
  });
  /* the last line may be cut off */
  const whole = text.length > BEGINNING && data.length < LINES ? data.slice(0, -1) : data;
  const counts = whole
    .slice(titlesIn(whole))
    .filter((cells) => !isBlank(cells))
    .map((cells) => cells.length);
  const unmatched = errors.filter(({ type, row = 0 }) => type === 'Quotes' && row < whole.length).length;
  return { unmatched, least: Math.min(...counts, Infinity), first: counts[0] ?? 0 };
};

/* A title, a date, a blank line: what stands above a table has one cell, and every row from its first on has several. */
const titlesIn = (records: readonly (readonly string[])[]): number => {
  if (/^sep=.?$/i.test(records[0]?.join('') ?? '')) return 1 + titlesIn(records.slice(1));
  const top = records.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const below = records.slice(Math.max(0, top)).filter((cells) => !isBlank(cells));
  const isTable = below.length > 1 && below.every((cells) => cells.length > 1);
  return isTable && top <= MOST_TITLES ? Math.max(0, top) : 0;
};

const MOST_TITLES = 10;

const BEGINNING = 20_000;
const LINES = 20;
