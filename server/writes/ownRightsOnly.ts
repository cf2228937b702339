import { settings, type SettingName } from '../../src/config/settings';
import { createAbility, type Ability } from '../../src/model/access/ability';
import { rightBeyond } from '../../src/model/access/rightBeyond';
import { deniedText, type MissingRight } from '../../src/model/answers/deniedText';
import { accountKeys } from '../../src/model/permissions/accounts';
import type { Model } from '../../src/model/resolved/model';
import { pathsOf } from '../../src/model/rules/rules';
import { abilityOf, accountResource, claimOf, isBoundAccount, roleIn, type Person } from '../accounts/people';
import { refuse, type Arg, type Refusal } from '../refusal';
import { oneByOne } from '../store/oneByOne';
import type { Row, Store } from '../store/store';

type Values = Readonly<Record<string, unknown>>;

/** What a record gives to whom: the field that says so, and the rights that follow. */
type Given = { readonly field: string; readonly ability: Ability; readonly claim?: string | undefined };

type Carrier = {
  /** The fields on which it depends. */
  readonly fields: readonly string[];
  readonly gives: (row: Values | undefined, store: Store) => Promise<readonly Given[]>;
};

/**
 * The store of what a person asks for, in which nobody gives a right that they do not have: by a role, to an account, or
 * to whoever registers, whichever way the write came. What a record gave before it may go on giving. Nor does anybody
 * take over an account that may do more: its address and its password are not theirs to choose.
 */
export const ownRightsOnly = (store: Store, giver: Person, model: Model): Store => {
  const carriers = carriersOf(model);
  const judge = async (carrier: Carrier, open: Store, { before, after }: Change): Promise<void> => {
    const given = await carrier.gives(after, open);
    const known = await carrier.gives(before, open);
    for (const [at, { field, ability, claim }] of given.entries()) {
      const was = known[at];
      const right = rightBeyond(ability, [NOBODY, giver.ability, ...(was ? [was.ability] : [])]);
      if (right) throw beyond(right, field, model);
      const isOwn = claim === undefined || [was?.claim, claimOf(giver.role, model)].includes(claim);
      if (!isOwn) throw refuse(422, 'rightNotOwn', { args: { denied: claimText(claim) }, at: field });
    }
  };
  const within = (inner: Store): Store =>
    oneByOne(judging(inner), inner, (collection) => carriers.has(collection));
  const judging = (inner: Store): Store => ({
    ...inner,
    insert: async (...asked) => {
      const [collection, after] = asked;
      const carrier = carriers.get(collection);
      if (carrier) await judge(carrier, inner, { before: undefined, after });
      return inner.insert(...asked);
    },
    insertMany: async (...asked) => {
      const [collection, rows] = asked;
      const carrier = carriers.get(collection);
      if (carrier) for (const after of rows) await judge(carrier, inner, { before: undefined, after });
      return inner.insertMany(...asked);
    },
    update: (...asked) => {
      const [collection, id, { patch, by = 'person' }] = asked;
      const carrier = carriers.get(collection);
      const isTouched = carrier?.fields.some((name) => Object.hasOwn(patch, name));
      if (!carrier || !isTouched || by !== 'person') return inner.update(...asked);
      return inner.transaction(async (open) => {
        const before = await open.get(collection, id);
        const after = await open.update(...asked);
        await judge(carrier, open, { before, after });
        if (before) await refuseTakingOver({ before, after }, { collection, giver, model, store: open });
        return after;
      });
    },
    heeding: (signal) => within(inner.heeding(signal)),
    transaction: (run) => inner.transaction((open) => run(within(open))),
  });
  return carriers.size === 0 ? store : within(store);
};

type Change = { readonly before: Row | undefined; readonly after: Row };

/* What is anybody's without a role. */
const NOBODY = createAbility(undefined);

const beyond = (right: MissingRight, at: string, model: Model): Refusal =>
  refuse(422, 'rightNotOwn', {
    args: { denied: (wording) => deniedText(right, { ...wording, model }) },
    at,
    right,
  });

const claimText =
  (claim: string): Arg =>
  ({ say }) =>
    say('app.denied.claim', { claim });

/* By collection. */
const carriersOf = (model: Model): ReadonlyMap<string, Carrier> => {
  const roles = model.accounts?.roles;
  if (!roles) return new Map();
  const { collection } = model.resource(roles.resource).api;
  const accounts = new Set(accountKeys(model).map((key) => model.resource(key).api.collection));
  return new Map([
    ...settingsOf(model),
    ...[...accounts].map((each) => [each, accountsIn(each, model)] as const),
    [collection, { fields: [roles.abilities], gives: givenByRole(roles.abilities) }],
  ]);
};

/* Of several roles what one takes away is taken from all, so that it gives something to take no longer. */
const givenByRole =
  (field: string): Carrier['gives'] =>
  async (row) => {
    const saved = row?.[field];
    const pairs: readonly unknown[] = Array.isArray(saved) ? saved : [];
    const beside = [[], [{ action: 'manage', subject: 'all' }]];
    return beside.map((others) => ({ field, ability: createAbility([...pairs, ...others]) }));
  };

const accountsIn = (collection: string, model: Model): Carrier => {
  const { roles, email = '', password = '', secondFactor = '' } = model.accounts ?? {};
  const scopes = accountKeys(model).flatMap((key) => pathsOf(model.resource(key).api.scope));
  const field = roles?.field ?? '';
  return {
    fields: [...new Set([field, 'role', ...scopes, email, password, secondFactor])],
    gives: async (row, store) => {
      const resource = row && accountResource(row as Row, collection, model);
      if (!resource) return [];
      const role = roleIn(row as Row, model);
      const ability = await abilityOf(row, resource, { model, store });
      return [{ field, ability, claim: claimOf(role, model) }];
    },
  };
};

/* The role of who registers. */
const settingsOf = (model: Model): [string, Carrier][] => {
  const { roles, register } = model.accounts ?? {};
  const account = register && model.resource(register.resource);
  if (!roles || !account) return [];
  const names = (Object.keys(settings) as SettingName[]).filter((name) => 'isRole' in settings[name]);
  return names.flatMap((name): [string, Carrier][] => {
    const [key, field] = model.settings[name]?.split('.') ?? [];
    if (key === undefined || field === undefined) return [];
    const gives: Carrier['gives'] = async (row, store) => {
      const registered = { [roles.field]: row?.[field] };
      return [{ field, ability: await abilityOf(registered, account, { model, store }) }];
    };
    return [[model.resource(key).api.collection, { fields: [field], gives }]];
  });
};

type TakenOver = {
  readonly collection: string;
  readonly giver: Person;
  readonly model: Model;
  readonly store: Store;
};

/* Who is bound has nothing but records of their own, which is for whoever may edit such accounts. */
const refuseTakingOver = async (
  { before, after }: { readonly before: Row; readonly after: Row },
  { collection, giver, model, store }: TakenOver,
): Promise<void> => {
  const { email = '', password = '', secondFactor = '' } = model.accounts ?? {};
  const key = [email, password, secondFactor].find((name) => before[name] !== after[name]);
  const resource = accountResource(before, collection, model);
  if (key === undefined || before._id === giver.row._id || !resource || isBoundAccount(resource, model))
    return;
  const right = rightBeyond(await abilityOf(before, resource, { model, store }), [NOBODY, giver.ability]);
  if (right) throw beyond(right, key, model);
};
