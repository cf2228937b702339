import { useMemo } from 'react';
import type { ImportPort, RowWrite } from '../../model/import/importPort';
import type { Stored } from '../../model/import/judgeRow';
import { useOffers } from '../../fields/AdminContext';
import { MOST_LETTERS, MOST_ROWS } from '../../model/import/importing';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { useGateway } from '../../views/useGateway';
import { useEntity } from '../../views/useEntity';

/** Does the host of the present entity take rows together, so that what is sent twice happens once? */
export const useTakesTogether = (): boolean => {
  const { api } = useEntity();
  const offers = useOffers();
  const { source, dialect } = api;
  return dialect === 'v1' && offers(source, 'imports') && offers(source, 'idempotency');
};

type Named = { readonly id: string; readonly file: string };

/** The records of the present entity as an import reaches them; with the name of the import, also to write many at once. */
export const useImportPort = (made?: Named): ImportPort => {
  const provider = useGateway();
  const isTogether = useTakesTogether();
  const { id, file } = made ?? {};
  const { name } = useEntity();
  return useMemo(
    () => ({
      list: async (filter, pagination, signal) => {
        const sort = { field: 'id', order: 'ASC' as const };
        const params = { filter, pagination, sort, ...(signal && { signal }) };
        const { data, total = data.length } = await provider.getList<Stored>(name, params);
        return { rows: data, total };
      },
      ...(isTogether && {
        name: async (rows, signal) => (await provider.checkRows(name, { rows, signal })).data,
      }),
      create: async (values) => {
        await provider.create(name, { data: values });
      },
      update: async (before, changes) => {
        await provider.update(name, { id: before.id, data: changes, previousData: before });
      },
      ...(isTogether &&
        id !== undefined && {
          together: {
            most: MOST_ROWS,
            letters: MOST_LETTERS,
            write: writing({ id, file: file ?? '' }, name, provider),
          },
        }),
    }),
    [provider, name, isTogether, id, file],
  );
};

/*
 * The same rows of one import have one key, also after a failure that says they were not written: a browser may have sent
 * them twice by itself, and shows the second answer alone.
 */
const writing = (made: Named, name: string, provider: ResourceProvider) => {
  const keys = { ...createIdempotencyKeys(), forget: () => undefined };
  return async (rows: readonly RowWrite[]) =>
    (await provider.importRows(name, { ...made, rows, meta: { keys } })).data;
};
