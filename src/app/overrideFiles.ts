import type { ComponentType } from 'react';
import type { Overrides, PieceProps } from '../overrides/defineOverrides';
import type { Loaded, LoadedOverrides } from '../overrides/OverridesContext';
import { download, MissingPart } from '../parts/download';

/** What brings each file, by its path. */
export type OverrideModules = Readonly<Record<string, () => Promise<unknown>>>;

type Folder = { readonly entities: OverrideModules; readonly pages: OverrideModules };

type Entity = { readonly key: string; readonly name: string };

export type OverrideFiles = {
  /** The files there are now. Those that were asked for before are loaded anew. */
  readonly use: (folder: Folder) => void;
  /** The keys that have a file. */
  readonly keys: () => { readonly entities: readonly string[]; readonly pages: readonly string[] };
  /** Downloads what is overridden of these entities; at once when it is there. Rejects when it cannot be had. */
  readonly loadEntities: (entities: readonly Entity[]) => Promise<void>;
  readonly loadPage: (key: string) => Promise<void>;
  readonly subscribe: (listen: () => void) => () => void;
  readonly get: () => LoadedOverrides;
};

/** Holds what was loaded of `overrides/`, for `useSyncExternalStore`. */
export const createOverrideFiles = (): OverrideFiles => {
  let folder: Folder = { entities: {}, pages: {} };
  let loaded: LoadedOverrides = { entities: new Map(), pages: new Map() };
  const asked = { entities: new Map<string, Entity>(), pages: new Set<string>() };
  const listeners = new Set<() => void>();
  const show = (next: LoadedOverrides) => {
    loaded = next;
    listeners.forEach((listen) => listen());
  };
  const loadAgain = async () => {
    const from = folder;
    const [entities, pages] = await Promise.all([
      loadAll<Overrides>(from.entities, [...asked.entities.values()].map(byName)),
      loadAll<ComponentType<PieceProps>>(from.pages, [...asked.pages].map(byKey)),
    ]);
    if (from === folder) show({ entities, pages });
  };
  return {
    use: (next) => {
      folder = next;
      if (asked.entities.size > 0 || asked.pages.size > 0) void loadAgain().catch(() => undefined);
    },
    keys: () => ({
      entities: Object.keys(folder.entities).map(keyOf),
      pages: Object.keys(folder.pages).map(keyOf),
    }),
    loadEntities: async (entities) => {
      entities.forEach((each) => asked.entities.set(each.key, each));
      const missing = entities.filter(({ name }) => !loaded.entities.has(name));
      const found = await loadAll<Overrides>(folder.entities, missing.map(byName));
      if (found.size > 0) show({ ...loaded, entities: new Map([...loaded.entities, ...found]) });
    },
    loadPage: async (key) => {
      asked.pages.add(key);
      if (loaded.pages.has(key)) return;
      const found = await loadAll<ComponentType<PieceProps>>(folder.pages, [byKey(key)]);
      if (found.size > 0) show({ ...loaded, pages: new Map([...loaded.pages, ...found]) });
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    get: () => loaded,
  };
};

type Wanted = { readonly key: string; /** What it is found by afterwards. */ readonly by: string };

const byName = ({ key, name }: Entity): Wanted => ({ key, by: name });
const byKey = (key: string): Wanted => ({ key, by: key });

/** `../../overrides/pages/reports.tsx` is that of `reports`. */
const keyOf = (path: string): string => path.replace(/^.*\/|\.tsx$/g, '');

const loadAll = async <Exported>(
  modules: OverrideModules,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, Loaded<Exported>>> => {
  const found = wanted.flatMap(({ key, by }) =>
    Object.entries(modules)
      .filter(([path]) => keyOf(path) === key)
      .map(([path, load]) => ({ by, file: path.replace('../../', ''), load })),
  );
  return new Map(
    await Promise.all(
      found.map(async ({ by, file, load }) => [by, await run<Exported>(file, load)] as const),
    ),
  );
};

/* A file that cannot be run takes nothing away but what it would have drawn. One that cannot be had is asked for again. */
const run = async <Exported>(file: string, load: () => Promise<unknown>): Promise<Loaded<Exported>> => {
  try {
    const pieces = await download(load);
    if (pieces !== undefined) return { file, pieces: pieces as Exported };
    return { file, failure: new Error('it exports nothing by default') };
  } catch (error) {
    if (error instanceof MissingPart) throw error;
    return { file, failure: error instanceof Error ? error : new Error(String(error)) };
  }
};
