import type { DemoRecord } from '../../src/model/demo/demoRecord';
import type { Keeper } from '../store/memoryEntries';

type Made = Readonly<Record<string, readonly DemoRecord[]>>;

/**
 * Made-up records with numbers for ids, from 1 on in the order in which they were made, and what points at them as well: what
 * reads samples expects numbers. Ids that are numbers already, written by hand, stay.
 */
export const numbered = (made: Made): Made => {
  const numbers = new Map<string, string>();
  for (const records of Object.values(made)) {
    let next = Math.max(0, ...records.map(({ id }) => (isNumber(id) ? Number(id) : 0)));
    // The newest is made first, and has the highest number.
    for (const { id } of records.toReversed()) if (!isNumber(id)) numbers.set(id, String((next += 1)));
  }
  const renamed = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? (numbers.get(value) ?? value) : value;
  return JSON.parse(JSON.stringify(made, renamed)) as Made;
};

/* What lies in the bin keeps its number, with which it may be put back. */
const BIN = /~bin$/;

const isNumber = (id: unknown): boolean => typeof id === 'string' && /^\d+$/.test(id);

/** One more than the highest number of a collection, its bin included, each once. */
export const nextNumbers = (
  keeper: Keeper,
): { readonly keeper: Keeper; readonly idIn: (collection: string) => string } => {
  const highest = new Map<string, number>();
  const note = (stored: string, id: string) => {
    const collection = stored.replace(BIN, '');
    if (isNumber(id)) highest.set(collection, Math.max(highest.get(collection) ?? 0, Number(id)));
  };
  const entries = [...keeper.entries];
  for (const [collection, id] of entries) note(collection, id);
  return {
    keeper: {
      ...keeper,
      entries,
      keep: (collection, id, entry) => {
        note(collection, id);
        keeper.keep(collection, id, entry);
      },
      follow: (take) =>
        keeper.follow?.((collection, id, entry) => {
          note(collection, id);
          take(collection, id, entry);
        }),
    },
    idIn: (collection) => {
      const next = (highest.get(collection) ?? 0) + 1;
      highest.set(collection, next);
      return String(next);
    },
  };
};
