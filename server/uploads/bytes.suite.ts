import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf, wholeOf, type Bytes, type ListedBytes } from './bytes';

/** Under which keys something lies. */
export const keysIn = async (bytes: ListedBytes): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of bytes.keys()) keys.push(key);
  return keys.toSorted();
};

type Opened = { readonly bytes: Bytes; readonly close?: () => Promise<void> };

const [ONE, TWO] = ['1a'.repeat(16), '2b'.repeat(16)];

/* So many bytes take seconds to be compared one by one. */
const sumOf = async (bytes: Uint8Array<ArrayBuffer> | undefined): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new Uint8Array())).join('.');

/** What holds wherever bytes of files lie. */
export const describeBytes = (name: string, open: () => Promise<Opened>): void => {
  describe(`Bytes of files: ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const put = (key: string, content: Uint8Array<ArrayBuffer>) =>
      opened.bytes.put(key, streamOf(content), content.length);
    const got = async (key: string, range?: Parameters<Bytes['get']>[1]) => {
      const stream = await opened.bytes.get(key, range);
      return stream && wholeOf(stream);
    };

    it('hands out what was put, whole and in parts, and what was put in its place', async () => {
      const large = Uint8Array.from({ length: 3_000_000 }, (_, at) => at % 251);
      await put(ONE, large);
      expect(await sumOf(await got(ONE))).toBe(await sumOf(large));
      expect(await got(ONE, { from: 251, to: 253 })).toEqual(new Uint8Array([0, 1, 2]));
      await put(ONE, new Uint8Array([7]));
      expect(await got(ONE)).toEqual(new Uint8Array([7]));
      expect(await got(ONE, { from: 0, to: 0 })).toEqual(new Uint8Array([7]));
    });

    it('has nothing of what was never put or was removed, and removes what is not there', async () => {
      await put(TWO, new Uint8Array([1]));
      await put(`${TWO}.small`, new Uint8Array([2]));
      await opened.bytes.remove([TWO, `${TWO}.small`, `${TWO}.large`]);
      expect(await got(TWO)).toBeUndefined();
      expect(await got(`${TWO}.small`, { from: 0, to: 0 })).toBeUndefined();
      expect(await got(`${TWO}.large`)).toBeUndefined();
    });

    it('fails with what a stream fails with, and nothing of it is left once it is removed', async () => {
      const fault = new Error('the line was cut');
      const cut = () => {
        let pieces = 0;
        return new ReadableStream<Uint8Array>({
          pull: (controller) => {
            pieces += 1;
            if (pieces > 5) controller.error(fault);
            else controller.enqueue(new Uint8Array(100_000));
          },
        });
      };
      await expect(opened.bytes.put(TWO, cut(), 300_000)).rejects.toBe(fault);
      const left = async () => {
        await opened.bytes.remove([TWO]);
        return got(TWO);
      };
      await expect.poll(left).toBeUndefined();
    });

    it('hands out many at once, and lets go of one that nobody reads on', async () => {
      const keys = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(32, '0'));
      await Promise.all(keys.map((key, at) => put(key, new Uint8Array(200_000).fill(at))));
      const stream = await opened.bytes.get(keys[0] ?? '');
      await stream?.cancel();
      const all = await Promise.all(keys.map((key) => got(key)));
      expect(all.map((each) => [each?.length, each?.at(-1)])).toEqual(keys.map((_, at) => [200_000, at]));
    });
  });
};
