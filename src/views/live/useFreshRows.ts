import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { shownIn } from '../actions/useShowAtOnce';
import { useLive } from '../LiveContext';
import { useEntity } from '../useEntity';

/** Milliseconds between two readings, however many changes there are. */
const PAUSE = 3000;

/**
 * The rows of the open page that others have changed are read again by themselves, and they alone: none comes, goes or moves. So
 * every list follows what is changed, at the price of one small read in three seconds at most, and none while nobody looks.
 * Answers with what was read last.
 */
export const useFreshRows = (): readonly RaRecord[] => {
  const { key, name } = useEntity();
  const { follow } = useLive();
  const { data, isFetching } = useListContext<RaRecord>();
  const provider = useDataProvider();
  const client = useQueryClient();
  const waiting = useRef(new Set<string>());
  const [fresh, setFresh] = useState<readonly RaRecord[]>([]);

  const read = useEffectEvent(async () => {
    const rows = data?.filter(({ id }) => waiting.current.has(String(id))) ?? [];
    waiting.current.clear();
    if (rows.length === 0) return;
    const { data: found } = await provider.getMany<RaRecord>(name, { ids: rows.map(({ id }) => id) });
    const byId = new Map(found.map((record) => [String(record.id), record]));
    const lists = { predicate: ({ queryKey }: Keyed) => queryKey[0] === name && queryKey[1] === 'getList' };
    client.setQueriesData(lists, (list: unknown) =>
      shownIn(list, (record) => byId.get(String(record.id)) ?? record),
    );
    setFresh(found);
  });
  /* a row that is being changed where it stands would lose what was typed */
  const isIdle = useEffectEvent(
    () =>
      data !== undefined &&
      !isFetching &&
      !document.hidden &&
      document.querySelector('[data-inline-editor]') === null,
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = 0;
    const plan = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          if (!isIdle()) next = performance.now() + PAUSE;
          else if (waiting.current.size > 0) {
            next = performance.now() + PAUSE;
            /* it is no more than a sight that is older: the next change reads it again */
            read().catch(() => undefined);
          }
          if (waiting.current.size > 0) plan();
        },
        Math.max(next - performance.now(), 0),
      );
    };
    const end = follow(({ entity, records }) => {
      if (entity !== key) return;
      for (const [id, what] of records) if (what === 'changed') waiting.current.add(id);
      if (waiting.current.size > 0) plan();
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [follow, key]);
  return fresh;
};

type Keyed = { readonly queryKey: readonly unknown[] };
