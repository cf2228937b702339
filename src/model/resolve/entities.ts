import type { DeclaredResource } from '../../config/resource';
import type { CutConfig, DeclaredEntities } from './frame';

/** The entities that have come, and how to wait for those that have not. */
export type Entities = {
  readonly get: (key: string) => DeclaredResource | undefined;
  /** Brings an entity with those that the rows of its list point at; at once when it is there. Rejects when it cannot be had. */
  readonly forList: (key: string) => Promise<void>;
  /** Brings all of them. */
  readonly all: () => Promise<void>;
};

/** Holds the entities of a configuration. What failed to come is asked for again by whoever needs it next. */
export const createEntities = ({ frame, forList, whole }: CutConfig): Entities => {
  const there = new Map(Object.entries(frame.resources).filter(([, { routes }]) => routes !== undefined));
  let all: Promise<void> | undefined;
  const add = (entities: DeclaredEntities) => {
    // One that came before stays: it may have been translated and resolved.
    for (const [key, entity] of Object.entries(entities)) if (!there.has(key)) there.set(key, entity);
  };
  return {
    get: (key) => there.get(key),
    forList: async (key) => {
      if (there.has(key)) return;
      if (all) await all;
      else add(await forList(key));
    },
    all: () =>
      (all ??= whole().then(add, (error: unknown) => {
        all = undefined;
        throw error;
      })),
  };
};
