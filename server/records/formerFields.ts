import { isAskedName } from '../../src/config/links/formulaPaths';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { isPlainObject, isSameJson } from '../../src/model/values/plainObject';
import { type Row, type Store, StoreConflict } from '../store/store';

/** Under which names and as which kinds the fields of a collection were stored once, and are by now; called so when it had names alone. */
const COLLECTION = 'formerNames';

type Names = Readonly<Record<string, { readonly to: string; readonly since: string }>>;

/* By the entity and the path of the field in it: entities that share a collection may have fields of one name. */
type KindsOf = Readonly<
  Record<string, { readonly is: string; readonly since: string; readonly had: readonly string[] }>
>;

type Former = { readonly names: Names; readonly kinds: KindsOf };

/**
 * Notes the names that `was` takes away, and the kinds that fields had, before the first record is rewritten. A
 * configuration of before would find nothing in such a field, or read and write it in a form that it has no more.
 * @throws where this one is such a configuration, with all its fields of which that is so: then nothing was noted.
 */
export const noteFields = async (store: Store, { resources }: Pick<Model, 'resources'>): Promise<void> => {
  const stored = resources.filter(({ api }) => api.source !== 'demo');
  const sharersOf = (key: string) => stored.filter(({ api }) => api.collection === key);
  const collections = [...new Set(stored.map(({ api }) => api.collection))];
  const everything = { where: [], sort: [], offset: 0, limit: Infinity, isUncounted: true } as const;
  const { rows } = await store.list(COLLECTION, everything);
  const notes = new Map(rows.map((row) => [row._id, row]));
  const faults = [
    renamedText(collections.flatMap((key) => hidden(sharersOf(key), formerIn(notes.get(key)).names))),
    changedText(collections.flatMap((key) => goneBack(sharersOf(key), formerIn(notes.get(key)).kinds))),
  ].filter((text) => text !== undefined);
  if (faults.length > 0) throw new Error(`store: ${faults.join(' ')}`);
  const now = new Date().toISOString();
  try {
    for (const key of collections) {
      const note = notes.get(key);
      const before = formerIn(note);
      const former = sharersOf(key).reduce((each, resource) => withFields(each, resource, now), before);
      if (!isSameJson(former, before)) await write(store, { key, note, former, now });
    }
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    // Another process has noted fields meanwhile, and may be of another version.
    await noteFields(store, { resources });
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

const renamedText = (lost: readonly Hidden[]): string | undefined => {
  if (lost.length === 0) return undefined;
  const renamings = lost.map(({ field, to, since }) => `"${field}" is "${to}" since ${since}`).join(', ');
  const again = lost.map(({ to }) => `was: "${to}"`).join(', ');
  return (
    `a newer configuration has renamed fields that this one has under their former names alone: ${renamings}. ` +
    `Start the newer one, restore a backup from before, or name them so again by ${again}; the records are as they were.`
  );
};

type GoneBack = {
  readonly path: string;
  readonly kind: string;
  readonly is: string;
  readonly since: string;
};

/* Nobody who writes a field anew says that it was of another kind: only who wants its records read back does. */
const goneBack = (sharers: readonly Resource[], kinds: KindsOf): readonly GoneBack[] =>
  sharers.flatMap(pathsOf).flatMap(({ path, former, field: { kind, wasKind } }) => {
    const note = kinds[path] ?? kinds[former];
    if (!note || note.is === kind || note.is === wasKind || !note.had.includes(kind)) return [];
    return [{ path, kind, is: note.is, since: note.since }];
  });

const changedText = (changed: readonly GoneBack[]): string | undefined => {
  if (changed.length === 0) return undefined;
  const kinds = changed.map(({ path, kind, is, since }) => `"${path}" is ${is} since ${since}, not ${kind}`);
  const again = changed.map(({ path, is }) => `wasKind: "${is}" at "${path}"`).join(', ');
  return (
    `a newer configuration has given fields another kind, which this one has of their former kind: ${kinds.join(', ')}. ` +
    `Start the newer one, restore a backup from before, or go back by ${again}; the records are as they were.`
  );
};

const withFields = (before: Former, resource: Resource, now: string): Former => ({
  names: withRenamed(before.names, resource, now),
  kinds: withKinds(before.kinds, resource, now),
});

const withRenamed = (names: Names, { fields }: Resource, since: string): Names =>
  fields.reduce((before, { name: to, was: from }) => {
    if (from === undefined || before[from]?.to === to) return before;
    const followed = Object.entries(before).map(
      ([former, renaming]) => [former, renaming.to === from ? { ...renaming, to } : renaming] as const,
    );
    return { ...Object.fromEntries(followed), [from]: { to, since } };
  }, names);

/* What is noted of a field goes along with its name. */
const withKinds = (kinds: KindsOf, resource: Resource, now: string): KindsOf =>
  pathsOf(resource).reduce<KindsOf>((before, { path, former, field: { kind } }) => {
    const { [former]: renamed, ...others } = before;
    const note = before[path] ?? renamed ?? { is: kind, since: now, had: [] };
    const had = [...new Set([...note.had, note.is])];
    return { ...others, [path]: note.is === kind ? note : { is: kind, since: now, had } };
  }, kinds);

type FieldPath = { readonly path: string; readonly former: string; readonly field: ResolvedField };

/*
 * Each field with those in it, by where it stands and where it stood; but what formulas take from other records: nobody
 * writes such a field, and it is filled in anew where it is of another kind.
 */
const pathsOf = ({ key, fields }: Resource): readonly FieldPath[] =>
  pathsIn(
    fields.filter(({ name }) => !isAskedName(name)),
    key,
    key,
  );

const pathsIn = (fields: readonly ResolvedField[], at: string, before: string): readonly FieldPath[] =>
  fields.flatMap((field) => {
    const [path, former] = [`${at}.${field.name}`, `${before}.${field.was ?? field.name}`];
    return [{ path, former, field }, ...pathsIn(field.children, path, former)];
  });

const formerIn = (note: Row | undefined): Former => {
  const [names, kinds] = [note?.['names'], note?.['kinds']];
  return {
    names: isPlainObject(names) ? (names as Names) : {},
    kinds: isPlainObject(kinds) ? (kinds as KindsOf) : {},
  };
};

type Note = {
  readonly key: string;
  readonly note: Row | undefined;
  readonly former: Former;
  readonly now: string;
};

const write = async (store: Store, { key, note, former, now }: Note): Promise<void> => {
  const change = { patch: { ...former, updatedAt: now }, ifVersion: note?.__v };
  if (note) await store.update(COLLECTION, key, change);
  else await store.insert(COLLECTION, { _id: key, __v: 0, createdAt: now, updatedAt: now, ...former });
};
