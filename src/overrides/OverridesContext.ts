import { useResourceContext } from 'react-admin';
import { createContext, use, type ComponentType } from 'react';
import type { Overrides, PieceProps } from './defineOverrides';

/** A loaded file of `overrides/`: what it exports, or why it could not be run. */
export type Loaded<Exported> = { readonly file: string } & (
  | { readonly pieces: Exported; readonly failure?: undefined }
  | { readonly pieces?: undefined; readonly failure: Error }
);

export type LoadedOverrides = {
  /** By the name react-admin knows the entity by. */
  readonly entities: ReadonlyMap<string, Loaded<Overrides>>;
  /** Pages of one's own, by their key in `pages`. */
  readonly pages: ReadonlyMap<string, Loaded<ComponentType<PieceProps>>>;
};

export const OverridesContext = createContext<LoadedOverrides | undefined>(undefined);

/** What is overridden of the entity of the present page or list; undefined where there is no file for it. */
export const useOverrides = (): (Loaded<Overrides> & { readonly resource: string }) | undefined => {
  const loaded = use(OverridesContext);
  const resource = useResourceContext();
  const own = resource === undefined ? undefined : loaded?.entities.get(resource);
  return own && resource !== undefined ? { ...own, resource } : undefined;
};
