import { expect, it } from 'vitest';
import { csvFile } from '../../../model/values/csv';
import { takeFile } from './takeFile';

const rows = [['Name', 'Note'], ...Array.from({ length: 500 }, (_, at) => [`Person ${at}`, '"a"\r\nb'])];
const bytes = new TextEncoder().encode(csvFile(rows));

/* Cut wherever it happens, also inside of a letter or a quotation. */
const streamOf = (size: number, failAt = Infinity) => {
  let start = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (start >= failAt) return controller.error(new TypeError('broken off'));
      controller.enqueue(bytes.slice(start, (start += size)));
      if (start >= bytes.length) controller.close();
    },
  });
};

it.each([7, 64, 5000, 1_000_000])(
  'a file that comes in pieces of %i bytes is whole, and its rows are counted',
  async (size) => {
    const seen: number[] = [];
    const { file, rows: count } = await takeFile({ body: streamOf(size) }, (done) => seen.push(done));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(count).toBe(500);
    expect(seen.at(-1)).toBe(500);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  },
);

it('half a file is none', async () => {
  await expect(takeFile({ body: streamOf(64, 640) }, () => undefined)).rejects.toThrow('broken off');
});
