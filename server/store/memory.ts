import { talliesOf } from '../../src/model/numbers/totals';
import type { Keeper } from './memoryEntries';
import { createMemoryTables } from './memoryTables';
import { createNotices, noticeText } from './notices';
import type { Store } from './store';
import { toJsonb } from './toJsonb';

/** Records in this process only, gone when it ends but for a keeper. Too quick for anybody to leave meanwhile. */
export const createMemoryStore = (keeper?: Keeper): Store => {
  const tables = createMemoryTables(keeper);
  const notices = createNotices();
  const inTurn = createTurns();
  /** What is to be told when the transaction is kept; only one runs at a time. */
  let untold: string[] = [];

  const transaction: Store['transaction'] = (run) =>
    inTurn(async () => {
      untold = [];
      const result = await part(run);
      untold.forEach(notices.heard);
      return result;
    });

  const part: Store['transaction'] = async (run) => {
    const told = untold;
    try {
      return await tables.wholeOrNot(() => run(direct));
    } catch (error) {
      untold = told;
      throw error;
    }
  };

  const direct: Store = {
    ...createDirect(tables),
    transaction: part,
    heeding: () => direct,
    notify: async (...notice) => void (untold = [...untold, noticeText(...notice)]),
    listen: notices.listen,
  };

  const store: Store = {
    ...direct,
    list: (...args) => inTurn(() => direct.list(...args)),
    get: (...args) => inTurn(() => direct.get(...args)),
    count: (...args) => inTurn(() => direct.count(...args)),
    totals: (...args) => inTurn(() => direct.totals(...args)),
    insert: (...args) => inTurn(() => direct.insert(...args)),
    insertMany: (...args) => transaction((store) => store.insertMany(...args)),
    update: (...args) => inTurn(() => direct.update(...args)),
    updateMany: (...args) => transaction((store) => store.updateMany(...args)),
    remove: (...args) => inTurn(() => direct.remove(...args)),
    forget: (...args) => inTurn(() => direct.forget(...args)),
    collections: () => inTurn(() => direct.collections()),
    clear: (...args) => inTurn(() => direct.clear(...args)),
    rollUp: (...args) => inTurn(() => direct.rollUp(...args)),
    transaction,
    heeding: () => store,
    notify: (...args) => transaction((store) => store.notify(...args)),
  };
  return store;
};

type Direct = Omit<Store, 'transaction' | 'heeding' | 'notify' | 'listen'>;

const createDirect = (tables: ReturnType<typeof createMemoryTables>): Direct => ({
  list: async (collection, query) => tables.list(collection, query),
  get: async (collection, id) => tables.get(collection, id),
  count: async (collection, where) => tables.count(collection, where),
  totals: async (collection, query) =>
    tables.rollups.totals(collection, toJsonb(query)) ?? talliesOf(tables.matching(collection, query), query),
  insert: async (collection, row, uniques = {}) => tables.insert(collection, row, uniques),
  insertMany: async (collection, rows, uniquesOf = () => ({})) => {
    for (const row of rows) tables.insert(collection, row, uniquesOf(row));
  },
  update: async (collection, id, change) => tables.update({ collection, id }, change),
  updateMany: async (collection, changes) => {
    for (const { id, ...change } of changes) tables.update({ collection, id }, change);
  },
  remove: async (collection, id, change = {}) => tables.remove({ collection, id }, change),
  forget: async (collection, ids) =>
    ids
      .map(toJsonb)
      .flatMap((id) => (tables.get(collection, id) ? tables.remove({ collection, id }, {}) : [])),
  prepare: async () => undefined,
  analyze: async () => undefined,
  rollUp: async (cubes, { isAnew = false } = {}) => {
    if (isAnew) tables.rollups.keep([]);
    tables.rollups.keep(cubes);
  },
  collections: async () => tables.collections(),
  clear: async (collection) => tables.clear(collection),
  close: async () => undefined,
});

/** One piece of work after the other: what a transaction reads stays true until it ends. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};
