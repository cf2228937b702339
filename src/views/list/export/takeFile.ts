import type { ExportFile } from '../../../model/resolved/resourceProvider';

/** Bytes that are put aside together: browsers keep such parts on disk, so that the page holds no more than one. */
const PART = 4 * 1024 * 1024;

/** A file as it came, and how many rows are below its head. */
export type TakenFile = { readonly file: Blob; readonly rows: number };

/** Takes a CSV file that is still being written; tells after each piece how many rows there are by then. */
export const takeFile = async (
  { body }: Pick<ExportFile, 'body'>,
  onRows: (rows: number) => void,
): Promise<TakenFile> => {
  const reader = body.getReader();
  const count = createRowCount();
  const parts: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const putAside = () => {
    parts.push(new Blob(held));
    held = [];
    bytes = 0;
  };
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    held.push(new Uint8Array(value));
    bytes += value.length;
    if (bytes >= PART) putAside();
    onRows(count(value));
  }
  putAside();
  return { file: new Blob(parts, { type: 'text/csv' }), rows: count(new Uint8Array()) };
};

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/* A line end within quotation marks is part of a cell. */
const createRowCount = () => {
  let lines = 0;
  let isQuoted = false;
  return (bytes: Uint8Array): number => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
};

/** Hands a file over to the downloads of the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not before the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
