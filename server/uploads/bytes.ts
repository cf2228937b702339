/** A part of a file, its last byte included. */
export type Range = { readonly from: number; readonly to: number };

/**
 * Where the bytes of files lie, by keys of letters, digits and one dot: a folder, or what speaks S3. What is put is there
 * whole, or not at all.
 */
export type Bytes = {
  /** Takes the place of what is there. Rejects with what the stream fails with; `size` is how many bytes come. */
  readonly put: (key: string, stream: ReadableStream<Uint8Array>, size: number) => Promise<void>;
  /** Undefined where there is nothing. */
  readonly get: (key: string, range?: Range) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** What is not there is passed over. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
};

/** Bytes that can be told one after the other, for a backup. */
export type ListedBytes = Bytes & { readonly keys: () => AsyncIterable<string> };

/** The place of the bytes does not answer, or not as it should. */
export class BytesFault extends Error {}

/** Keeps them in memory: for the store in memory, and for pages that are their own server. */
export const createMemoryBytes = (): Bytes => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, stream) => void kept.set(key, await wholeOf(stream)),
    get: async (key, range) => {
      const whole = kept.get(key);
      return whole && streamOf(range ? whole.subarray(range.from, range.to + 1) : whole);
    },
    remove: async (keys) => keys.forEach((key) => kept.delete(key)),
  };
};

export const wholeOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());

export const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream();
