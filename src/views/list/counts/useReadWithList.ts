import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/**
 * Reads what belongs to a list whenever it is read again below rows that are shown: after news, a write or a poll, what was counted is
 * as old as they are.
 *
 * @param name That of the list in react-admin.
 */
export const useReadWithList = (name: string, read: () => void): void => {
  const cache = useQueryClient().getQueryCache();
  const readNow = useEvent(read);
  useEffect(
    () =>
      cache.subscribe((event) => {
        const [resource, method] = event.query.queryKey;
        const isList = resource === name && method === 'getList' && event.query.state.data !== undefined;
        if (isList && event.type === 'updated' && event.action.type === 'fetch') readNow();
      }),
    [cache, name, readNow],
  );
};
