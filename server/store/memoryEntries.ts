import type { Row, Uniques } from './store';

/** A row as it is held; never changed in place. */
export type Entry = { row: Row; uniques: Uniques };

type Tables = Map<string, Map<string, Entry>>;

/** What the memory store holds, and how that is taken back when a transaction fails. */
export const createMemoryEntries = () => {
  let tables: Tables = new Map();
  const undo = createUndo();

  const table = (collection: string) => {
    const found = tables.get(collection) ?? new Map<string, Entry>();
    tables.set(collection, found);
    return found;
  };

  return {
    table,
    /** Puts the entry there, or takes away the one that is. */
    hold: (collection: string, id: string, entry: Entry | undefined) => {
      const entries = table(collection);
      const before = entries.get(id);
      undo.note(() => (before ? entries.set(id, before) : entries.delete(id)));
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    },
    clear: (collection?: string) => {
      const before = tables;
      undo.note(() => {
        tables = before;
      });
      tables = new Map(collection === undefined ? [] : [...tables].filter(([name]) => name !== collection));
    },
    wholeOrNot: undo.wholeOrNot,
  };
};

/* Without a transaction under way nothing is noted. */
const createUndo = () => {
  let takingBack: (() => void)[] | undefined;
  return {
    note: (takeBack: () => void) => void takingBack?.push(takeBack),
    /** All that is written while `run` runs, or nothing of it if it throws; one may be part of another. */
    wholeOrNot: async <T>(run: () => Promise<T>): Promise<T> => {
      const outer = takingBack;
      const own: (() => void)[] = [];
      const takeBack = () => own.toReversed().forEach((each) => each());
      takingBack = own;
      try {
        const result = await run();
        outer?.push(takeBack);
        return result;
      } catch (error) {
        takeBack();
        throw error;
      } finally {
        takingBack = outer;
      }
    },
  };
};
