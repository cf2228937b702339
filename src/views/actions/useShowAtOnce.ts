import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { isPlainObject } from '../../model/values/plainObject';
import { useEntity } from '../useEntity';

type Show = (record: RaRecord) => RaRecord | undefined;

/**
 * Shows a change in everything that is open before the server has answered: `show` is given each record as it is known,
 * and undefined leaves it out. Answers what puts it all back.
 */
export const useShowAtOnce = () => {
  const change = useChangeAtOnce();
  return useCallback((show: Show) => change((data) => shownIn(data, show)), [change]);
};

/** The same of answers as a whole, such as the order of a list. */
export const useChangeAtOnce = () => {
  const { name } = useEntity();
  const client = useQueryClient();
  return useCallback(
    async (change: (data: unknown) => unknown): Promise<() => void> => {
      const shown = {
        predicate: ({ queryKey: [resource, method] }: { queryKey: readonly unknown[] }) =>
          resource === name && methods.has(String(method)),
      };
      // What is under way would bring the record as it was.
      await client.cancelQueries(shown);
      const before = client.getQueriesData(shown);
      for (const [key, data] of before) client.setQueryData(key, change(data));
      return () => before.forEach(([key, data]) => client.setQueryData(key, data));
    },
    [client, name],
  );
};

const methods: ReadonlySet<string> = new Set(['getList', 'getOne', 'getMany', 'getManyReference']);

/** An answer that holds records, with each as `show` answers it. */
export const shownIn = (data: unknown, show: Show): unknown => {
  if (Array.isArray(data))
    return data.flatMap((record: RaRecord) => (isRecord(record) ? (show(record) ?? []) : []));
  if (!isPlainObject(data)) return data;
  if (Array.isArray(data['data'])) return { ...data, data: shownIn(data['data'], show) };
  return isRecord(data) ? (show(data as RaRecord) ?? data) : data;
};

const isRecord = (value: unknown): boolean => isPlainObject(value) && Object.hasOwn(value, 'id');
