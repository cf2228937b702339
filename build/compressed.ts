import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = [
  { extension: 'br', compress: promisify(brotliCompress) },
  { extension: 'gz', compress: promisify(gzip) },
];

/** Puts beside every text of a build what a browser can take instead, made once and as small as it gets. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  writeBundle: async ({ dir = '.' }) => {
    const names = await readdir(dir, { recursive: true });
    const texts = names.filter((name) => /\.(html|js|css|json|svg|txt)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const text = await readFile(join(dir, name));
        const make = async ({ extension, compress }: (typeof encodings)[number]) =>
          writeFile(join(dir, `${name}.${extension}`), await compress(text));
        await Promise.all(encodings.map(make));
      }),
    );
  },
});
