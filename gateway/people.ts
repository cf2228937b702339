import { createAbility, type Ability } from '../src/model/ability';
import type { Model } from '../src/model/model';
import type { Resource } from '../src/model/resource';
import { withoutSecrets } from './records';
import type { Row, Store } from './store/store';

/** Somebody who may sign in: the stored record, what it is called, and its rights. */
export type Person = {
  readonly row: Row;
  readonly resource: Resource;
  readonly ability: Ability;
  readonly role: string;
};

export type People = {
  byEmail: (email: string) => Promise<Person | undefined>;
  byId: (id: string) => Promise<Person | undefined>;
  /** The stored password hash. */
  secretOf: (person: Person) => string | undefined;
  /** What the client saves as userData (S3.37): never a password. */
  userDataOf: (person: Person) => Record<string, unknown>;
};

/** Finds accounts in the entities that the configuration names. */
export const createPeople = (model: Model, store: Store): People => {
  const accounts = model.accounts;
  const resources = (accounts?.resources ?? []).map((key) => model.resource(key));
  const collections = [...new Set(resources.map(({ api }) => api.collection))];

  const personOf = async (row: Row | undefined, collection: string): Promise<Person | undefined> => {
    const resource = resources.find((each) => each.api.collection === collection && isOf(each, row));
    if (!row || !resource) return undefined;
    const pairs = await abilityPairs({ model, store, row });
    return { row, resource, ability: createAbility(pairs), role: String(row['role'] ?? '') };
  };
  const first = async (find: (collection: string) => Promise<Row | undefined>) => {
    for (const collection of collections) {
      const person = await personOf(await find(collection), collection);
      if (person) return person;
    }
    return undefined;
  };
  return {
    byId: (id) => first((collection) => store.get(collection, id)),
    byEmail: (email) =>
      first(async (collection) => {
        const where = [
          { path: accounts?.email ?? 'email', op: 'eq', value: email.trim().toLowerCase() },
        ] as const;
        const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: 1 });
        return rows[0];
      }),
    secretOf: ({ row }) => {
      const secret = row[accounts?.password ?? 'password'];
      return typeof secret === 'string' ? secret : undefined;
    },
    userDataOf: (person) => {
      const { row, resource, ability, role } = person;
      const plain = withoutSecrets(row, resource, model.kinds);
      const fullName = String(row[accounts?.name ?? 'fullName'] ?? row['email'] ?? '');
      return { ...plain, id: row._id, fullName, role, ability: ability.pairs, extras: {} };
    },
  };
};

/** Which of several entities in one collection a record belongs to. */
const isOf = ({ api }: Resource, row: Row | undefined): boolean =>
  row !== undefined && Object.entries(api.stamp).every(([name, value]) => row[name] === value);

const abilityPairs = async ({
  model,
  store,
  row,
}: {
  model: Model;
  store: Store;
  row: Row;
}): Promise<unknown> => {
  const roles = model.accounts?.roles;
  if (!roles) return undefined;
  const ids = [row[roles.field]].flat().filter((id): id is string => typeof id === 'string');
  const { collection } = model.resource(roles.resource).api;
  const found = await Promise.all(ids.map((id) => store.get(collection, id)));
  return found.flatMap((role) =>
    Array.isArray(role?.[roles.abilities]) ? (role[roles.abilities] as unknown[]) : [],
  );
};
