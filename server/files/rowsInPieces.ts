import { MOST_IN_ORDER } from '../../src/model/export/exporting';
import { standingOf } from '../../src/model/rules/sorted';
import { valueAt } from '../../src/model/values/comparable';
import type { ListGrouping } from '../records/groupedList';
import type { Query, Row, Store } from '../store/store';

/** Records that are read and written together. */
const PIECE = 500;

type Asked = Pick<Query, 'where' | 'sort' | 'search'>;

type Reading = {
  readonly store: Store;
  readonly collection: string;
  /** How many there are. */
  readonly total: number;
  /** What they are put into groups by, as the list is. */
  readonly grouping?: ListGrouping | undefined;
};

/**
 * All records that match, some at a time, whatever others write meanwhile: few in their order, by one question; many
 * newest first, each piece from where the one before it ended, so that none comes twice or is passed over.
 */
export const rowsInPieces = (asked: Asked, reading: Reading): AsyncGenerator<readonly Row[]> =>
  reading.total <= MOST_IN_ORDER ? inOrder(asked, reading) : newestFirst(asked, reading);

async function* inOrder(asked: Asked, { store, collection, grouping }: Reading) {
  const query = { ...asked, offset: 0, limit: MOST_IN_ORDER, isUncounted: true };
  const { rows: found } = await store.list(collection, query);
  const groupOf = (row: Row) => grouping?.keyOf(valueAt(row, grouping.path)) ?? null;
  const rows = grouping ? found.toSorted((a, b) => grouping.compare(groupOf(a), groupOf(b))) : found;
  for (let start = 0; start < rows.length; start += PIECE) yield rows.slice(start, start + PIECE);
}

async function* newestFirst({ where, search }: Asked, { store, collection }: Reading) {
  for (let last: Row | undefined; ;) {
    const { rows }: { rows: Row[] } = await store.list(collection, {
      where,
      ...(search && { search }),
      sort: NEWEST,
      ...(last && { from: { side: 'after', row: standingOf(last, NEWEST) } }),
      offset: 0,
      limit: PIECE,
      isUncounted: true,
    });
    if (rows.length > 0) yield rows;
    if (rows.length < PIECE) return;
    last = rows.at(-1);
  }
}

/* A record never gets another moment: in any other order one could be moved behind what was read. */
const NEWEST = [{ path: 'createdAt', order: 'text', descending: true }] as const;
