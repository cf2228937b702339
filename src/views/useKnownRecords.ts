import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, useResourceContext } from 'react-admin';

/**
 * Has the rows of the list at hand when one of them is opened. react-admin does so itself, but under the `meta` of the list,
 * and a record is asked for without one.
 */
export const useKnownRecords = (): void => {
  const queryClient = useQueryClient();
  const resource = useResourceContext();
  const { data, error, isFetching } = useListContext();
  useEffect(() => {
    if (!data || error || isFetching) return;
    for (const record of data)
      queryClient.setQueryData(
        [resource, 'getOne', { id: String(record.id), meta: undefined }],
        (known: unknown) => known ?? record,
      );
  }, [queryClient, resource, data, error, isFetching]);
};
