/** A file of an archive, packed. */
export type Entry = { readonly name: string; readonly data: Uint8Array; readonly isPacked: boolean };

/** The files of a ZIP archive by its own list of them; undefined of bytes that are none, or whose list is not whole. */
export const entriesOf = (bytes: Uint8Array): readonly Entry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== LISTED) return undefined;
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    const next = at + 46 + (nameLength ?? 0);
    const data = dataAt(view.getUint32(at + 42, true), view.getUint32(at + 20, true), view);
    if (!data) return undefined;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, next));
    entries.push({ name, data, isPacked: view.getUint16(at + 10, true) !== 0 });
    at = next + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return entries;
};

const LISTED = 0x02014b50;
const END = 0x06054b50;

/* At the end of the file, before a note of at most 64 kB. */
const endOf = (view: DataView): number | undefined => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
};

const dataAt = (at: number, length: number, view: DataView): Uint8Array | undefined => {
  if (at + 30 > view.byteLength) return undefined;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + length > view.byteLength) return undefined;
  return new Uint8Array(view.buffer, view.byteOffset + from, length);
};

/**
 * Hands over what a file of an archive has in it, piece by piece, until `take` answers that it is enough: whatever the
 * archive says of its size, no more than that is ever unpacked.
 */
export const unpack = async (
  { data, isPacked }: Entry,
  take: (piece: Uint8Array) => boolean,
): Promise<void> => {
  if (!isPacked) {
    take(data);
    return;
  }
  const unpacked = new Blob([new Uint8Array(data)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unpacked.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (!take(value)) {
      await reader.cancel();
      return;
    }
  }
};
