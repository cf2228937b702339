import { useDataProvider } from 'react-admin';
import { useMemo } from 'react';
import type { ImportPort } from '../../model/import/importPort';
import type { Stored } from '../../model/import/judgeRow';
import { useEntity } from '../../views/useEntity';

/** The records of the present entity as an import reaches them. */
export const useImportPort = (): ImportPort => {
  const provider = useDataProvider();
  const { name } = useEntity();
  return useMemo(
    () => ({
      list: async (filter, pagination, signal) => {
        const sort = { field: 'id', order: 'ASC' as const };
        const params = { filter, pagination, sort, ...(signal && { signal }) };
        const { data, total = data.length } = await provider.getList<Stored>(name, params);
        return { rows: data, total };
      },
      create: async (values) => {
        await provider.create(name, { data: values });
      },
      update: async (before, changes) => {
        await provider.update(name, { id: before.id, data: changes, previousData: before });
      },
    }),
    [provider, name],
  );
};
