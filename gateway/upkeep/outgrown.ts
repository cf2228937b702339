import type { Model } from '../../src/model/resolved/model';
import type { StoreAdvice } from '../../src/model/account/storeAdvice';
import type { Store } from '../../server/store/store';

/** Records up to which PGlite serves several people at once; one long statement keeps all others waiting. */
export const MOST_IN_PGLITE = 100_000;

/** How records move from a folder to a server; the gateway has to be stopped. */
export const MOVE = 'npm run backup -- moved.gz && DATABASE_URL=postgres://... npm run restore -- moved.gz';

/** The advice as it is written where the program was started. */
export const adviceText = ({ most, move }: StoreAdvice): string =>
  `There are more than ${most} records in the folder, which has one connection. PostgreSQL serves so many better; stop the gateway and move them: ${move}`;

/**
 * What to say of a store in this process that holds more than it serves well: a server is recommended, with the command
 * that moves the records; undefined up to `most`. No more is counted than it takes to know.
 */
export const outgrown = async (
  { resources }: Pick<Model, 'resources'>,
  store: Pick<Store, 'list'>,
  most: number = MOST_IN_PGLITE,
): Promise<StoreAdvice | undefined> => {
  const collections = new Set(
    resources.filter(({ api }) => api.source !== 'demo').map(({ api }) => api.collection),
  );
  let counted = 0;
  for (const collection of collections) {
    const query = { where: [], sort: [], offset: 0, limit: 1, countTo: most - counted } as const;
    counted += (await store.list(collection, query)).total;
    if (counted > most) return { most, move: MOVE };
  }
  return undefined;
};
