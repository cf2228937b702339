import type { FileRules } from '../../src/model/resolved/kind';
import { factsOf, type FileType } from '../../src/model/files/fileTypes';
import type { Condition } from '../../src/model/rules/matchConditions';
import type { Clock } from '../clock';
import { refuse, Refusal } from '../refusal';
import { report } from '../report';
import type { Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { TAIL_BYTES, typeOfArchive } from './archives';
import { BytesFault, streamOf, wholeOf, type Bytes } from './bytes';
import { pictureSizeNames, type Pictures } from './pictures';
import { scanLater, scanned, type Scan } from './scanning';
import { createTextCheck, HEAD_BYTES, typeOfBytes } from './typeOfBytes';
import { keysOf, newFileId, UPLOAD_MS, UPLOADS, type Upload } from './uploads';

export type UploadLimits = {
  /** Bytes of one account, and of all together. */
  readonly perAccount: number;
  readonly inAll: number;
};

export type ReceivingParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly bytes: Bytes;
  readonly pictures: Pictures;
  readonly limits: UploadLimits;
  readonly scan?: Scan | undefined;
};

/** What is to be received: so many bytes, from whom, for which field. */
export type Coming = Pick<Upload, 'by' | 'collection' | 'field' | 'name'> & {
  readonly stream: ReadableStream<Uint8Array>;
  readonly length: number;
  readonly rules: FileRules;
};

/** Uploads of one account that no record has taken yet. */
const MOST_WAITING = 100;

/**
 * Receives a file piece by piece and keeps it until a record takes it. @throws Refusal, and nothing of it is left, when it is
 * longer than it may be or than it said, of no accepted type, cut off, or harmful.
 */
export const receive = async (coming: Coming, parts: ReceivingParts): Promise<Upload> => {
  const { store, clock, bytes } = parts;
  const { stream, length, rules, ...of } = coming;
  const id = newFileId();
  const now = clock.iso();
  const row = { _id: id, __v: 0, createdAt: now, updatedAt: now, ...of, bytes: id };
  // What is on its way counts: several at once come to no more than one after the other.
  await store.insert(UPLOADS, {
    ...row,
    state: 'coming',
    record: null,
    letGoAt: null,
    size: length,
    type: null,
  });
  try {
    await refuseFull(of.by, parts);
    const type = await keepBytes(id, coming, parts);
    const size = factsOf(type).isPicture ? await drawAnew(id, { type, by: of.by }, parts) : length;
    const found = parts.scan ? await scanned(id, { bytes, scan: parts.scan }) : 'clean';
    if (found === 'harmful') throw refuse(422, 'uploadHarmful');
    const patch = { state: 'waiting', size, type, updatedAt: clock.iso() };
    if (found === 'clean') return (await store.update(UPLOADS, id, { patch, by: 'nobody' })) as Upload;
    return await inTransaction(store, async (inner) => {
      await scanLater({ times: 0, after: '' }, { store: inner, clock });
      return (await inner.update(UPLOADS, id, {
        patch: { ...patch, scan: 'waiting' },
        by: 'nobody',
      })) as Upload;
    });
  } catch (error) {
    // Where they cannot be taken away now, the row stays, by which a sweep finds them.
    await bytes.remove(keysOf(id)).then(() => store.forget(UPLOADS, [id]), report);
    throw error;
  }
};

/** What is being taken counts already. @throws Refusal 422 where there are more than one account may have, 503 where there is no room. */
export const refuseFull = async (
  by: string,
  { store, clock, limits }: Pick<ReceivingParts, 'store' | 'clock' | 'limits'>,
): Promise<void> => {
  const own = { path: 'by', op: 'eq', value: by } as const;
  const waiting = { path: 'state', op: 'in', value: ['coming', 'waiting'] } as const;
  // No record can take an older one any more.
  const since = new Date(clock.now() - UPLOAD_MS).toISOString();
  const isGood = { path: 'createdAt', op: 'gte', value: since } as const;
  if ((await store.count(UPLOADS, [own, waiting, isGood])) > MOST_WAITING)
    throw refuse(422, 'uploadMany', { args: { most: MOST_WAITING }, again: true });
  const sizeOf = async (where: readonly Condition[]) =>
    Number((await store.totals(UPLOADS, { where, of: 'size' })).all.sum);
  // Nobody can delete what a record has let go of.
  const isHeld = { path: 'letGoAt', op: 'exists', value: false } as const;
  const isThere = { path: 'state', op: 'ne', value: 'gone' } as const;
  if ((await sizeOf([own, isHeld, isThere])) > limits.perAccount)
    throw refuse(422, 'uploadFull', { args: { most: megabytes(limits.perAccount) }, again: true });
  if ((await sizeOf([])) > limits.inAll) throw refuse(503, 'uploadDisk');
};

export const megabytes = (bytes: number): number => Math.round(bytes / 1000) / 1000;

/* The type is told while the bytes go by: none of them are held but the first. */
const keepBytes = async (id: string, coming: Coming, { bytes }: ReceivingParts): Promise<FileType> => {
  const { stream, length, rules } = coming;
  const watched = watching(stream, length);
  try {
    await bytes.put(id, watched.stream, length);
  } catch (error) {
    if (error instanceof Refusal || error instanceof BytesFault || watched.taken() === length) throw error;
    throw refuse(400, 'uploadCut');
  }
  const type = await typeTold(id, { ...coming, head: watched.head(), isText: watched.isText() }, bytes);
  if (type !== undefined && rules.accept.includes(type)) return type;
  throw refuse(422, 'uploadType', { args: { types: rules.accept.join(', ') } });
};

type Told = Pick<Coming, 'name' | 'length' | 'rules'> & {
  readonly head: Uint8Array;
  readonly isText: boolean;
};

const typeTold = async (id: string, told: Told, bytes: Bytes): Promise<FileType | undefined> => {
  const type = await typeOfBytes(told.head);
  if (type === 'archive') return archiveType(id, told, bytes);
  if (type !== 'text') return type;
  return told.isText ? textType(told) : undefined;
};

/* A table in a text is told from another text by nothing but its name. */
const textType = ({ name, rules: { accept } }: Told): FileType =>
  accept.includes('csv') && (/\.csv$/i.test(name) || !accept.includes('txt')) ? 'csv' : 'txt';

const archiveType = async (id: string, { head, length }: Told, bytes: Bytes) => {
  const range = { from: Math.max(0, length - TAIL_BYTES), to: length - 1 };
  const tail = await bytes.get(id, range);
  const type = tail && typeOfArchive(head, await wholeOf(tail), length);
  if (type === 'bomb') throw refuse(422, 'uploadBomb');
  return type;
};

const drawAnew = async (
  id: string,
  of: { readonly type: FileType; readonly by: string },
  { bytes, pictures }: ReceivingParts,
): Promise<number> => {
  const drawn = await pictures.draw(async () => {
    const stream = await bytes.get(id);
    return stream ? wholeOf(stream) : new Uint8Array();
  }, of);
  if (drawn === 'busy') throw refuse(503, 'uploadBusy', { retryAfter: 60 });
  if (drawn === 'broken') throw refuse(422, 'uploadBroken');
  if (drawn === 'manyPixels') throw refuse(422, 'uploadPixels');
  const put = (key: string, each: Uint8Array<ArrayBuffer>) => bytes.put(key, streamOf(each), each.length);
  for (const size of pictureSizeNames) await put(`${id}.${size}`, drawn.sizes[size]);
  await put(id, drawn.whole);
  return drawn.whole.length;
};

/* Counts, looks at the beginning, and reads along whether it is a text. */
const watching = (stream: ReadableStream<Uint8Array>, length: number) => {
  let taken = 0;
  const head = new Uint8Array(Math.min(length, HEAD_BYTES));
  const text = createTextCheck();
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      if (taken + piece.length > length) throw refuse(400, 'uploadCut');
      if (taken < head.length) head.set(piece.subarray(0, head.length - taken), taken);
      taken += piece.length;
      text.take(piece);
      controller.enqueue(piece);
    },
    flush: () => {
      if (taken !== length) throw refuse(400, 'uploadCut');
    },
  });
  return {
    stream: stream.pipeThrough(counted),
    head: () => head,
    taken: () => taken,
    isText: () => text.end(),
  };
};
