import { useEffect, useState, useCallback, useMemo } from 'react';
import { type EntityHits, type Hit, MOST } from './results';
import pMap from 'p-map';
import type { Resource } from '../../model/resolved/resource';
import { useCreatePath, useDataProvider, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useAbility, useWholeModel } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import { pick } from '../../model/resolved/labels';
import { LOOKED_AT } from '../../model/resolved/resourceProvider';
import { titleOf } from '../../model/answers/title';
import { secondLine } from './secondLine';
import { numberFormat } from '../../fields/reading/formats';

export type RecordHits = {
  /** What each entity has found, in the order of the menu. */
  readonly records: readonly EntityHits[];
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
      const hits = new Map<string, EntityHits>();
      const show = (more: Partial<Found> = {}) => {
        if (!signal.aborted) setFound({ ...nothing, wanted, hits: new Map(hits), ...more });
      };
      // Together, not one by one under the eyes of whoever reads: what a slow server keeps back comes later.
      const beat = setInterval(show, TOGETHER);
      signal.addEventListener('abort', () => clearInterval(beat));
      void searchRecords({
        entities,
        signal,
        ask: (entity) => ask({ entity, wanted, signal }),
        onHits: ({ key }, each) => hits.set(key, each),
      }).then((hasFailed) => {
        clearInterval(beat);
        show({ isDone: true, hasFailed });
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
    records: isMeant ? entities.flatMap(({ key }) => found.hits.get(key) ?? []) : [],
    isSearching: wanted.length >= FEWEST_LETTERS && entities.length > 0 && !(isMeant && found.isDone),
    hasFailed: isMeant && found.hasFailed,
  };
};

type Found = {
  /** What these were found for. */
  readonly wanted: string | undefined;
  readonly hits: ReadonlyMap<string, EntityHits>;
  readonly isDone: boolean;
  readonly hasFailed: boolean;
};

const nothing: Found = { wanted: undefined, hits: new Map(), isDone: false, hasFailed: false };

/** One letter is in nearly every record. */
const FEWEST_LETTERS = 2;

/** Milliseconds after the last key. */
const PAUSE = 250;

/** Milliseconds after which what has come is shown, and again what has come since. */
const TOGETHER = 1000;

/** Searches one entity; undefined where it cannot be searched at all. */
type Ask = (entity: Resource) => Promise<EntityHits | undefined>;

type Search = {
  readonly entities: readonly Resource[];
  readonly ask: Ask;
  /** Told of what each entity found, as it comes. */
  readonly onHits: (entity: Resource, hits: EntityHits) => void;
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
export const useSearchedEntities = (): readonly Resource[] => {
  const { groups, resources } = useWholeModel();
  const ability = useAbility();
  return useMemo(
    () =>
      [...groups.flatMap((group) => group.resources), ...resources.filter(({ group }) => group === undefined)]
        .filter(({ single, api }) => !single && api.calls.list !== false)
        .filter(({ subject }) => ability.can('list', subject) && ability.can('show', subject)),
    [groups, resources, ability],
  );
};

/** A record as a line of the box. */
export const useRecordHit = () => {
  const wording = useWording();
  const createPath = useCreatePath();
  const ability = useAbility();
  return useCallback(
    (entity: Resource, record: RaRecord, typed = ''): Hit => {
      const title = titleOf(entity, record, wording);
      const may = ({ name, guarded }: { readonly name: string; readonly guarded: boolean }) =>
        !guarded || ability.can('show', entity.subject, name);
      return {
        id: `${entity.key} ${record.id}`,
        title,
        detail: secondLine(entity, record, { typed, title, wording, may }),
        record,
        entity,
        icon: entity.icon,
        to: createPath({ resource: entity.name, type: 'show', id: record.id }),
      };
    },
    [wording, createPath, ability],
  );
};

type Asked = { readonly entity: Resource; readonly wanted: string; readonly signal: AbortSignal };

/** Searches the records of one entity as its list does, and by their ids; undefined where it can be neither. */
const useAskEntity = (): ((asked: Asked) => Promise<EntityHits | undefined>) => {
  const provider = useDataProvider();
  const hitOf = useRecordHit();
  const allOf = useAllOf();
  const locale = useLocale();
  return useCallback(
    async ({ entity, wanted, signal }) => {
      const { name: resource, list, api, key, label } = entity;
      const isId = ID.test(wanted) && api.calls.one !== false;
      if ((!list.search && !isId) || signal.aborted) return undefined;
      const pagination = { page: 1, perPage: MOST };
      const filter = { q: wanted };
      const [named, listed]: [Answer, Answer] = await Promise.all([
        isId ? provider.getMany(resource, { ids: [wanted], signal }) : { data: [] },
        list.search
          ? provider.getList(resource, { pagination, sort: list.sort, filter, signal, meta: LOOKED_AT })
          : { data: [] },
      ]);
      const records = [...named.data, ...listed.data].filter((record) => record !== undefined);
      const hits = records.slice(0, MOST).map((record) => hitOf(entity, record, wanted));
      const all = allOf(entity, wanted, listed);
      return { group: key, heading: pick(label.many, locale), hits, all };
    },
    [provider, hitOf, allOf, locale],
  );
};

/** What records have for an id, where they do not count. */
const ID = /^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

type Answer = {
  readonly data: readonly (RaRecord | undefined)[];
  readonly total?: number | undefined;
  readonly meta?: { readonly atLeast?: number } | undefined;
};

/** The line that leads to the whole list, where a search found more than the box shows. */
const useAllOf = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback(
    ({ name, key, label, icon }: Resource, wanted: string, { total, meta }: Answer): Hit | undefined => {
      const count = meta?.atLeast ?? total ?? 0;
      if (count <= MOST) return undefined;
      const number = `${numberFormat(locale).format(count)}${meta?.atLeast === undefined ? '' : '+'}`;
      return {
        id: `${key} *`,
        title: translate('app.searching.all', { number, name: pick(label.many, locale) }),
        icon,
        to: `/${name}?filter=${encodeURIComponent(JSON.stringify({ q: wanted }))}`,
      };
    },
    [translate, locale],
  );
};
