import type { DemoRecord } from '../src/model/fakeRecords';
import { fakeRecords } from '../src/model/fakeRecords';
import type { Model } from '../src/model/model';
import type { Clock } from './clock';
import { hashPassword } from './passwords';
import type { Row, Store } from './store/store';
import { uniquesOf } from './write';

/** The first records of a new gateway: hand-written ones, made-up ones, and the accounts of the demonstration. */
export type FirstRecords = {
  readonly seeds: Readonly<Record<string, readonly object[]>>;
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
};

type Parts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  readonly first: FirstRecords;
};

/** Which entities have had their first records: an entity that somebody emptied stays empty. */
const SEEDED = 'seededEntities';

/** Gives every entity that is new here its first records, and leaves the others alone. */
export const seedNew = async ({ model, store, clock, first }: Parts, seed = 7): Promise<void> => {
  const known = await Promise.all(model.resources.map(({ key }) => store.get(SEEDED, key)));
  const fresh = model.resources.filter(({ api }, at) => known[at] === undefined && api.source !== 'demo');
  if (fresh.length === 0) return;
  const { faker } = await import('@faker-js/faker');
  const made = fakeRecords(model, { faker, now: new Date(clock.now()), seed, seeds: first.seeds });
  const hashes = new Map(
    await Promise.all(
      first.accounts.map(async ({ email, password }) => [email, await hashPassword(password)] as const),
    ),
  );
  for (const resource of fresh) {
    const rows = (made[resource.key] ?? []).map((record) =>
      toRow(record, { model, key: resource.key, hashes }),
    );
    await store.insertMany(resource.api.collection, rows, (row) => uniquesOf(row, resource));
    const now = clock.iso();
    await store.insert(SEEDED, { _id: resource.key, __v: 0, createdAt: now, updatedAt: now });
  }
};

type Making = { readonly model: Model; readonly key: string; readonly hashes: ReadonlyMap<string, string> };

/* Made-up secrets are dropped: whoever has no password of the demonstration cannot sign in. */
const toRow = ({ id, ...record }: DemoRecord, { model, key, hashes }: Making): Row => {
  const { fields } = model.resource(key);
  const secrets = fields.filter(({ kind }) => model.kinds[kind].isSecret).map(({ name }) => name);
  const hash = hashes.get(String(record[model.accounts?.email ?? 'email']));
  const plain = Object.fromEntries(Object.entries(record).filter(([name]) => !secrets.includes(name)));
  const isAccount = model.accounts?.resources.includes(key) && hash !== undefined;
  const { createdAt, updatedAt, __v } = record;
  return {
    ...plain,
    _id: id,
    createdAt,
    updatedAt,
    __v,
    ...(isAccount && { [model.accounts?.password ?? 'password']: hash }),
  };
};
