import type { Json } from '../../src/config/json';
import { enqueue } from '../hooks/jobs';
import type { Works } from '../mail/post';
import type { Parts } from '../parts';
import { report } from '../report';
import type { Store } from '../store/store';
import type { Bytes } from './bytes';
import { keysOf, UPLOADS, type Upload } from './uploads';

/** What looks into files for what harms whoever opens them. Rejects where it cannot say. */
export type Scan = (stream: ReadableStream<Uint8Array>) => Promise<'clean' | 'harmful'>;

const SCAN_JOB = 'uploads.scan';

/** A scanner that could not say is asked again after a minute, then after twice as long each time, at most a quarter of an hour. */
const [AGAIN_MS, LONGEST_MS] = [60_000, 15 * 60_000];

type Scanning = { readonly bytes: Bytes; readonly scan: Scan };

/** Whether it found something; `waiting` where it cannot say now, which is reported. */
export const scanned = async (
  key: string,
  { bytes, scan }: Scanning,
): Promise<'clean' | 'harmful' | 'waiting'> => {
  const stream = await bytes.get(key);
  // Nothing was found in what cannot be read.
  if (!stream) return 'waiting';
  return scan(stream).catch((error: unknown) => {
    report(error);
    return 'waiting' as const;
  });
};

type Waiting = { readonly key: string; readonly times: number };

/** Has what waits for the scanner looked at later, by whichever process. */
export const scanLater = (
  { key, times }: Waiting,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  const at = new Date(clock.now() + Math.min(AGAIN_MS * 2 ** times, LONGEST_MS));
  return enqueue({ job: SCAN_JOB, data: { key, times }, at }, { store, clock });
};

/** Work for the worker: looks at what the scanner could not be asked about when it was sent. */
export const scanningWorks = (
  parts: Parts & { readonly bytes: Bytes; readonly scan?: Scan | undefined },
): Works => {
  const { scan } = parts;
  return new Map([[SCAN_JOB, (data) => scanAgain(waitingIn(data), { ...parts, scan: scan ?? unscanned })]]);
};

/* The scanner was taken away from the environment: what waits for it goes on waiting, since nobody has said that it is clean. */
const unscanned: Scan = () => Promise.reject(new Error('files wait for a scanner, and CLAMD names none.'));

const waitingIn = (data: Json): Waiting => data as Waiting;

const scanAgain = async ({ key, times }: Waiting, parts: Parts & Scanning): Promise<void> => {
  const { store, bytes } = parts;
  if ((await rowsOf(key, store)).length === 0) return;
  const found = await scanned(key, parts);
  if (found === 'waiting') return scanLater({ key, times: times + 1 }, parts);
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
  if (found === 'harmful') await bytes.remove(keysOf(key));
};

/* Those that wait: copies share their bytes. */
const rowsOf = async (key: string, store: Store): Promise<readonly Upload[]> => {
  const where = [
    { path: 'bytes', op: 'eq', value: key },
    { path: 'scan', op: 'eq', value: 'waiting' },
  ] as const;
  const { rows } = await store.list(UPLOADS, { where, sort: [], offset: 0, limit: 100, isUncounted: true });
  return rows as Upload[];
};
