import type { Json } from '../../src/config/json';
import { enqueue } from '../hooks/jobs';
import type { Works } from '../mail/post';
import type { Parts } from '../parts';
import { report } from '../report';
import type { Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { BytesFault, type Bytes } from './bytes';
import { keysOf, UPLOADS, type Upload } from './uploads';

/**
 * What looks into files for what harms whoever opens them. Rejects where it cannot say: with ScannerAway where it could not say
 * of any other file either.
 */
export type Scan = (stream: ReadableStream<Uint8Array>) => Promise<'clean' | 'harmful'>;

/** The scanner cannot be reached, or does not answer. */
export class ScannerAway extends Error {}

/** The job that looks at all files that wait for the scanner. */
export const SCAN_JOB = 'uploads.scan';

/** A scanner that could not say is asked again after a minute, then after twice as long each time, at most a quarter of an hour. */
const [AGAIN_MS, LONGEST_MS] = [60_000, 15 * 60_000];

type Scanning = { readonly bytes: Bytes; readonly scan: Scan };

type Verdict = 'clean' | 'harmful' | 'waiting' | 'away';

/** Whether it found something; `waiting` where it cannot say of this file now, and `away` where of none, which is reported. */
export const scanned = async (key: string, { bytes, scan }: Scanning): Promise<Verdict> => {
  const stream = await bytes.get(key);
  // Nothing was found in what cannot be read.
  if (!stream) return 'waiting';
  return scan(stream).catch((error: unknown) => {
    report(error);
    return error instanceof ScannerAway ? 'away' : 'waiting';
  });
};

/** How often in a row it could not say, and the key after which it begins, so that nothing waits behind the same file each time. */
type Turn = { readonly times: number; readonly after: string };

/** Has what waits for the scanner looked at later, by whichever process: all of it by one job. */
export const scanLater = (
  { times, after }: Turn,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  const at = new Date(clock.now() + Math.min(AGAIN_MS * 2 ** times, LONGEST_MS));
  const left = { job: SCAN_JOB, data: { times, after }, at, key: SCAN_JOB, once: true };
  return inTransaction(store, (inner) => enqueue(left, { store: inner, clock }));
};

/** Work for the worker: looks at what the scanner could not be asked about when it was sent. */
export const scanningWorks = (
  parts: Parts & { readonly bytes: Bytes; readonly scan?: Scan | undefined },
): Works => {
  const { scan } = parts;
  return new Map([[SCAN_JOB, (data) => lookAgain(turnIn(data), { ...parts, scan: scan ?? unscanned })]]);
};

/* The scanner was taken away from the environment: what waits for it goes on waiting, since nobody has said that it is clean. */
const unscanned: Scan = async (stream) => {
  await stream.cancel();
  throw new ScannerAway('files wait for a scanner, and CLAMD names none.');
};

const turnIn = (data: Json): Turn => ({ times: 0, after: '', ...(data as Partial<Turn> | null) });

/* One after the other, and no further where the scanner or the bytes are away: each of them would take as long to fail. */
const lookAgain = async ({ times, after }: Turn, parts: Parts & Scanning): Promise<void> => {
  const { store } = parts;
  const asked = new Set<string>();
  let isLeft = false;
  for (const from of [after, ''])
    for (let key = await nextKey(from, store); key !== undefined; key = await nextKey(key, store)) {
      if (asked.has(key)) continue;
      asked.add(key);
      const verdict = await settled(key, parts).catch(bytesAway);
      if (verdict === 'away') return scanLater({ times: times + 1, after: key }, parts);
      isLeft ||= verdict === 'waiting';
    }
  if (isLeft) await scanLater({ times: times + 1, after: '' }, parts);
};

const bytesAway = (error: unknown): 'away' => {
  if (!(error instanceof BytesFault)) throw error;
  report(error);
  return 'away';
};

/* What is harmful is removed before anybody reads that it was. */
const settled = async (key: string, parts: Parts & Scanning): Promise<Verdict> => {
  const { store, bytes } = parts;
  const found = await scanned(key, parts);
  if (found === 'waiting' || found === 'away') return found;
  if (found === 'harmful') await bytes.remove(keysOf(key));
  // Whoever copies one of them at this moment has changed it first, and the copy is met in the next turn.
  for (let rows = await rowsOf(key, store); rows.length > 0; rows = await rowsOf(key, store))
    for (const { _id, name, by } of rows) {
      const patch = { scan: found === 'clean' ? null : 'harmful' };
      await store.update(UPLOADS, _id, { patch, by: 'nobody' });
      if (found === 'harmful')
        report(
          `The scanner found something harmful in the file "${name}" (${_id}) of the account ${by}. It was removed.`,
        );
    }
  return found;
};

const WAITING = { path: 'scan', op: 'eq', value: 'waiting' } as const;

/* The key of what waits, in the order of keys. */
const nextKey = async (after: string, store: Store): Promise<string | undefined> => {
  const where = [WAITING, { path: 'bytes', op: 'gt', value: after }] as const;
  const sort = [{ path: 'bytes', order: 'text', descending: false }] as const;
  const { rows } = await store.list(UPLOADS, { where, sort, offset: 0, limit: 1, isUncounted: true });
  return (rows as Upload[])[0]?.bytes;
};

/* Those that wait: copies share their bytes. */
const rowsOf = async (key: string, store: Store): Promise<readonly Upload[]> => {
  const where = [{ path: 'bytes', op: 'eq', value: key }, WAITING] as const;
  const { rows } = await store.list(UPLOADS, { where, sort: [], offset: 0, limit: 100, isUncounted: true });
  return rows as Upload[];
};
