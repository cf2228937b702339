import type { Model } from '../../src/model/resolved/model';
import { filesIn, type KeptFile } from '../../src/model/files/keptFile';
import type { Person } from '../accounts/people';
import type { Clock } from '../clock';
import { refuse } from '../refusal';
import type { ManyChange, Row, Store } from '../store/store';
import { readableFiles } from './readable';
import { refuseFull, type UploadLimits } from './receive';
import { fileCollections, fileOf, newFileId, UPLOAD_MS, UPLOADS, type Upload } from './uploads';

type Parts = {
  readonly model: Model;
  readonly clock: Clock;
  /** Who writes; absent where the server does. */
  readonly person?: Person;
  /** Of those who upload; none for the server. */
  readonly limits?: UploadLimits | undefined;
};

type Values = Readonly<Record<string, unknown>>;

/**
 * A store in which a record has no files but those that were sent for it: what its writer has sent for this field and nobody has
 * taken, or what the record had before. A new record may name those of another one that its writer may read: it gets its own.
 * Whatever else was sent of a file is replaced by what is known of it, in the transaction of the write.
 */
export const keepingFiles = (store: Store, parts: Parts): Store => {
  const named = fileCollections(parts.model);
  const isTouched = (collection: string, values: Values): boolean =>
    [...(named.get(collection) ?? [])].some((name) => Object.hasOwn(values, name));
  const settled = (open: Store, place: Omit<Place, 'names'>) =>
    settle(place.values, { ...place, names: named.get(place.collection) ?? new Set() }, { ...parts, open });

  const within = (inner: Store): Store => {
    const keeping: Store = {
      ...inner,
      insert: (collection, row, uniques) => {
        if (!isTouched(collection, row)) return inner.insert(collection, row, uniques);
        return inner.transaction(async (open) => {
          const values = await settled(open, { collection, id: row._id, before: undefined, values: row });
          return open.insert(collection, { ...row, ...values }, uniques);
        });
      },
      insertMany: async (collection, rows, uniquesOf) => {
        if (!rows.some((row) => isTouched(collection, row)))
          return inner.insertMany(collection, rows, uniquesOf);
        await inner.transaction(async (open) => {
          const whole: Row[] = [];
          for (const row of rows) {
            const values = await settled(open, { collection, id: row._id, before: undefined, values: row });
            whole.push({ ...row, ...values });
          }
          await open.insertMany(collection, whole, uniquesOf);
        });
      },
      update: (collection, id, change) => {
        if (!isTouched(collection, change.patch)) return inner.update(collection, id, change);
        return inner.transaction(async (open) => {
          const before = await open.get(collection, id);
          const values = await settled(open, { collection, id, before, values: change.patch });
          return open.update(collection, id, { ...change, patch: { ...change.patch, ...values } });
        });
      },
      updateMany: (collection, changes) =>
        changes.some(({ patch }) => isTouched(collection, patch))
          ? keeping.transaction((open) => oneAfterTheOther(open, collection, changes))
          : inner.updateMany(collection, changes),
      heeding: (signal) => within(inner.heeding(signal)),
      transaction: (run) => inner.transaction((open) => run(within(open))),
    };
    return keeping;
  };
  return named.size === 0 ? store : within(store);
};

const oneAfterTheOther = async (open: Store, collection: string, changes: readonly ManyChange[]) => {
  for (const { id, ...change } of changes) await open.update(collection, id, change);
};

type Place = {
  readonly collection: string;
  readonly id: string;
  readonly before: Row | undefined;
  readonly values: Values;
  readonly names: ReadonlySet<string>;
};

type Settling = Parts & { readonly open: Store };

/* The values of the fields that hold files, as they are kept. */
const settle = async (values: Values, place: Place, parts: Settling): Promise<Values> => {
  const kept: Record<string, unknown> = {};
  for (const name of place.names) {
    if (!Object.hasOwn(values, name)) continue;
    const [had, has] = [filesIn(place.before?.[name]), filesIn(values[name])];
    const files: KeptFile[] = [];
    for (const file of has) {
      const same = had.find(({ id }) => id === file.id);
      if (files.some(({ id }) => id === file.id)) throw gone(name);
      files.push(same ?? fileOf(await take(file.id, { ...place, name }, parts)));
    }
    for (const { id } of had) if (!has.some((file) => file.id === id)) await letGo(id, parts);
    const [only] = files;
    if (Array.isArray(values[name])) kept[name] = files;
    else if (only) kept[name] = only;
  }
  return kept;
};

/* One sentence for all, so that nobody learns which files there are. */
const gone = (name: string) => refuse(422, 'uploadGone', { at: name });

const take = async (
  fileId: string,
  place: Place & { readonly name: string },
  parts: Settling,
): Promise<Upload> => {
  const { open, clock, person } = parts;
  const { collection, id, name, before } = place;
  const upload = (await open.get(UPLOADS, fileId)) as Upload | undefined;
  if (upload?.collection !== collection || upload.field !== name) throw gone(name);
  const patch = { state: 'taken', record: id, letGoAt: null, updatedAt: clock.iso() };
  // A record that is put back with one it had may have it: its page says that it was removed.
  const refuseHarmful = () => {
    if (upload.scan === 'harmful') throw refuse(422, 'uploadHarmful', { at: name });
  };
  const taken = async () =>
    (await open.update(UPLOADS, fileId, { patch, ifVersion: upload.__v, by: 'nobody' })) as Upload;
  if (upload.state === 'waiting') {
    const isOwn = person === undefined || upload.by === person.row._id;
    const isInTime = Date.parse(upload.createdAt) + UPLOAD_MS > clock.now();
    if (isOwn && isInTime) {
      refuseHarmful();
      return taken();
    }
  } else if (upload.state === 'taken') {
    if (upload.record === id) return taken();
    if (!before && (await isReadable(upload, parts))) {
      refuseHarmful();
      return copy(upload, id, parts);
    }
  }
  throw gone(name);
};

const isReadable = async (upload: Upload, { open, model, person }: Settling): Promise<boolean> =>
  person === undefined || (await readableFiles([upload], { model, store: open, person })).length > 0;

/* Whoever sweeps what is copied at this moment meets another version of it. */
const copy = async (
  upload: Upload,
  record: string,
  { open, clock, person, limits }: Settling,
): Promise<Upload> => {
  const now = clock.iso();
  await open.update(UPLOADS, upload._id, { patch: { updatedAt: now }, ifVersion: upload.__v, by: 'nobody' });
  const times = { createdAt: now, updatedAt: now };
  const by = person?.row._id ?? upload.by;
  const row = { ...upload, ...times, _id: newFileId(), __v: 0, by, record, letGoAt: null };
  const copied = (await open.insert(UPLOADS, row)) as Upload;
  if (limits) await refuseFull(by, { store: open, clock, limits });
  return copied;
};

const letGo = async (id: string, { open, clock }: Settling): Promise<void> => {
  const upload = await open.get(UPLOADS, id);
  const now = clock.iso();
  if (upload) await open.update(UPLOADS, id, { patch: { letGoAt: now, updatedAt: now }, by: 'nobody' });
};
