import type { Accounts, FirstAccount } from '../../src/config/defineAdmin';
import type { Row as Values } from '../../src/model/values/comparable';
import { createAbility } from '../../src/model/access/ability';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { withComputed } from '../../src/model/compute/withComputed';
import { accountKeys } from '../../src/model/permissions/accounts';
import { writeFaults } from '../../src/model/rules/writeRules';
import { newId } from '../newId';
import type { Parts } from '../parts';
import { Refusal, refuse, refuseIssues } from '../refusal';
import { inWords } from '../writes/checkWrite';
import { defaultValues } from '../../src/model/rules/defaultValues';
import { uniquesOf } from '../writes/storedValues';
import type { Condition } from '../../src/model/rules/matchConditions';
import { StoreConflict } from '../store/store';
import { passwordFault } from './passwordFault';
import type { Passwords } from './passwords';

export type Administrator = { readonly name: string; readonly email: string; readonly password: string };

export type FirstAdministrator = {
  /** Whether nobody could sign in: no account has a password that is not known to everybody. */
  readonly isNeeded: () => Promise<boolean>;
  /** @throws Refusal with what is wrong with the answers, or when there is an administrator by now. */
  readonly create: (asked: Administrator) => Promise<void>;
};

type Options = Parts & {
  /** Accounts whose passwords everybody knows, for as long as they have those passwords. */
  readonly closed: readonly { readonly email: string; readonly password: string }[];
  readonly passwords: Pick<Passwords, 'hash' | 'verify'>;
};

/** The account by which a new installation is taken into use. */
export const createFirstAdministrator = ({ closed, passwords, ...parts }: Options): FirstAdministrator => {
  const { model, store, clock } = parts;
  const { accounts } = model;

  const collections = collectionsOf(model);
  const knownHashes = () => knownHashesOf({ closed, passwords, model, store });

  const isNeeded = async (known: readonly string[], within = store) => {
    if (!accounts?.first) return false;
    const open: Condition[] = [
      { path: accounts.password, op: 'exists', value: true },
      ...known.map((hash): Condition => ({ path: accounts.password, op: 'ne', value: hash })),
    ];
    for (const collection of collections) if ((await within.count(collection, open)) > 0) return false;
    return true;
  };

  const recordOf = async ({ resource: key, values }: FirstAccount, asked: Administrator) => {
    const resource = model.resource(key);
    const shape = { fields: resource.fields, kinds: model.kinds };
    const own = accounts && {
      [accounts.name]: asked.name,
      [accounts.email]: asked.email,
      [accounts.password]: asked.password,
      [accounts.roles.field]: await roleOfAll(accounts.roles, resource.fields, parts),
    };
    const record = { ...defaultValues(resource.fields), ...values, ...own, ...resource.api.stamp };
    return { resource, record: withComputed(record, shape) };
  };

  return {
    isNeeded: async () => isNeeded(await knownHashes()),
    create: async (asked) => {
      const fault = passwordFault(asked.password, asked);
      if (fault) throw refuse(422, fault.key, { args: fault.args, at: 'password' });
      if (!accounts?.first) throw new Refusal(404, 'The configuration names no first account.');
      const { resource, record } = await recordOf(accounts.first, asked);
      const faults = writeFaults({ model, resource, before: undefined, after: record });
      if (faults.length > 0) throw refuseIssues(resource, faults);
      const hash = await passwords.hash(asked.password);
      const now = clock.iso();
      const row = {
        ...record,
        [accounts.password]: hash,
        _id: newId(clock.now()),
        __v: 0,
        createdAt: now,
        updatedAt: now,
      };
      const known = await knownHashes();
      const insert = (values: typeof row) =>
        store.transaction(async (within) => {
          if (!(await isNeeded(known, within))) throw refuse(409, 'hasAdministrator');
          await within.insert(resource.api.collection, values, uniquesOf(values, resource));
        });
      await inWords(resource, () => insertFree(insert, row, accounts.first?.values));
    },
  };
};

const collectionsOf = (model: Parts['model']): ReadonlySet<string> =>
  new Set(accountKeys(model).map((key) => model.resource(key).api.collection));

/* The stored hashes of the known passwords: an account of such an address with another password is open. */
const knownHashesOf = async ({
  closed,
  passwords,
  model,
  store,
}: Omit<Options, 'clock'>): Promise<string[]> => {
  const { accounts } = model;
  const known: string[] = [];
  if (!accounts) return known;
  for (const collection of collectionsOf(model))
    for (const { email, password } of closed) {
      const where: Condition[] = [{ path: accounts.email, op: 'eq', value: email }];
      const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: 10 });
      for (const row of rows) {
        const hash = row[accounts.password];
        if (typeof hash === 'string' && (await passwords.verify(password, hash))) known.push(hash);
      }
    }
  return known;
};

/* A unique text of the configuration may be taken, such as by the demonstration: the next one that is free will do. */
const insertFree = async <T extends Values>(
  insert: (row: T) => Promise<void>,
  row: T,
  given: Values = {},
): Promise<void> => {
  let asked = row;
  for (let next = 2; ; next += 1) {
    try {
      return await insert(asked);
    } catch (error) {
      const taken =
        error instanceof StoreConflict && error.reason.kind === 'unique' ? error.reason.field : '';
      const name = taken.split('+').find((each) => typeof given[each] === 'string');
      if (name === undefined || next > MOST_NAMES) throw error;
      asked = { ...row, [name]: `${String(given[name])}${next}` };
    }
  }
};

const MOST_NAMES = 100;

/* The role that may do everything, in the form of the field that names the roles of an account. */
const roleOfAll = async (
  { resource: key, field, abilities }: Accounts['roles'],
  fields: readonly ResolvedField[],
  { model, store }: Parts,
): Promise<unknown> => {
  const { collection } = model.resource(key).api;
  const { rows } = await store.list(collection, { where: [], sort: [], offset: 0, limit: 1000 });
  const found = rows.find((row) => createAbility(row[abilities]).can('manage', 'all'));
  if (!found) throw new Refusal(409, `No record of ${key} has permission to manage all.`);
  const kind = fields.find(({ name }) => name === field)?.kind;
  return kind !== undefined && model.kinds[kind].filter === 'holds' ? [found._id] : found._id;
};
