import { useEffect, useState } from 'react';
import { searchRecords } from './searchRecords';
import type { Hit } from './results';
import { useAskEntity, useSearchedEntities } from './useAskEntity';

export type RecordHits = {
  /** What each entity has found, in the order of the menu. */
  readonly records: readonly (readonly Hit[])[];
  readonly isSearching: boolean;
  /** No entity at all could be searched. */
  readonly hasFailed: boolean;
};

/** Searches records a moment after the last key; what is asked for something else by then is cancelled. */
export const useRecordHits = (typed: string): RecordHits => {
  const wanted = typed.trim();
  const entities = useSearchedEntities();
  const ask = useAskEntity();
  const [found, setFound] = useState<Found>(nothing);
  useEffect(() => {
    if (wanted.length < FEWEST_LETTERS || entities.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const begin = () => {
      setFound({ ...nothing, wanted });
      const onHits = (key: string, hits: readonly Hit[]) =>
        setFound((now) => ({ ...now, hits: { ...now.hits, [key]: hits } }));
      void searchRecords({
        entities,
        signal,
        ask: (entity) => ask({ entity, wanted, signal }),
        onHits: ({ key }, hits) => onHits(key, hits),
      }).then((hasFailed) => {
        if (!signal.aborted) setFound((now) => ({ ...now, isDone: true, hasFailed }));
      });
    };
    const timer = setTimeout(begin, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, entities, ask]);
  const isMeant = found.wanted === wanted;
  return {
    records: isMeant ? entities.flatMap(({ key }) => [found.hits[key] ?? []]) : [],
    isSearching: wanted.length >= FEWEST_LETTERS && entities.length > 0 && !(isMeant && found.isDone),
    hasFailed: isMeant && found.hasFailed,
  };
};

type Found = {
  /** What these were found for. */
  readonly wanted: string | undefined;
  readonly hits: Readonly<Record<string, readonly Hit[]>>;
  readonly isDone: boolean;
  readonly hasFailed: boolean;
};

const nothing: Found = { wanted: undefined, hits: {}, isDone: false, hasFailed: false };

/** One letter is in nearly every record. */
const FEWEST_LETTERS = 2;

/** Milliseconds after the last key. */
const PAUSE = 250;
