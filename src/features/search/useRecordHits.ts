import { useEffect, useState, useCallback, useMemo } from 'react';
import { type Hit, MOST } from './results';
import pMap from 'p-map';
import type { Resource } from '../../model/resolved/resource';
import { useCreatePath, useDataProvider, useLocale } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import { pick } from '../../model/resolved/labels';
import { titleOf } from '../../model/answers/title';

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

/** Searches one entity; undefined where it cannot be searched at all. */
type Ask = (entity: Resource) => Promise<readonly Hit[] | undefined>;

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
const searchRecords = async ({ entities, ask, onHits, signal }: Search): Promise<boolean> => {
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

/** The entities whose records this person may find and open, in the order of the menu. */
const useSearchedEntities = (): readonly Resource[] => {
  const { groups, resources } = useModel();
  const ability = useAbility();
  return useMemo(
    () =>
      [...groups.flatMap((group) => group.resources), ...resources.filter(({ group }) => group === undefined)]
        .filter(({ single, api }) => !single && api.calls.list !== false)
        .filter(({ subject }) => ability.can('list', subject) && ability.can('show', subject)),
    [groups, resources, ability],
  );
};

type Asked = { readonly entity: Resource; readonly wanted: string; readonly signal: AbortSignal };

/** Searches the records of one entity as its list does; undefined where that has no search. */
const useAskEntity = (): ((asked: Asked) => Promise<readonly Hit[] | undefined>) => {
  const wording = useWording();
  const provider = useDataProvider();
  const createPath = useCreatePath();
  const locale = useLocale();
  return useCallback(
    async ({ entity, wanted, signal }) => {
      if (!entity.list.search || signal.aborted) return undefined;
      const { name: resource, list, icon, label } = entity;
      const pagination = { page: 1, perPage: MOST };
      const filter = { q: wanted };
      const { data } = await provider.getList(resource, { pagination, sort: list.sort, filter, signal });
      return data.slice(0, MOST).map((record) => ({
        id: `${entity.key} ${record.id}`,
        title: titleOf(entity, record, wording),
        detail: pick(label.one, locale),
        icon,
        link: createPath({ resource, type: 'show', id: record.id }),
      }));
    },
    [wording, provider, createPath, locale],
  );
};
