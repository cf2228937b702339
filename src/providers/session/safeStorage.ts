export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage that never throws: what cannot be written (quota, private mode, storage switched off) is kept
 * in memory for the life of the page.
 */
export const safeStorage = (storage: KeyStorage | undefined): KeyStorage => {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? orElse(() => storage?.getItem(key), undefined) ?? null,
    setItem: (key, value) => {
      const isStored = orElse(() => storage && (storage.setItem(key, value), true), false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      orElse(() => storage?.removeItem(key), undefined);
    },
    clear: () => {
      memory.clear();
      orElse(() => storage?.clear(), undefined);
    },
  };
};

/** The storage of this browser; undefined where looking at it is forbidden already. */
export const localStorageIfAllowed = (): Storage | undefined => orElse(() => window.localStorage, undefined);

const orElse = <T, F>(action: () => T, fallback: F): T | F => {
  try {
    return action();
  } catch {
    return fallback;
  }
};
