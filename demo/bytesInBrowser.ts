import { createMemoryBytes, streamOf, wholeOf, type Bytes } from '../server/uploads/bytes';

const TABLE = 'files';

/** The databases of the static demo, and of samples. */
export const FILES = { demo: 'sms-demo.files', samples: 'sms-samples.files' } as const;

type Database = (typeof FILES)[keyof typeof FILES];

/** Keeps the files of a visitor in the database of this browser; in memory where it has none. */
export const createBrowserBytes = async (name: Database = FILES.demo): Promise<Bytes> => {
  const database = await opened(name).catch(() => undefined);
  if (!database) return createMemoryBytes();
  const ask = <T>(mode: IDBTransactionMode, question: (table: IDBObjectStore) => IDBRequest<T>) =>
    done(question(database.transaction(TABLE, mode).objectStore(TABLE)));
  return {
    put: async (key, stream) => {
      const whole = await wholeOf(stream);
      await ask('readwrite', (table) => table.put(whole, key));
    },
    get: async (key, range) => {
      const whole: unknown = await ask('readonly', (table) => table.get(key) as IDBRequest<unknown>);
      if (!(whole instanceof Uint8Array)) return undefined;
      const bytes = new Uint8Array(whole);
      return streamOf(range ? bytes.slice(range.from, range.to + 1) : bytes);
    },
    remove: async (keys) => {
      for (const key of keys) await ask('readwrite', (table) => table.delete(key));
    },
  };
};

/** Forgets them all. An open tab lets go of them first. */
export const forgetBytes = (name: Database): void => void globalThis.indexedDB?.deleteDatabase(name);

const opened = async (name: Database): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(TABLE);
  const database = await done(opening);
  // It is to be deleted, which waits for all who have it open.
  database.onversionchange = () => database.close();
  return database;
};

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser'));
  });
