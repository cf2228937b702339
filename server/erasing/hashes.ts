import { hexOf, randomBytes } from '../bytes';
import type { Clock } from '../clock';
import { newId } from '../newId';
import type { Secrets } from '../secrets';
import type { Store } from '../store/store';

/** The keys of hashes of values that were erased. They lie in the store, and so in its backups, beside what they are of. */
export const ERASURE_KEYS = 'erasureKeys';

export type Mac = Secrets['macWith'];

/** The value as each key of the store makes it: there are several where stores were put together. */
export const hashesOf = async (value: string, store: Store, mac: Mac): Promise<readonly string[]> =>
  (await hasherIn(store, mac))(value);

/** The same for many values, of one question. */
export const hasherIn = async (store: Store, mac: Mac): Promise<(value: string) => readonly string[]> => {
  const keys = await keysIn(store);
  return (value) => keys.map((key) => mac(key, value));
};

/** The value as it is kept from now on; the first one makes the key. */
export const keptHash = async (
  value: string,
  { store, clock, mac }: { readonly store: Store; readonly clock: Clock; readonly mac: Mac },
): Promise<string> => {
  const [known] = await keysIn(store);
  const key = known ?? hexOf(randomBytes(32));
  if (known === undefined) {
    const now = clock.iso();
    // Of two processes that come here together each makes one, and both are good from then on.
    const row = { _id: newId(clock.now()), __v: 0, createdAt: now, updatedAt: now, key };
    await store.insert(ERASURE_KEYS, row);
  }
  return mac(key, value);
};

const keysIn = async (store: Store): Promise<readonly string[]> => {
  const asked = { where: [], sort: [] as const, offset: 0, limit: Infinity, isUncounted: true };
  const { rows } = await store.list(ERASURE_KEYS, asked);
  return rows.map(({ key }) => String(key));
};
