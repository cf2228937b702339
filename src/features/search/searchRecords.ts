import pMap from 'p-map';
import type { Resource } from '../../model/resolved/resource';
import type { Hit } from './results';

/** Searches one entity; undefined where it cannot be searched at all. */
export type Ask = (entity: Resource) => Promise<readonly Hit[] | undefined>;

type Search = {
  readonly entities: readonly Resource[];
  readonly ask: Ask;
  /** Told of what each entity found, as it comes. */
  readonly onHits: (entity: Resource, hits: readonly Hit[]) => void;
  readonly signal: AbortSignal;
};

/**
 * Asks the entities, a few at a time. One that fails is left out.
 * @returns whether every one that could be searched has failed.
 */
export const searchRecords = async ({ entities, ask, onHits, signal }: Search): Promise<boolean> => {
  let answered = 0;
  let failed = 0;
  const search = async (entity: Resource) => {
    if (signal.aborted) return;
    try {
      const hits = await ask(entity);
      if (!hits) return;
      answered += 1;
      if (!signal.aborted) onHits(entity, hits);
    } catch {
      failed += 1;
    }
  };
  await pMap(entities, search, { concurrency: AT_ONCE });
  return failed > 0 && answered === 0;
};

/** As many requests as a browser has connections to one server. */
const AT_ONCE = 6;
