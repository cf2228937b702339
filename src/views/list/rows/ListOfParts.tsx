import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createParts, PartsContext } from './PartsContext';

/**
 * Where a list is drawn in parts, its records are those that these draw: so the quick view goes on among them, what is
 * selected is known, and what others change is read again. Any other list as it is.
 */
export const ListOfParts = ({ children }: { readonly children: ReactNode }) => {
  const list = useListContext();
  const [parts] = useState(createParts);
  const records = useSyncExternalStore(parts.subscribe, parts.records);
  const shown = useMemo(
    () =>
      records && list.data
        ? ({
            ...list,
            data: records,
            page: 1,
            hasNextPage: false,
            hasPreviousPage: false,
          } as ListControllerResult)
        : list,
    [list, records],
  );
  return (
    <PartsContext value={parts}>
      <ListContextProvider value={shown}>{children}</ListContextProvider>
    </PartsContext>
  );
};
