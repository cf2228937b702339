import type { Renames } from '../records/renameFields';
import type { Store } from '../store/store';
import { UPLOADS } from './uploads';

/** Says of the files of renamed fields what these are called by now: a file is found by the name of its field. */
export const renameUploads = async (store: Store, renames: readonly Renames[]): Promise<void> => {
  for (const { collection, fields } of renames)
    for (const { from, to } of fields) await rename(store, { collection, from, to });
};

type Renaming = { readonly collection: string; readonly from: string; readonly to: string };

const rename = async (store: Store, { collection, from, to }: Renaming): Promise<void> => {
  const where = [
    { path: 'collection', op: 'eq', value: collection },
    { path: 'field', op: 'eq', value: from },
  ] as const;
  for (;;) {
    const { rows } = await store.list(UPLOADS, {
      where,
      sort: [],
      offset: 0,
      limit: 1000,
      isUncounted: true,
    });
    if (rows.length === 0) return;
    const changes = rows.map(({ _id: id }) => ({ id, patch: { field: to }, by: 'nobody' as const }));
    await store.updateMany(UPLOADS, changes);
  }
};
