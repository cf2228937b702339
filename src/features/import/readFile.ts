import { learnKinds } from '../../model/resolved/learnKinds';
import { createYieldToMain } from '../../model/import/yieldToMain';
import type { Encoding, FileText } from '../../model/import/encodings';
import { importFields, looksLikeHeader, type ImportPlace } from '../../model/import/importFields';
import { readTable, type Table, type TableOptions } from '../../model/import/readTable';
import { looksLikeWorkbook } from '../../model/import/workbook/looksLikeWorkbook';
import type { Sheet, WorkbookFault } from '../../model/import/workbook/readWorkbook';
import { download } from '../../parts/download';
import { openWorkbook } from './openWorkbook';

/** A file that was read: its text stays, so that it can be cut into cells in another way. */
export type ReadFile = {
  readonly name: string;
  readonly text: string;
  readonly table: Table;
  readonly hasHeader: boolean;
  /** Of a workbook: its sheets, and the one that is read. */
  readonly book?: { readonly sheets: readonly Sheet[]; readonly sheet: Sheet };
  /** Of a text file: its bytes, which can be read in another way, and how they were. */
  readonly written?: { readonly bytes: Uint8Array; readonly encoding: Encoding; readonly broken: number };
};

/** More than a browser holds several times over without trouble: some 300,000 rows. */
export const MOST_MB = 30;

export type FileFault = { readonly fault: 'tooLarge' | 'empty' | WorkbookFault; readonly size: number };

/** Reads a chosen file; says what is wrong with one that holds no rows. */
export const readFile = async (file: File, place: ImportPlace): Promise<ReadFile | FileFault> => {
  const size = Math.ceil(file.size / 1_000_000);
  if (size > MOST_MB) return { fault: 'tooLarge', size };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (looksLikeWorkbook(bytes)) return readBook(bytes, file.name, place);
  const read = await readBytes(bytes);
  if ('fault' in read) return { ...read, size };
  const found = await readPasted(read.text, file.name, place);
  return 'fault' in found ? found : { ...found, written: writtenIn(bytes, read) };
};

const readBook = async (
  bytes: Uint8Array,
  name: string,
  place: ImportPlace,
): Promise<ReadFile | FileFault> => {
  const book = await openWorkbook(bytes);
  if ('fault' in book) return { fault: book.fault, size: 0 };
  const [sheet] = book.sheets;
  return sheet ? readSheet({ sheets: book.sheets, sheet }, name, place) : { fault: 'empty', size: 0 };
};

/** Reads a sheet of a workbook. */
export const readSheet = async (
  book: NonNullable<ReadFile['book']>,
  name: string,
  place: ImportPlace,
): Promise<ReadFile> => ({ ...(await cutFirst(book.sheet.text, name, { place, separator: ',' })), book });

/* What knows the encodings of the world is as much code as the rest of the import, and rows that are pasted need none of it. */
const readBytes = async (bytes: Uint8Array, encoding?: Encoding): Promise<FileText> => {
  const { readText } = await download(() => import('../../model/import/readText'));
  return readText(bytes, encoding);
};

const writtenIn = (bytes: Uint8Array, { encoding, broken }: Exclude<FileText, { fault: unknown }>) => ({
  bytes,
  encoding,
  broken,
});

/** Reads pasted rows, or the text of a file. */
export const readPasted = async (
  text: string,
  name: string,
  place: ImportPlace,
): Promise<ReadFile | FileFault> => {
  const file = await cutFirst(text, name, { place });
  return file.table.rows.length === 0 ? { fault: 'empty', size: 0 } : file;
};

type Cutting = { readonly place: ImportPlace } & Pick<TableOptions, 'separator'>;

const cutFirst = async (text: string, name: string, { place, ...how }: Cutting): Promise<ReadFile> => {
  const fields = importFields(place);
  await learnKinds(
    fields.map(({ field }) => field),
    { kinds: place.kinds, download },
  );
  const cutting = { yieldToMain: createYieldToMain() };
  const first = await readTable(text, { ...cutting, ...how, hasHeader: true });
  const hasHeader = looksLikeHeader(first.header, fields, place);
  const { separator, above } = first;
  const table = hasHeader ? first : await readTable(text, { ...cutting, hasHeader, separator, above });
  return { name, text, table, hasHeader };
};

type Cut = Partial<Pick<TableOptions, 'hasHeader' | 'separator' | 'above'>> & {
  readonly encoding?: Encoding;
};

/** Cuts the same file into cells in another way: what is not named stays as it was. */
export const cutAnew = async (file: ReadFile, { encoding, ...how }: Cut): Promise<ReadFile> => {
  const bytes = file.written?.bytes;
  const read = bytes && encoding ? await readBytes(bytes, encoding) : undefined;
  const anew = read && bytes && 'text' in read ? { text: read.text, written: writtenIn(bytes, read) } : {};
  const { text, hasHeader, table, ...rest } = { ...file, ...anew };
  const { separator, above } = table;
  const options = { hasHeader, separator, above, ...how };
  const cut = await readTable(text, { ...options, yieldToMain: createYieldToMain() });
  return { ...rest, text, hasHeader: options.hasHeader, table: cut };
};
