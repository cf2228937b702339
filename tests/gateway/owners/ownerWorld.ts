import { expect } from 'vitest';
import accounts from '../../../fixtures/accounts.json';
import config from '../../../fixtures/demo';
import { firstRecords } from '../../../gateway/firstRecords';
import { newId } from '../../../server/newId';
import { ownConditions } from '../../../server/records/own';
import { accountResource } from '../../../server/accounts/people';
import { uniquesOf } from '../../../server/writes/storedValues';
import type { Row, Store } from '../../../server/store/store';
import type { Model } from '../../../src/model/resolved/model';
import { kinds } from '../../../src/fields/kinds';
import { boundResource, reachOf } from '../../../src/model/access/bound';
import { accountKeys, mayAct } from '../../../src/model/permissions/accounts';
import { createModel } from '../../../src/model/resolve/createModel';
import { stateFault } from '../../../src/model/rules/applyAction';
import { fieldAt } from '../../../src/model/resolved/fieldAt';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import type { ResourceProvider } from '../../../src/model/resolved/resourceProvider';
import { newValues } from '../../contract/everyEntity/write';
import { restFor } from '../../contract/restFor';
import { serveGateway, type Caller, type OpenStore, type TestGateway } from '../testGateway';

/* Everything here is read from the configuration: an entity that gets an owner is attacked by being there. */
export const model = createModel(config, kinds);

/** The entities whose records are somebody's, as lists. */
export const owned = model.resources.filter(
  (each) => reachOf(each) === 'own' && each.api.source !== 'demo' && !each.single,
);

/** Every text of a record that is not the customer's begins like this. */
export const THEIRS = 'theirs';

/** A person who asks: by plain calls, as the screens ask, and with the entity as the screens have it. */
export type Asker = {
  readonly call: Caller;
  /** With the token as the users service asks for it, whatever the path. */
  readonly remotely: Caller;
  readonly token: string;
  readonly provider: ResourceProvider;
  readonly seen: (resource: Resource) => Resource;
};

/** One entity with a record of a stranger and one of the customer. */
export type Case = {
  readonly resource: Resource;
  readonly theirs: Row;
  readonly mine: Row;
  /** The account of the stranger. */
  readonly stranger: Row;
};

export type OwnerWorld = Awaited<ReturnType<typeof openOwnerWorld>>;

const PASSWORD = 'the right one';

type Making = {
  readonly store: Store;
  readonly gateway: TestGateway;
  /** The entity of the accounts that are bound. */
  readonly people: Resource;
  readonly settings: NonNullable<Model['accounts']>;
  /** Of everybody's password. */
  readonly hash: string;
};

/** The first records: what others are made after. */
const createBases = ({ store, people }: Pick<Making, 'store' | 'people'>) => {
  const rowsIn = async ({ api: { collection } }: Resource) =>
    (await store.list(collection, { where: [], sort: [], offset: 0, limit: 1000 })).rows;
  const baseOf = async (resource: Resource): Promise<Row> => {
    const { collection } = resource.api;
    const isOne = (row: Row) =>
      resource.key !== people.key ||
      (accountResource(row, collection, model) === people && mayAct(row, people, model));
    const rows = (await rowsIn(resource)).filter(isOne);
    return (
      rows.find((row) => isOpen(row, resource)) ??
      rows[0] ??
      expect.fail(`no first record of ${resource.key}`)
    );
  };
  return { rowsIn, baseOf };
};

/* Whether another record has a value to itself. */
const isTaken = (form: Row, { fields }: Resource, rows: readonly Row[]): boolean =>
  fields.some(({ name, unique }) => unique && name in form && rows.some((row) => row[name] === form[name]));

/* What is guarded is a right of its own, which no right to the entity includes. */
const shownOf = ({ fields, owner }: Resource, form: Row) =>
  fields.filter(({ name, guarded }) => name !== owner?.path && name in form && !guarded);

/** Makes records like the first ones, with texts that tell whose they are. */
const createMaker = ({ store, gateway, people, settings, hash }: Making) => {
  let made = 0;
  const { rowsIn, baseOf } = createBases({ store, people });

  const insert = async (resource: Resource, who: string, values: Partial<Row>): Promise<Row> => {
    made += 1;
    const marker = `${who}${made}x`;
    const texts = Object.fromEntries(
      resource.fields.filter(isFreeText).map(({ name }) => [name, `${marker}${name}`]),
    );
    const _id = newId(Date.now());
    const row = {
      ...(await baseOf(resource)),
      ...texts,
      createdAt: gateway.clock.iso(),
      ...values,
      _id,
    } as Row;
    return store.insert(resource.api.collection, row, uniquesOf(row, resource));
  };
  const account = (who: string, values: Partial<Row> = {}) =>
    insert(people, who, {
      [settings.email]: `${who}${made}@demo.com`,
      [settings.password]: hash,
      [settings.roles.field]: [],
      ...values,
    });

  /** A record of this person, with whatever leads to its owner. */
  const recordOf = async (resource: Resource, who: string, person: Row): Promise<Row> => {
    const { path, me } = resource.owner ?? expect.fail(`${resource.key} has no owner`);
    if (path === 'id') return person;
    return insert(resource, who, await leading(resource, path, { who, person, me }));
  };
  type Meant = { readonly who: string; readonly person: Row; readonly me: string };
  const leading = async (resource: Resource, path: string, meant: Meant): Promise<Partial<Row>> => {
    const field = fieldAt(resource.fields, path);
    const value = meant.me === 'id' ? meant.person._id : meant.person[meant.me];
    if (field) return { [path]: kinds[field.kind].filter === 'holds' ? [value] : value };
    const [name = ''] = path.split('.');
    const [to = ''] = targetsOf(fieldAt(resource.fields, name));
    return { [name]: (await recordOf(model.resource(to), meant.who, meant.person))._id };
  };

  /* Made-up values, none of which another record has to itself. */
  const newForm = async (resource: Resource): Promise<Row> => {
    made += 1;
    const form = newValues({ resource }, made) as Row;
    return isTaken(form, resource, await rowsIn(resource)) ? newForm(resource) : form;
  };

  /** What a form sends of a new record of the customer: all but the owner, pointing at what the customer reaches. */
  const formOf = async (resource: Resource, customer: Row): Promise<Record<string, unknown>> => {
    const form = await newForm(resource);
    const values = shownOf(resource, form).map(async (field): Promise<readonly [string, unknown][]> => {
      const [to] = targetsOf(field);
      if (to === undefined) return [[field.name, form[field.name]]];
      const target = model.resource(to);
      const reach = reachOf(target);
      if (reach === 'none') return [];
      const { _id } = reach === 'own' ? await recordOf(target, 'mine', customer) : await baseOf(target);
      return [[field.name, kinds[field.kind].filter === 'holds' ? [_id] : _id]];
    });
    return Object.fromEntries((await Promise.all(values)).flat());
  };
  return { rowsIn, account, recordOf, formOf };
};

/** The product with a customer whose role may do everything with every entity, and records of strangers. */
export const openOwnerWorld = async (openStore: OpenStore) => {
  const store = await openStore();
  const gateway = await serveGateway(store, { config, first: { ...firstRecords({ DEMO: 'on' }), count: 2 } });
  const settings = model.accounts ?? expect.fail('nobody signs in');
  const [holder] = accountKeys(model).filter((key) => settings.resources[key]?.bound);
  const people = model.resource(holder ?? expect.fail('no account is bound'));
  const hash = await gateway.passwords.hash(PASSWORD);
  const make = createMaker({ store, gateway, people, settings, hash });
  const { account, recordOf, rowsIn } = make;

  const strangers = new Map<string, ReadonlySet<string>>();
  for (const resource of owned)
    strangers.set(resource.key, new Set((await rowsIn(resource)).map(({ _id }) => _id)));

  const roles = model.resource(settings.roles.resource);
  const [subjects, now] = [model.resources.map(({ subject }) => subject), gateway.clock.iso()];
  const role = await store.insert(roles.api.collection, {
    _id: newId(Date.now()),
    __v: 0,
    createdAt: now,
    updatedAt: now,
    name: 'May do everything',
    [settings.roles.abilities]: [...new Set(subjects)].map((subject) => ({ action: 'manage', subject })),
  });
  const customer = await account('mine', { [settings.roles.field]: [role._id] });

  const askerOf = async (email: string, password: string, seen: Asker['seen']): Promise<Asker> => {
    const { accessToken } = await gateway.signIn(email, password);
    const provider = await restFor(gateway, email.split('@')[0] ?? '', password);
    const remotely: Caller = (method, path, body) =>
      gateway.send(method, path, { body, authorization: `Bearer ${accessToken}` });
    return { call: gateway.callerOf(accessToken), remotely, token: accessToken, provider, seen };
  };
  const [{ email, password } = { email: '', password: '' }] = accounts;
  return {
    gateway,
    store,
    customer,
    me: await askerOf(String(customer[settings.email]), PASSWORD, (resource) =>
      boundResource(resource, gateway.model),
    ),
    staff: await askerOf(email, password, (resource) => resource),
    /** Is this the id of a record that was there before the customer came, or is it this stranger's? */
    isTheirs: ({ resource, theirs }: Case, id: unknown): boolean =>
      id === theirs._id || strangers.get(resource.key)?.has(String(id)) === true,
    caseOf: async (resource: Resource): Promise<Case> => {
      const stranger = await account(THEIRS);
      const theirs = await recordOf(resource, THEIRS, stranger);
      return { resource, stranger, theirs, mine: await recordOf(resource, 'mine', customer) };
    },
    /** Another record of the stranger, or of the customer. */
    recordOf: (resource: Resource, person: Row) =>
      recordOf(resource, person === customer ? 'mine' : THEIRS, person),
    formOf: (resource: Resource) => make.formOf(resource, customer),
    rowOf: (resource: Resource, { _id }: Row) => store.get(resource.api.collection, _id),
    /** How many there are of all entities. */
    size: () => Promise.all(owned.map(({ api }) => store.count(api.collection, []))),
    /** How many of an entity the stranger has. */
    ofOthers: async ({ resource, stranger }: Case): Promise<number> => {
      const where = ownConditions(resource, { row: stranger, isBound: true }, model);
      return store.count(resource.api.collection, where);
    },
    stop: () => gateway.stop(),
  };
};

/** The entities that a field points at. */
export const targetsOf = (field: ResolvedField | undefined): readonly string[] =>
  (field && kinds[field.kind].references?.(field)) ?? [];

/* What nothing about the record itself keeps from being changed. */
const isOpen = (row: Row, resource: Resource): boolean =>
  (['edit', 'delete'] as const).every((doing) => !stateFault(doing, row, { resource, kinds }));

/* What can hold any word. The address to sign in with cannot, nor can a number of a telephone. */
const isFreeText = (field: ResolvedField): boolean => {
  const { filter, normalise } = kinds[field.kind];
  if (filter !== 'contains' || field.name === model.accounts?.email) return false;
  return normalise === undefined || normalise(THEIRS as never, field) === THEIRS;
};
