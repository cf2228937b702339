import { isPlainObject } from '../../src/model/values/plainObject';

/** The form of a record. */
export type Place = { readonly entity: string; readonly id: string };

export const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.entity === other?.entity && one?.id === other?.id;

/** No more of what a page has said than a place has. */
export const placeIn = (given: unknown): Place | undefined => {
  const { entity, id } = isPlainObject(given) ? given : {};
  const isPlace = typeof entity === 'string' && typeof id === 'string' && id.length <= LONGEST_ID;
  return isPlace ? { entity, id } : undefined;
};

const LONGEST_ID = 200;

/** Works in turn on the newest of each connection: who says it a thousand times keeps nobody waiting. */
export const createNewest = (inTurn: (work: () => Promise<unknown>) => void) => {
  const waiting = new Map<string, Place | undefined>();
  return (
    connection: string,
    place: Place | undefined,
    work: (place: Place | undefined) => Promise<unknown>,
  ) => {
    const isWaiting = waiting.has(connection);
    waiting.set(connection, place);
    if (isWaiting) return;
    inTurn(() => {
      const newest = waiting.get(connection);
      waiting.delete(connection);
      return work(newest);
    });
  };
};
