import { scheduleOf } from '../hooks/times';
import type { Parts } from '../parts';
import { KNOWN_MS } from '../undo/takeBack';
import { report } from '../report';
import { batchAfter } from '../records/batches';
import type { TimedWork } from '../records/keepingWork';
import { filesIn } from '../../src/model/files/keptFile';
import type { Row, Store } from '../store/store';
import { StoreConflict, StoreMissing } from '../store/store';
import { BytesFault, type Bytes } from './bytes';
import { rowsById } from './rowsById';
import { SCAN_JOB, scanningWorks, type Scan } from './scanning';
import { fileCollections, keysOf, UPLOAD_MS, UPLOADS, type Upload } from './uploads';

export const SWEEP_JOB = 'uploads.sweep';

/** After the bins have been emptied, and the marks. */
const AT = '02:55';

const DAY = 24 * 60 * 60_000;

/** So long what a record has let go of can be put back, in milliseconds: longer than any undo, which may run at the moment. */
const LET_GO_MS = 2 * KNOWN_MS;

type Sweeping = Parts & { readonly bytes: Bytes };

type WorkParts = Parts & { readonly bytes?: Bytes | undefined; readonly scan?: Scan | undefined };

/** Work for the worker: files that wait are scanned, and each night those leave that no record, bin or undo can bring back. */
export const filesWork = (parts: WorkParts): TimedWork => {
  const { bytes, model } = parts;
  const schedule = scheduleOf({ at: AT });
  if (!bytes || !schedule || fileCollections(model).size === 0) return { works: new Map(), times: new Map() };
  const work = () => sweepFiles({ ...parts, bytes });
  const works = new Map([...scanningWorks({ ...parts, bytes }), [SWEEP_JOB, work] as const]);
  // Also where no job is left of those that would look at what waits.
  const times = new Map([SCAN_JOB, SWEEP_JOB].map((job) => [job, schedule] as const));
  return { works, times };
};

/** Takes away what nothing can bring back. Done again after it was interrupted, it goes on. */
export const sweepFiles = async (parts: Sweeping): Promise<void> => {
  const letGoMs = lettingGo(parts.model);
  for (let last: string | undefined; ;) {
    const rows = (await batchAfter(
      parts.store,
      { collection: UPLOADS, where: [] },
      last,
    )) as readonly Upload[];
    const held = await heldAmong(rows, parts.store);
    for (const row of rows)
      if (isOver(row, { held, letGoMs, now: parts.clock.now() })) await end(row, parts).catch(reportOne);
    last = rows.at(-1)?._id;
    if (last === undefined) return;
  }
};

/* One whose bytes cannot be taken away keeps none after it; where all cannot be reached, the round is tried again. */
const reportOne = (error: unknown): void => {
  if (error instanceof BytesFault) throw error;
  report(error);
};

/** Whether its record is there, in the bin too, and has it. */
type Held = ReadonlyMap<string, 'held' | 'there'>;

const heldAmong = async (uploads: readonly Upload[], store: Store): Promise<Held> => {
  const found = new Map<string, 'held' | 'there'>();
  const taken = uploads.filter(({ state }) => state === 'taken');
  for (const collection of new Set(taken.map((upload) => upload.collection))) {
    const of = taken.filter((upload) => upload.collection === collection);
    const ids = [...new Set(of.flatMap(({ record }) => record ?? []))];
    for (const place of [collection, `${collection}~bin`]) {
      const rows = await rowsById(store, place, { ids });
      for (const upload of of) {
        const row = rows.get(upload.record ?? '');
        if (row) found.set(upload._id, isIn(row, upload) ? 'held' : 'there');
      }
    }
  }
  return found;
};

/* Under whatever name: its field may be called otherwise by now. */
const isIn = (row: Row, { _id }: Upload): boolean =>
  Object.values(row).some((value) => filesIn(value).some(({ id }) => id === _id));

/* What the log has of a change can be put back as long as it has it, where it is written down. */
const lettingGo = ({ log, resources, resource }: Parts['model']) => {
  const logged = log?.changes === undefined ? undefined : resource(log.changes);
  const keptMs = logged ? (logged.keepDays ?? Infinity) * DAY : 0;
  const written = new Set(resources.flatMap(({ hasHistory, api }) => (hasHistory ? api.collection : [])));
  return ({ collection }: Upload): number =>
    written.has(collection) ? Math.max(keptMs, LET_GO_MS) : LET_GO_MS;
};

type Moment = {
  readonly held: Held;
  readonly letGoMs: (upload: Upload) => number;
  readonly now: number;
};

const isOver = (upload: Upload, { held, letGoMs, now }: Moment): boolean => {
  if (upload.state === 'gone') return true;
  if (upload.state !== 'taken') return Date.parse(upload.createdAt) + UPLOAD_MS < now;
  const found = held.get(upload._id);
  if (found === 'held') return false;
  const since = Date.parse(upload.letGoAt ?? upload.updatedAt);
  return since + (found === 'there' ? letGoMs(upload) : UPLOAD_MS) < now;
};

/*
 * First nobody can have it any more, then its bytes go, and its row last: cut off in between, the next round goes on. Bytes that
 * a copy has too stay, and are looked for after that: of two rounds that end two copies at once, the later one sees that it is
 * the last.
 */
const end = async ({ _id, __v, bytes: key }: Upload, { store, bytes, clock }: Sweeping): Promise<void> => {
  const isBeaten = await store
    .update(UPLOADS, _id, { patch: { state: 'gone', updatedAt: clock.iso() }, ifVersion: __v, by: 'nobody' })
    .then(() => false, beaten);
  if (isBeaten) return;
  const where = [
    { path: 'bytes', op: 'eq', value: key },
    { path: 'state', op: 'ne', value: 'gone' },
  ] as const;
  if ((await store.count(UPLOADS, where)) === 0) await bytes.remove(keysOf(key));
  await store.forget(UPLOADS, [_id]);
};

/* It was taken, copied or put back at this moment. */
const beaten = (error: unknown): true => {
  if (error instanceof StoreMissing || error instanceof StoreConflict) return true;
  throw error;
};
