import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { isPlainObject, isSameJson } from '../../src/model/values/plainObject';
import { type Row, type Store, StoreConflict } from '../store/store';

/** Under which names the fields of a collection were stored once, and are by now; a record by the collection. */
const COLLECTION = 'formerNames';

type Names = Readonly<Record<string, { readonly to: string; readonly since: string }>>;

/**
 * Notes the names that `was` takes away, before the first record is rewritten. It stays when `was` goes: from then on a
 * configuration that has such a field under the former name alone would find nothing in it, and write beside it.
 * @throws where this one is such a configuration: then nothing was noted.
 */
export const noteNames = async (store: Store, { resources }: Pick<Model, 'resources'>): Promise<void> => {
  const stored = resources.filter(({ api }) => api.source !== 'demo');
  const sharersOf = (key: string) => stored.filter(({ api }) => api.collection === key);
  const collections = [...new Set(stored.map(({ api }) => api.collection))];
  const everything = { where: [], sort: [], offset: 0, limit: Infinity, isUncounted: true } as const;
  const { rows } = await store.list(COLLECTION, everything);
  const notes = new Map(rows.map((row) => [row._id, row]));
  const lost = collections.flatMap((key) => hidden(sharersOf(key), namesIn(notes.get(key))));
  if (lost.length > 0) throw new Error(refusalText(lost));
  const now = new Date().toISOString();
  try {
    for (const key of collections) {
      const note = notes.get(key);
      const names = sharersOf(key).reduce(
        (before, resource) => withRenamed(before, resource, now),
        namesIn(note),
      );
      if (!isSameJson(names, namesIn(note))) await write(store, { key, note, names, now });
    }
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    // Another process has noted names meanwhile, and may be of another version.
    await noteNames(store, { resources });
  }
};

type Hidden = { readonly field: string; readonly to: string; readonly since: string };

/* One of several entities of a collection may have a new field of a former name, beside the renamed one. */
const hidden = (sharers: readonly Resource[], names: Names): readonly Hidden[] => {
  const known = new Set(sharers.flatMap(({ fields }) => fields.flatMap(({ name, was }) => [name, was])));
  return sharers.flatMap(({ key, fields }) =>
    Object.entries(names)
      .filter(
        ([from, { to }]) => fields.some(({ name, was }) => [name, was].includes(from)) && !known.has(to),
      )
      .map(([from, renaming]) => ({ field: `${key}.${from}`, ...renaming })),
  );
};

const refusalText = (lost: readonly Hidden[]): string => {
  const renamings = lost.map(({ field, to, since }) => `"${field}" is "${to}" since ${since}`).join(', ');
  const again = lost.map(({ to }) => `was: "${to}"`).join(', ');
  return (
    `store: a newer configuration has renamed fields that this one has under their former names alone: ${renamings}. ` +
    `Start the newer one, restore a backup from before, or name them so again by ${again}; the records are as they were.`
  );
};

const withRenamed = (names: Names, { fields }: Resource, since: string): Names =>
  fields.reduce((before, { name: to, was: from }) => {
    if (from === undefined || before[from]?.to === to) return before;
    const followed = Object.entries(before).map(
      ([former, renaming]) => [former, renaming.to === from ? { ...renaming, to } : renaming] as const,
    );
    return { ...Object.fromEntries(followed), [from]: { to, since } };
  }, names);

const namesIn = (note: Row | undefined): Names => {
  const names = note?.['names'];
  return isPlainObject(names) ? (names as Names) : {};
};

type Note = {
  readonly key: string;
  readonly note: Row | undefined;
  readonly names: Names;
  readonly now: string;
};

const write = async (store: Store, { key, note, names, now }: Note): Promise<void> => {
  const change = { patch: { names, updatedAt: now }, ifVersion: note?.__v };
  if (note) await store.update(COLLECTION, key, change);
  else await store.insert(COLLECTION, { _id: key, __v: 0, createdAt: now, updatedAt: now, names });
};
