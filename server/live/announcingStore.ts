import type { Model } from '../../src/model/resolved/model';
import type { Store } from '../store/store';
import { CHANGES_TOPIC, judgedBy, noticesOf, partOf, type Changed, type Changer } from './changes';

/**
 * A store that tells all processes which records it has changed, once that is kept and not before: whichever way the write
 * came. Of what is written aside only what hooks count is told.
 */
export const announcingStore = (
  store: Store,
  model: Pick<Model, 'resources' | 'kinds'>,
  changer: Changer,
): Store => {
  const told = judgedBy(model);

  const within = (inner: Store, outer: Changed[] | undefined): Store => {
    const place = { inner, outer, changer };
    const writing: Writing = async (collection, write, changesOf) => {
      if (!told.has(collection)) return write(inner);
      const noting = async (part: Store, changes: Changed[]) => {
        const done = await write(part);
        changes.push(...changesOf(done));
        return done;
      };
      return outer ? noting(inner, outer) : opened(place, noting);
    };
    return {
      ...inner,
      ...writes(inner, writing, told),
      heeding: (signal) => within(inner.heeding(signal), outer),
      transaction: (run) => opened(place, (part, changes) => run(within(part, changes))),
    };
  };
  return within(store, undefined);
};

type Writing = <T>(
  collection: string,
  write: (part: Store) => Promise<T>,
  changesOf: (done: T) => readonly Changed[],
) => Promise<T>;

type Opening = {
  readonly inner: Store;
  readonly outer: Changed[] | undefined;
  readonly changer: Changer;
};

/* Undone, or undone and run again, it leaves what was changed before it. The outermost one tells, as its last. */
const opened = async <T>(
  { inner, outer, changer }: Opening,
  run: (part: Store, changes: Changed[]) => Promise<T>,
): Promise<T> => {
  const changes = outer ?? [];
  const before = changes.length;
  try {
    return await inner.transaction(async (part) => {
      changes.length = before;
      const done = await run(part, changes);
      if (outer) return done;
      for (const notice of noticesOf(changes, changer)) await part.notify(CHANGES_TOPIC, notice);
      return done;
    });
  } catch (error) {
    changes.length = before;
    throw error;
  }
};

const writes = (
  inner: Store,
  writing: Writing,
  told: ReadonlyMap<string, readonly string[]>,
): Pick<Store, 'insert' | 'insertMany' | 'update' | 'updateMany' | 'remove'> => ({
  insert: (...asked) =>
    writing(
      asked[0],
      (part) => part.insert(...asked),
      ({ _id: id }) => [{ collection: asked[0], id, what: 'made' }],
    ),
  insertMany: (...asked) =>
    writing(
      asked[0],
      (part) => part.insertMany(...asked),
      () => asked[1].map(({ _id: id }) => ({ collection: asked[0], id, what: 'made' })),
    ),
  update: (...asked) => {
    const [collection, id, { isAside = false, by }] = asked;
    // What the server keeps for itself beside a record is no news; what a hook counts is.
    if (isAside && by !== 'nobody') return inner.update(...asked);
    return writing(
      collection,
      (part) => part.update(...asked),
      () => [{ collection, id, what: isAside ? 'counted' : 'changed', isByTime: by === 'system' }],
    );
  },
  updateMany: (...asked) => {
    const [collection, changes] = asked;
    const heard = changes.filter(({ isAside = false }) => !isAside);
    return writing(
      collection,
      (part) => part.updateMany(...asked),
      () => heard.map(({ id, by }) => ({ collection, id, what: 'changed', isByTime: by === 'system' })),
    );
  },
  remove: (...asked) => {
    const [collection, id] = asked;
    return writing(
      collection,
      (part) => part.remove(...asked),
      (row) => [{ collection, id, what: 'removed', was: partOf(row, told.get(collection) ?? []) }],
    );
  },
});
