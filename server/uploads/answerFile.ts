import type { Context } from 'hono';
import type { Addressed, Shown } from './addresses';
import type { Bytes, Range } from './bytes';
import type { Upload } from './uploads';

/**
 * A file as it is handed out: to be saved, and never opened by a browser as what it says it is. Pictures of it are drawn by us,
 * and stay in the browser as long as their address is good. Undefined where its bytes are missing.
 */
export const answerFile = async (
  c: Context,
  { upload, shown, until }: Pick<Addressed, 'shown' | 'until'> & { readonly upload: Upload },
  bytes: Bytes,
): Promise<Response | undefined> => {
  if (shown !== 'whole') {
    const picture = await bytes.get(keyOf(upload.bytes, shown));
    const seconds = Math.max(0, Math.floor((until - Date.now()) / 1000));
    return (
      picture &&
      c.body(picture, 200, {
        ...SAFE,
        'Content-Type': 'image/webp',
        'Cache-Control': `private, max-age=${seconds}`,
      })
    );
  }
  const { size } = upload;
  const range = rangeIn(c.req.header('range'), size);
  const stream = await bytes.get(upload.bytes, range);
  const { from, to } = range ?? { from: 0, to: size - 1 };
  return (
    stream &&
    c.body(stream, range ? 206 : 200, {
      ...SAFE,
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(upload.name)}`,
      'Content-Length': String(to - from + 1),
      'Accept-Ranges': 'bytes',
      ...(range && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
      'Cache-Control': 'private, no-store',
    })
  );
};

/** Where a file lies, or a picture of it. */
export const keyOf = (bytes: string, shown: Shown): string =>
  shown === 'whole' ? bytes : `${bytes}.${shown}`;

/* Nor is its address told to whoever it links to. */
const SAFE = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/* One range; several, or what is none, get the whole. */
const rangeIn = (header: string | undefined, size: number): Range | undefined => {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), Math.min(last === '' ? Infinity : Number(last), size - 1)];
  return from <= to ? { from, to } : undefined;
};

/* RFC 8187: what `encodeURIComponent` leaves and a parameter may not have. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
