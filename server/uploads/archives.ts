import { factsOf, fileTypeNames, type FileType } from '../../src/model/files/fileTypes';

/** Bytes at the end of an archive in which its table of contents has to lie. */
export const TAIL_BYTES = 1_000_000;

/** What it unpacks to, at most: so many times as much as it is, or so many bytes where that is more. */
const [MOST_TIMES, MOST_BYTES] = [100, 20_000_000];

/**
 * What an archive is, by the parts that its table of contents names; nothing is unpacked. `bomb` for one that would unpack to
 * very much, and undefined where the table cannot be read.
 */
export const typeOfArchive = (
  head: Uint8Array,
  tail: Uint8Array,
  size: number,
): FileType | 'bomb' | undefined => {
  const entries = entriesOf(tail, size);
  if (!entries) return undefined;
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > Math.max(MOST_BYTES, size * MOST_TIMES)) return 'bomb';
  const names = new Set(entries.map(({ name }) => name));
  const office = fileTypeNames.find((type) => {
    const { holds } = factsOf(type);
    return holds !== undefined && names.has(holds);
  });
  return office ?? openDocument(head) ?? 'zip';
};

/* An open document says what it is in its first part, which is not packed. */
const openDocument = (head: Uint8Array): FileType | undefined => {
  const start = new TextDecoder('latin1').decode(head.subarray(30, 120));
  const [, mime] = /^mimetype(application\/[\w.-]+?)(?=PK|$)/.exec(start) ?? [];
  return fileTypeNames.find((type) => factsOf(type).mime === mime);
};

type Entry = { readonly name: string; readonly bytes: number };

const [END, END_BYTES] = [0x06054b50, 22];
const [ENTRY, ENTRY_BYTES] = [0x02014b50, 46];

/* One with more than 65,535 parts, or parts of more than 4 GB, says so elsewhere: no file of an office has them. */
const entriesOf = (tail: Uint8Array, size: number): readonly Entry[] | undefined => {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = endAt(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const from = view.getUint32(end + 16, true) - (size - tail.byteLength);
  if (count === 0xffff || from < 0) return undefined;
  const entries: Entry[] = [];
  for (let at = from, number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const bytes = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const start = at + ENTRY_BYTES;
    entries.push({ name: new TextDecoder().decode(tail.subarray(start, start + (name ?? 0))), bytes });
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
};

const endAt = (view: DataView): number | undefined => {
  for (let at = view.byteLength - END_BYTES; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
};
