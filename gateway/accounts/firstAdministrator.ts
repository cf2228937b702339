import type { Accounts, FirstAccount } from '../../src/config/defineAdmin';
import { createAbility } from '../../src/model/ability';
import type { ResolvedField } from '../../src/model/resolvedField';
import { withComputed } from '../../src/model/compute/withComputed';
import { accountKeys } from '../../src/model/permissions/accounts';
import { writeFaults } from '../../src/model/writeRules';
import { newId } from '../newId';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import { inWords } from '../writes/checkWrite';
import { defaultsOf, uniquesOf } from '../writes/storedValues';
import { refuseIssues } from '../words';
import type { Condition } from '../store/store';
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
  /** The addresses of accounts whose passwords are known. */
  readonly closed: readonly string[];
  readonly passwords: Pick<Passwords, 'hash'>;
};

/** The account by which a new installation is taken into use. */
export const createFirstAdministrator = ({ closed, passwords, ...parts }: Options): FirstAdministrator => {
  const { model, store, clock } = parts;
  const { accounts } = model;

  const isNeeded = async (within = store) => {
    if (!accounts?.first) return false;
    const open: Condition[] = [
      { path: accounts.password, op: 'exists', value: true },
      ...closed.map((email): Condition => ({ path: accounts.email, op: 'ne', value: email })),
    ];
    const collections = new Set(accountKeys(model).map((key) => model.resource(key).api.collection));
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
    const record = { ...defaultsOf(resource), ...values, ...own, ...resource.api.stamp };
    return { resource, record: withComputed(record, shape) };
  };

  return {
    isNeeded: () => isNeeded(),
    create: async (asked) => {
      const fault = passwordFault(asked.password, asked);
      if (fault) throw new Refusal(422, fault, { errors: { password: fault } });
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
      await store.transaction(async (within) => {
        if (!(await isNeeded(within))) throw new Refusal(409, 'There is an administrator by now.');
        await inWords(resource, () =>
          within.insert(resource.api.collection, row, uniquesOf(record, resource)),
        );
      });
    },
  };
};

/* The role that may do everything, in the form of the field that names the roles of an account. */
const roleOfAll = async (
  { resource: key, field, abilities }: Accounts['roles'],
  fields: readonly ResolvedField[],
  { model, store }: Parts,
): Promise<unknown> => {
  const { collection } = model.resource(key).api;
  const { rows } = await store.list(collection, { where: [], sort: [], offset: 0, limit: 1000 });
  const found = rows.find((row) => createAbility(row[abilities]).can('manage', 'all'));
  if (!found) throw new Refusal(409, `No record of ${key} has the right to manage all.`);
  const kind = fields.find(({ name }) => name === field)?.kind;
  return kind !== undefined && model.kinds[kind].filter === 'holds' ? [found._id] : found._id;
};
