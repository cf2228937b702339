import { createMemoryRollups } from './memoryRollups';
import type { Row, Uniques } from './store';

/** A row as it is held; never changed in place. */
export type Entry = { row: Row; uniques: Uniques };

/** Outlives the process of a memory store. */
export type Keeper = {
  /** What the store holds at first. */
  readonly entries: Iterable<readonly [collection: string, id: string, entry: Entry]>;
  /** Hears of every entry from then on, and of one that is gone; also when a write is taken back. */
  readonly keep: (collection: string, id: string, entry: Entry | undefined) => void;
  /** Hands over what somebody else has kept meanwhile. */
  readonly follow?: (take: Keeper['keep']) => void;
};

type Tables = Map<string, Map<string, Entry>>;

/** What the memory store holds, and how that is taken back when a transaction fails. */
export const createMemoryEntries = (keeper?: Keeper) => {
  let tables: Tables = new Map();
  const undo = createUndo();

  const table = (collection: string) => {
    const found = tables.get(collection) ?? new Map<string, Entry>();
    tables.set(collection, found);
    return found;
  };

  const rollups = createMemoryRollups((collection) =>
    Array.from(table(collection).values(), ({ row }) => row),
  );

  const put = (collection: string, id: string, entry: Entry | undefined) => {
    rollups.note(collection, table(collection).get(id)?.row, entry?.row);
    if (entry) table(collection).set(id, entry);
    else table(collection).delete(id);
  };
  const putAndKeep: typeof put = (...held) => {
    put(...held);
    keeper?.keep(...held);
  };
  for (const held of keeper?.entries ?? []) put(...held);
  keeper?.follow?.(put);

  return {
    table,
    collections: () => [...tables].flatMap(([name, { size }]) => (size > 0 ? name : [])),
    rollups,
    /** Puts the entry there, or takes away the one that is. */
    hold: (collection: string, id: string, entry: Entry | undefined) => {
      const before = table(collection).get(id);
      undo.note(() => putAndKeep(collection, id, before));
      putAndKeep(collection, id, entry);
    },
    clear: (collection?: string) => {
      const before = tables;
      const hold = (held: Tables) => {
        tables = held;
        rollups.fill();
      };
      undo.note(() => hold(before));
      hold(new Map(collection === undefined ? [] : [...tables].filter(([name]) => name !== collection)));
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
