import type { Accounts } from '../../src/config/defineAdmin';
import { firstId } from '../../src/model/demo/fakeId';
import { granted, type Permission } from '../../src/model/permissions/granted';
import type { Model } from '../../src/model/resolved/model';
import type { GivenRight } from '../../src/model/resolved/resource';
import { isEmpty } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';
import { PEOPLE_TOPIC } from '../accounts/sessions';
import type { Clock } from '../clock';
import type { Row, Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';

type Parts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  readonly first: { readonly seeds: Readonly<Record<string, readonly object[]>> };
  /** Entities that are not served, and why; none when absent. */
  readonly faulty?: ReadonlyMap<string, string> | undefined;
};

/** Which entities have had their first records: an entity that somebody emptied stays empty. */
export const SEEDED = 'seededEntities';

/** What each role was ever given, by the id of its record: what somebody took away since is not given again. */
const GIVEN = 'givenRights';

/**
 * Gives roles what entities say they have (`rights`) and were not given yet. A role is told by its key, which nobody types,
 * so a role that people make gets nothing, whatever it is called. Of an entity whose first records are older than rights of
 * entities, roles have what their administrators have made of it: what it says first is not given, and what it says later is.
 */
export const giveRights = async ({ model, store, clock, first, faulty }: Parts): Promise<void> => {
  const { roles } = model.accounts ?? {};
  if (roles?.key === undefined || faulty?.has(roles.resource)) return;
  const sound = model.resources.filter(({ key }) => !faulty?.has(key));
  const rights = sound.flatMap(({ key, api, rights: given }) =>
    // No server has first records of an entity that is in the browser alone: it is as old as the roles.
    given.map((right) => ({ ...right, of: key, since: api.source === 'demo' ? roles.resource : key })),
  );
  if (rights.length === 0) return;
  await inTransaction(store, async (inner) => {
    const place = { model, store: inner, now: clock.iso(), roles: { ...roles, key: roles.key ?? '' } };
    await nameSeeded(first.seeds[roles.resource] ?? [], place);
    // Of hardly any start: where a right is new. Before the first is given, so that it is the same for all roles.
    let ages: Promise<IsOlder> | undefined;
    const older = () => (ages ??= olderIn(place));
    for (const role of await namedRoles(rights, place)) await giveTo(role, { rights, older }, place);
  });
};

type Right = GivenRight & { readonly of: string; readonly since: string };

/** Whether it is of the time before, for a role that was given rights, or for one that never was. */
type IsOlder = (right: Right, wasGiven: boolean) => boolean;

type Giving = { readonly rights: readonly Right[]; readonly older: () => Promise<IsOlder> };

type Place = {
  readonly model: Model;
  readonly store: Store;
  readonly now: string;
  readonly roles: Accounts['roles'] & { readonly key: string };
};

/* First records of earlier versions have no key. Their ids are theirs alone: no call makes a record with an id of its choice. */
const nameSeeded = async (seeds: readonly object[], { model, store, roles }: Place): Promise<void> => {
  const { collection } = model.resource(roles.resource).api;
  for (const [index, seed] of seeds.entries()) {
    const key: unknown = Object.entries(seed).find(([name]) => name === roles.key)?.[1];
    if (typeof key !== 'string') continue;
    const row = await store.get(collection, firstId(seed, roles.resource, index));
    if (row && isEmpty(row[roles.key]))
      await store.update(collection, row._id, { patch: { [roles.key]: key }, by: 'system', isAside: true });
  }
};

const namedRoles = async (rights: readonly Right[], { model, store, roles }: Place): Promise<Row[]> => {
  const value = [...new Set(rights.map(({ role }) => role))];
  const where = [{ path: roles.key, op: 'in', value } as const];
  const { collection } = model.resource(roles.resource).api;
  return (await store.list(collection, { where, sort: [], offset: 0, limit: 1000, isUncounted: true })).rows;
};

const giveTo = async (role: Row, { rights, older }: Giving, { model, store, now, roles }: Place) => {
  const record = await store.get(GIVEN, role._id);
  const before = new Set([record?.['given'] ?? []].flat());
  const news = rights.filter((right) => right.role === role[roles.key] && !before.has(nameOf(right)));
  if (news.length === 0) return;
  const isOlder = await older();
  const given = [...before, ...new Set(news.map(nameOf))];
  if (record)
    await store.update(GIVEN, role._id, { patch: { given, updatedAt: now }, ifVersion: record.__v });
  else await store.insert(GIVEN, { _id: role._id, __v: 0, createdAt: now, updatedAt: now, given });
  const saved: unknown = role[roles.abilities];
  const has: readonly unknown[] = Array.isArray(saved) ? saved : [];
  const pairs = withRights(
    has,
    news.filter((right) => !isOlder(right, record !== undefined)),
  );
  if (pairs.length === has.length) return;
  await store.update(model.resource(roles.resource).api.collection, role._id, {
    patch: { [roles.abilities]: pairs, updatedAt: now },
    ifVersion: role.__v,
    by: 'system',
  });
  await store.notify(PEOPLE_TOPIC, null);
};

const nameOf = ({ action, subject }: GivenRight): string => `${action} ${subject}`;

const withRights = (saved: readonly unknown[], rights: readonly GivenRight[]): readonly unknown[] =>
  rights.reduce<readonly unknown[]>((all, { action, subject }) => {
    const isLacking = granted(all.filter(isPermission), subject, action) === 'no';
    return isLacking ? [...all, { action, subject }] : all;
  }, saved);

const isPermission = (pair: unknown): pair is Permission =>
  isPlainObject(pair) && typeof pair['action'] === 'string' && typeof pair['subject'] === 'string';

/* Whose first records were made when entities did not give rights yet, and of which nothing was ever given to any role. */
const olderIn = async ({ store }: Place): Promise<IsOlder> => {
  const names = (await allOf(GIVEN, store)).flatMap(({ given }) => [given ?? []].flat()).map(String);
  const said = new Set(names.map((name) => rootOf(name.slice(name.indexOf(' ') + 1))));
  const seeded = await allOf(SEEDED, store);
  const unmarked = new Set(seeded.filter((row) => row['givesRights'] !== true).map(({ _id }) => _id));
  return ({ of, since, subject }, wasGiven) =>
    unmarked.has(since) && (of === since ? !said.has(rootOf(subject)) : !wasGiven);
};

const allOf = async (collection: string, store: Store): Promise<readonly Row[]> =>
  (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity, isUncounted: true })).rows;

/* A right to a guarded field is one to its entity too. */
const rootOf = (subject: string): string => subject.split('.')[0] ?? '';
