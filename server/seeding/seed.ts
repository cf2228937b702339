import { accountKeys } from '../../src/model/permissions/accounts';
import type { DemoRecord } from '../../src/model/demo/demoRecord';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Clock } from '../clock';
import type { Passwords } from '../accounts/passwords';
import { withoutSecrets } from '../records/records';
import { uniquesOf } from '../writes/storedValues';
import type { Row, Store } from '../store/store';
import { StoreConflict } from '../store/store';
import { giveRights, SEEDED } from './giveRights';
import { inWords, type Words } from './inWords';

/** The first records of a new installation: hand-written ones, made-up ones, and the accounts of the demonstration. */
export type FirstRecords = {
  readonly seeds: Readonly<Record<string, readonly object[]>>;
  /** The moment that dates in the hand-written records are as of; they move with today. Default: they stay. */
  readonly writtenOn?: string;
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
  /** What their texts are in the language they are to be in. Default: they stay English. */
  readonly words?: Words;
  /** Nothing is made up, not even for a single record: hand-written ones are all there is. */
  readonly isBare?: boolean;
  /** Accounts whose passwords everybody knows: they may not sign in here, if an earlier start has left them. */
  readonly closed?: readonly { readonly email: string; readonly password: string }[];
  /** Records of every entity; by default each says so itself (`demo.count`). Hand-written ones are always there. */
  readonly count?: number;
  /** All of them as `makeRecords` has made them. Default: they are made when they are needed. */
  readonly made?: MadeRecords;
};

export type MadeRecords = Readonly<Record<string, readonly DemoRecord[]>>;

type Parts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  readonly first: FirstRecords;
  readonly passwords: Pick<Passwords, 'hash'>;
  /** Entities that are not served, and why; none when absent. */
  readonly faulty?: ReadonlyMap<string, string> | undefined;
};

/**
 * Gives every entity that is new here its first records, and leaves the others alone. One that is faulty, or leads to one,
 * gets them when that is put right. Then gives roles what entities say they have.
 */
export const seedNew = async (parts: Parts, seed = 7): Promise<void> => {
  await seedFresh(parts, seed);
  await giveRights(parts);
};

const seedFresh = async (parts: Parts, seed: number): Promise<void> => {
  const { model, store, clock, passwords, first } = parts;
  const { rows } = await store.list(SEEDED, {
    where: [],
    sort: [],
    offset: 0,
    limit: Infinity,
    isUncounted: true,
  });
  const known = new Set(rows.map(({ _id }) => _id));
  const fresh = model.resources.filter(
    (each) => !known.has(each.key) && each.api.source !== 'demo' && isSound(each, parts),
  );
  if (fresh.length === 0) return;
  const only = fresh.map(({ key }) => key);
  const made = first.made ?? (await makeRecords(model, first, { now: new Date(clock.now()), seed, only }));
  const isSignedInWith = fresh.some(({ key }) => accountKeys(model).includes(key));
  const hashes = await hashesOf(isSignedInWith ? first.accounts : [], passwords);
  const now = clock.iso();
  for (const resource of fresh) {
    const rows = (first.isBare && !first.seeds[resource.key] ? [] : (made[resource.key] ?? [])).map(
      (record) => inWords(seedRow(record, resource, { model, hashes }), first.words ?? {}),
    );
    await insertFirst(rows, resource, store);
    const seeded = { _id: resource.key, __v: 0, createdAt: now, updatedAt: now, givesRights: true };
    await ignoringTaken(store.insert(SEEDED, seeded));
  }
};

const isSound = ({ key, fields }: Resource, { model: { kinds }, faulty }: Parts): boolean =>
  [key, ...fields.flatMap((field) => kinds[field.kind].references?.(field) ?? [])].every(
    (each) => !faulty?.has(each),
  );

/** The first records of every entity, or of some: hand-written ones, and made-up ones up to the number that is wanted. */
export const makeRecords = async (
  model: Model,
  { seeds, count, writtenOn }: FirstRecords,
  { now, seed = 7, only }: { readonly now: Date; readonly seed?: number; readonly only?: readonly string[] },
): Promise<MadeRecords> => {
  const { faker } = await import('@faker-js/faker');
  return fakeRecords(model, {
    faker,
    now,
    seed,
    seeds,
    ...(only && { only }),
    ...(writtenOn !== undefined && { writtenOn }),
    ...(count !== undefined && { count }),
  });
};

/** A made-up record as it is stored: its secrets are dropped, so whoever has no password of the demonstration cannot sign in. */
export const seedRow = (
  { id, ...record }: DemoRecord,
  { key, fields }: Resource,
  { model, hashes }: Making,
): Row => {
  const { accounts, kinds } = model;
  const { createdAt, updatedAt, __v } = record;
  const plain = { ...withoutSecrets(record, fields, kinds), _id: id, createdAt, updatedAt, __v };
  // Made up, it would be rights: only who is written by hand has a key, and gets it where rights are given.
  if (accounts?.roles.key !== undefined && key === accounts.roles.resource)
    return Object.fromEntries(Object.entries(plain).filter(([name]) => name !== accounts.roles.key)) as Row;
  const hash =
    accounts && accountKeys(model).includes(key) ? hashes.get(String(record[accounts.email])) : undefined;
  return accounts && hash !== undefined ? { ...plain, [accounts.password]: hash } : plain;
};

/* A process that was stopped half-way, or one that starts beside this one, may have left some of them here. */
const insertFirst = async (rows: readonly Row[], resource: Resource, store: Store): Promise<void> => {
  const { collection } = resource.api;
  try {
    await store.insertMany(collection, rows, (row) => uniquesOf(row, resource));
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    for (const row of rows) await ignoringTaken(store.insert(collection, row, uniquesOf(row, resource)));
  }
};

const ignoringTaken = async (insert: Promise<Row>): Promise<void> => {
  await insert.catch((error: unknown) => {
    if (!(error instanceof StoreConflict)) throw error;
  });
};

/* One after the other: nobody waits too long for a turn. */
const hashesOf = async (
  accounts: FirstRecords['accounts'],
  passwords: Pick<Passwords, 'hash'>,
): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>();
  for (const { email, password } of accounts) hashes.set(email, await passwords.hash(password));
  return hashes;
};

type Making = { readonly model: Model; readonly hashes: ReadonlyMap<string, string> };
