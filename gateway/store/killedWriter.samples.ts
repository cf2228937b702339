import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import { row } from './rows.samples';
import type { Store } from '../../server/store/store';

/** A folder, or a schema of a PostgreSQL server. */
export type Place = { readonly folder: string } | { readonly databaseUrl: string; readonly schema: string };

export const openAt = (place: Place): Promise<Store> =>
  'folder' in place ? openPglite(place.folder) : openPostgres(place.databaseUrl, place.schema);

/** Writes the round's records one after the other, and says each id when its write was acknowledged. */
export const main = async ([place = '', round = '', most = '']: readonly string[]): Promise<number> => {
  const store = await openAt(JSON.parse(place) as Place);
  for (let at = 0; at < Number(most); at += 1) {
    const id = `${round}-${at}`;
    await store.insert('killed', row(id, { text: 'x'.repeat(300) }), { text: id });
    await store.update('killed', id, { patch: { changed: at } });
    process.stdout.write(`${id}\n`);
  }
  return new Promise(() => undefined);
};
