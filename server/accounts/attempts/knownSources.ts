import { fold } from '../../../src/model/values/comparable';
import type { Parts } from '../../parts';
import { report } from '../../report';
import type { Secrets } from '../../secrets';
import { insertOnce } from '../../store/insertOnce';

type Pair = { readonly source: string; readonly account: string };

/** From where somebody has signed in to an account, by its e-mail address, all the way: with a second factor where it has one. */
export type KnownSources = {
  readonly has: (pair: Pair) => Promise<boolean>;
  readonly remember: (pair: Pair) => Promise<void>;
};

type KnownParts = Pick<Parts, 'store' | 'clock'> & { readonly secrets: Pick<Secrets, 'mac'> };

/**
 * A row for each account, whose sources nobody can read. Nobody but who signs in to it takes up room in it, so strangers
 * crowd nobody out.
 */
export const createKnownSources = ({ store, clock, secrets }: KnownParts): KnownSources => {
  const macsOf = ({ source, account }: Pair) => {
    const name = fold(account.trim());
    return { id: secrets.mac(`known ${name}`), mac: secrets.mac(`known ${name} ${source}`) };
  };
  const read = async (id: string) => {
    const row = await store.get(KNOWN, id);
    return { row, sources: textsIn(row?.['sources']) };
  };
  const remember = async (pair: Pair) => {
    const { id, mac } = macsOf(pair);
    const { row, sources } = await read(id);
    const month = new Date(clock.now() - MONTH).toISOString();
    if (row && sources.at(-1) === mac && row.updatedAt > month) return;
    const now = clock.iso();
    const next = [...sources.filter((each) => each !== mac), mac].slice(-MOST_SOURCES);
    if (row) return void (await store.update(KNOWN, id, { patch: { sources: next, updatedAt: now } }));
    await insertOnce(store, KNOWN, { _id: id, __v: 0, createdAt: now, updatedAt: now, sources: next });
    await forgetOld();
  };
  /* Of accounts that nobody has signed in to for long, or that are gone. */
  const forgetOld = async () => {
    const oldest = new Date(clock.now() - KEPT).toISOString();
    const where = [{ path: 'updatedAt', op: 'lt', value: oldest }] as const;
    const { rows } = await store.list(KNOWN, { where, sort: [], offset: 0, limit: 10 });
    if (rows.length > 0)
      await store.forget(
        KNOWN,
        rows.map(({ _id }) => _id),
      );
  };
  return {
    has: async (pair) => {
      const { id, mac } = macsOf(pair);
      return (await read(id)).sources.includes(mac);
    },
    // Nobody is kept from signing in by it.
    remember: (pair) => remember(pair).catch(report),
  };
};

/** Sources of one account: the newest ones. */
export const MOST_SOURCES = 20;

const KNOWN = 'knownSources';

const MONTH = 30 * 24 * 60 * 60_000;
const KEPT = 12 * MONTH;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
