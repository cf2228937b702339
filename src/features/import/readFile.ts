import { learnKinds } from '../../fields/learnKinds';
import { createYieldToMain } from '../../model/import/yieldToMain';
import { importFields, looksLikeHeader, type ImportPlace } from '../../model/import/importFields';
import { readTable, type Table } from '../../model/import/readTable';
import { readText } from '../../model/import/readText';

/** A file that was read: its text stays, so that it can be cut into cells in another way. */
export type ReadFile = {
  readonly name: string;
  readonly text: string;
  readonly table: Table;
  readonly hasHeader: boolean;
};

/** More than a browser holds several times over without trouble: some 300,000 rows. */
export const MOST_MB = 30;

export type FileFault = { readonly fault: 'binary' | 'tooLarge' | 'empty'; readonly size: number };

/** Reads a chosen file; says what is wrong with one that holds no rows. */
export const readFile = async (file: File, place: ImportPlace): Promise<ReadFile | FileFault> => {
  const size = Math.ceil(file.size / 1_000_000);
  if (size > MOST_MB) return { fault: 'tooLarge', size };
  const read = readText(new Uint8Array(await file.arrayBuffer()));
  return 'fault' in read ? { ...read, size } : readPasted(read.text, file.name, place);
};

/** Reads pasted rows, or the text of a file. */
export const readPasted = async (
  text: string,
  name: string,
  place: ImportPlace,
): Promise<ReadFile | FileFault> => {
  const fields = importFields(place);
  await learnKinds(
    fields.map(({ field }) => field),
    place.kinds,
  );
  const first = await readTable(text, { hasHeader: true, yieldToMain: createYieldToMain() });
  const hasHeader = looksLikeHeader(first.header, fields, place);
  const table = hasHeader ? first : await cutAnew(text, { hasHeader, separator: first.separator });
  return table.rows.length === 0 ? { fault: 'empty', size: 0 } : { name, text, table, hasHeader };
};

export const cutAnew = (text: string, how: Pick<ReadFile, 'hasHeader'> & { separator: string }) =>
  readTable(text, { ...how, yieldToMain: createYieldToMain() });
