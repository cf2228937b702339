import { accountKeys, mayAct } from '../../src/model/permissions/accounts';
import { toldRights } from '../../src/model/permissions/claims';
import { boundPairs } from '../../src/model/access/bound';
import { createAbility, type Ability } from '../../src/model/access/ability';
import { fold } from '../../src/model/values/comparable';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { inTime } from '../records/applyTimedTransitions';
import type { Parts } from '../parts';
import { withoutSecrets } from '../records/records';
import { isInScope } from '../records/scope';
import { isUnproved as isOpen, unprovedPairs } from './proof/unproved';
import type { Row, Store } from '../store/store';

/** Somebody who may sign in: the stored record, what it is called, and its rights. */
export type Person = {
  readonly row: Row;
  readonly resource: Resource;
  readonly ability: Ability;
  readonly role: string;
  /** Whether this person may sign in and work, as the configuration says (`accounts.resources`). */
  readonly mayAct: boolean;
  /** Has its rights over its own records only (`accounts.resources.bound`). */
  readonly isBound: boolean;
  /** Nobody has shown yet to read the mails of its address: it reaches itself alone. */
  readonly isUnproved: boolean;
  /** Who has entered the account and acts in it, until when; nobody where its owner does. */
  readonly inside?: { readonly by: Person; readonly until: string } | undefined;
  /** The role that the token of a request claims (S6.09). */
  readonly claim?: string | undefined;
  /** The session that a request is of. */
  readonly session?: string | undefined;
};

export type People = {
  byEmail: (email: string) => Promise<Person | undefined>;
  byId: (id: string) => Promise<Person | undefined>;
  /** The stored password hash. */
  secretOf: (person: Person) => string | undefined;
  /** The role that a token of this person claims, as the configuration says (`accounts.roles.claims`). */
  claimOf: (person: Pick<Person, 'role'>) => string | undefined;
  /** The address, folded as it is compared. */
  emailOf: (person: Pick<Person, 'row'>) => string;
  /** What the client saves as userData (S3.37): never a password. */
  userDataOf: (person: Person) => Record<string, unknown>;
};

/** Finds accounts in the entities that the configuration names; their rights are read anew each time. */
export const createPeople = (parts: Parts): People => {
  const { model, store } = parts;
  const { accounts } = model;
  const resources = accountKeys(model).map((key) => model.resource(key));
  const collections = [...new Set(resources.map(({ api }) => api.collection))];
  const personOf = async (stored: Row, collection: string): Promise<Person | undefined> => {
    const resource = accountResource(stored, collection, model);
    if (!resource) return undefined;
    // Time may have moved the account into another state, though nobody has looked at it since.
    const row = await inTime(stored, resource, parts);
    const isBound = isBoundAccount(resource, model);
    const whole = await abilityOf(row, resource, parts);
    const isUnproved = await isOpen(row._id, resource, { model, store });
    const ability = isUnproved ? createAbility(unprovedPairs(whole, model)) : whole;
    const may = mayAct(row, resource, model);
    return { row, resource, ability, role: roleIn(row, model), isBound, isUnproved, mayAct: may };
  };
  const first = async (find: (collection: string) => Promise<Row | undefined>) => {
    for (const collection of collections) {
      const row = await find(collection);
      const person = row && (await personOf(row, collection));
      if (person) return person;
    }
    return undefined;
  };
  return {
    byId: (id) => first((collection) => store.get(collection, id)),
    byEmail: async (typed) => {
      const email = fold(typed.trim());
      const path = accounts?.email;
      if (path === undefined || !email.includes('@')) return undefined;
      const where = [{ path, op: 'same', value: email }] as const;
      return first(async (collection) => {
        const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: 1 });
        return rows[0];
      });
    },
    secretOf: ({ row }) => textIn(row, accounts?.password),
    claimOf: ({ role }) => claimOf(role, model),
    emailOf: ({ row }) => fold(textIn(row, accounts?.email) ?? ''),
    userDataOf: (person) => {
      const { row, resource, role } = person;
      const plain = withoutSecrets(row, resource.fields, model.kinds);
      const fullName = textIn(row, accounts?.name) ?? textIn(row, accounts?.email) ?? '';
      const nameOf = (each: Person) => textIn(each.row, accounts?.name) ?? '';
      const inside = person.inside && {
        enteredBy: { name: nameOf(person.inside.by), until: person.inside.until },
      };
      const named = { fullName, role: accounts?.roles.names?.[role] ?? role };
      return { ...plain, id: row._id, ...named, ...rightsOf(person, model), ...inside, extras: {} };
    },
  };
};

/** What somebody may do, as a page keeps it: with the claim that the next token of the account has. */
export const rightsOf = (
  { ability, role, isBound, isUnproved }: Pick<Person, 'ability' | 'role' | 'isBound' | 'isUnproved'>,
  model: Model,
) => ({
  ability: toldRights({ ability, claim: claimOf(role, model) }, model),
  ...(isBound && { bound: true }),
  ...(isUnproved && { unproved: true }),
});

/** The entity of accounts that a record belongs to; undefined for a record nobody signs in with. */
export const accountResource = (row: Row, collection: string, model: Model): Resource | undefined =>
  accountKeys(model)
    .map((key) => model.resource(key))
    .find((each) => each.api.collection === collection && isInScope(each, row, model.kinds));

/** Whether accounts of an entity have their rights over their own records only. */
export const isBoundAccount = (
  { key }: Pick<Resource, 'key'>,
  { accounts }: Pick<Model, 'accounts'>,
): boolean => accounts?.resources[key]?.bound ?? false;

/** What the roles of an account give it, as far as its kind of account reaches. */
export const abilityOf = async (
  row: Readonly<Record<string, unknown>>,
  resource: Resource,
  { model, store }: Pick<Parts, 'model' | 'store'>,
): Promise<Ability> => {
  const pairs = await abilityPairs(row, model, store);
  return createAbility(isBoundAccount(resource, model) ? boundPairs(pairs, model) : pairs);
};

/** What an account is by the word of its record. */
export const roleIn = (row: Row, { accounts }: Pick<Model, 'accounts'>): string =>
  textIn(row, 'role') ?? textIn(row, accounts?.roles.field) ?? '';

/** The role that a token claims of whoever is this. */
export const claimOf = (role: string, { accounts }: Pick<Model, 'accounts'>): string | undefined =>
  accounts?.roles.claims?.[role];

const textIn = (row: Row, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : row[name];
  return typeof value === 'string' ? value : undefined;
};

/* Who has no role, or one that is gone, has the rights of nobody. */
const abilityPairs = async (
  row: Readonly<Record<string, unknown>>,
  model: Model,
  store: Store,
): Promise<unknown> => {
  const roles = model.accounts?.roles;
  if (!roles) return undefined;
  const ids = [row[roles.field]].flat().filter((id): id is string => typeof id === 'string');
  const { collection } = model.resource(roles.resource).api;
  const found = await Promise.all(ids.map((id) => store.get(collection, id)));
  const pairs = found.flatMap((role): unknown[] => {
    const own = role?.[roles.abilities];
    return Array.isArray(own) ? own : [];
  });
  return pairs.length > 0 ? pairs : undefined;
};
