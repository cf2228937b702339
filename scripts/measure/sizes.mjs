import { brotliCompressSync, gzipSync } from 'node:zlib';

const kilo = 1000;

/** Of a body: its size in kB as it goes over the wire with gzip, and with brotli. */
export const sizesOf = (body) => ({
  gzip: gzipSync(body).length / kilo,
  brotli: brotliCompressSync(body).length / kilo,
});

export const none = { gzip: 0, brotli: 0 };

export const sum = (sizes) =>
  sizes.reduce(
    (total, { gzip, brotli }) => ({ gzip: total.gzip + gzip, brotli: total.brotli + brotli }),
    none,
  );

export const scaled = ({ gzip, brotli }, share) => ({ gzip: gzip * share, brotli: brotli * share });
