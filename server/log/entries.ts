import { titleOf } from '../../src/model/answers/title';
import { accountKeys } from '../../src/model/permissions/accounts';
import { pick } from '../../src/model/resolved/labels';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Clock } from '../clock';
import { newId } from '../newId';
import { isInScope } from '../records/scope';
import type { Row, Store } from '../store/store';
import { undoOf } from '../undo/undoable';
import { changedValues, type Sides } from './changedValues';
import type { Doing } from './doing';
import { newDevice } from './newDevice';
import type { accountEvents, deeds } from './written';

/** What a person did with the account itself. */
export type AccountEvent = {
  readonly event: (typeof accountEvents)[number];
  readonly result: 'ok' | 'denied';
  /** The account; default: that of whoever does it. */
  readonly row?: Row | undefined;
  readonly reason?: string;
};

/** A right that somebody lacks, and for what. */
export type Refused = { readonly resource: Resource; readonly action: string; readonly id: string };

/** A record that was changed, as it was before and as it is by now. */
export type Changed = Sides & { readonly collection: string };

/** Writes entries into the logs that the configuration names; into one that it does not name, nothing. */
export type Entries = {
  /** The entities whose changes are written down. */
  readonly logged: readonly Resource[];
  readonly change: (changed: Changed, doing: Doing, store: Store) => Promise<void>;
  /** The action that was asked for, where its record is its own history and no change of it is written down. */
  readonly acted: (doing: Doing, store: Store) => Promise<void>;
  readonly refused: (refused: Refused, doing: Doing, store: Store) => Promise<void>;
  /** That a file of records was taken away, or brought. */
  readonly file: (
    file: { readonly resource: Resource; readonly action: 'export' | 'import'; readonly details: string },
    doing: Doing,
    store: Store,
  ) => Promise<void>;
  /** That so many records were older than their entity keeps them. */
  readonly expired: (
    ended: { readonly resource: Resource; readonly total: number; readonly days: number },
    store: Store,
  ) => Promise<void>;
  /** That a record of the bin is gone for good. */
  readonly purged: (
    gone: { readonly resource: Resource; readonly row: Row },
    doing: Doing,
    store: Store,
  ) => Promise<void>;
  readonly account: (event: AccountEvent, doing: Doing, store: Store) => Promise<void>;
};

type Parts = { readonly model: Model; readonly clock: Clock };

export const createEntries = ({ model, clock }: Parts): Entries => {
  const { log, accounts, kinds } = model;
  const [changes, signIns] = [log?.changes, log?.signIns].map((key) =>
    key === undefined ? undefined : model.resource(key),
  );
  const logged = changes
    ? model.resources.filter(({ hasHistory, api }) => hasHistory && api.source !== 'demo')
    : [];

  const add = adding(clock);

  const account: Entries['account'] = async ({ event, result, row: given, reason }, doing, store) => {
    const row = given ?? (doing.onBehalfOf ?? doing.person)?.row;
    const resource = accountKeys(model)
      .map((key) => model.resource(key))
      .find((each) => row && isInScope(each, row, kinds));
    if (!row || !resource) return;
    const holder = referenceTo(resource, signIns);
    const { ip, userAgent: device } = doing;
    const entry = { [holder ?? '']: row._id, event, result, reason, ip, device };
    if (signIns && holder !== undefined)
      await add(signIns, { ...entry, ...(await newDevice(entry, { log: signIns, holder, store })) }, store);
    // Whom the log of sign-ins has no reference for is in the other one, and who entered the account of somebody else.
    const isOther = event === 'enter' || event === 'leave';
    if ((holder === undefined || isOther) && isValueOf(changes, 'action', event)) {
      const about = { action: event, ...aboutOf(row, resource, model), reason, result };
      await add(changes, { ...byWhom(doing, changes), ...about }, store);
    }
  };

  const change: Entries['change'] = async ({ collection, ...sides }, doing, store) => {
    const row = sides.after ?? sides.before;
    const resource = logged.find(
      (each) => each.api.collection === collection && row && isInScope(each, row, kinds),
    );
    const values = resource && changedValues(sides, resource, kinds);
    if (!row || !resource || !values) return;
    const undo = undoOf({ ...sides, names: Object.keys(values.after ?? {}) }, { resource, model, doing });
    const what = {
      ...deedOf(doing, verbOf(sides), changes),
      change: { ...values, ...(undo && { undo }) },
      result: 'ok',
    };
    await add(changes, { ...byWhom(doing, changes), ...aboutOf(row, resource, model), ...what }, store);
    const password = accounts?.password ?? '';
    const isNew = sides.before !== null && sides.after?.[password] !== sides.before[password];
    if (isNew && accountKeys(model).includes(resource.key))
      await account({ event: 'password_changed', result: 'ok', row }, doing, store);
  };

  return {
    logged,
    change,
    account,
    acted: async (doing, store) => {
      const { resource, id, action } = doing.asked ?? {};
      if (!changes || !resource || !action || id === undefined || resource.hasHistory) return;
      const row = await store.get(resource.api.collection, id);
      const what = { ...deedOf(doing, 'update', changes), result: 'ok' };
      if (row)
        await add(changes, { ...byWhom(doing, changes), ...aboutOf(row, resource, model), ...what }, store);
    },
    ...withoutChange({ changes, add }, model),
  };
};

type Log = { readonly changes: Resource | undefined; readonly add: ReturnType<typeof adding> };

/* What was asked for, where no record is changed. */
const withoutChange = (
  { changes, add }: Log,
  model: Model,
): Pick<Entries, 'refused' | 'file' | 'expired' | 'purged'> => ({
  file: async ({ resource, action, details }, doing, store) => {
    const what = { ...(isValueOf(changes, 'action', action) && { action }), result: 'ok' };
    await add(changes, { ...byWhom(doing, changes), ...what, resource: resource.key, details }, store);
  },
  purged: async ({ resource, row }, doing, store) => {
    const what = { action: 'delete', details: 'Deleted permanently', result: 'ok' };
    await add(changes, { ...byWhom(doing, changes), ...what, ...aboutOf(row, resource, model) }, store);
  },
  expired: async ({ resource, total, days }, store) => {
    const about = { action: 'delete', resource: resource.key, details: `Kept for ${days} days: ${total}` };
    await add(changes, { ...byWhom({}, changes), ...about, result: 'ok' }, store);
  },
  refused: async ({ resource, action, id }, doing, store) => {
    const row = changes && id !== '' ? await store.get(resource.api.collection, id) : undefined;
    const about = row ? aboutOf(row, resource, model) : { resource: resource.key };
    const what = isValueOf(changes, 'action', action) ? { action } : { details: action };
    await add(changes, { ...byWhom(doing, changes), ...what, ...about, result: 'denied' }, store);
  },
});

type Deed = (typeof deeds)[number];

type Entry = Readonly<Record<string, unknown>>;

/* What the log has no field for is left out. */
const adding =
  (clock: Clock) =>
  async (to: Resource | undefined, entry: Entry, store: Store): Promise<void> => {
    if (!to) return;
    const now = clock.iso();
    const known = Object.entries(entry).filter(([name]) => to.fields.some((field) => field.name === name));
    const row = { _id: newId(clock.now()), __v: 0, createdAt: now, updatedAt: now };
    await store.insert(to.api.collection, { ...row, ...Object.fromEntries(known) });
  };

const verbOf = ({ before, after }: Sides): Deed => {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
};

/* The action that was asked for, by its name where the log has it, or what became of the record. */
const deedOf = ({ asked, isOfNobody }: Doing, verb: Deed, log: Resource | undefined): Entry => {
  const { action, reason, deed } = asked ?? {};
  const name = action?.name ?? deed;
  const isNamed = name !== undefined && isValueOf(log, 'action', name);
  const details = isOfNobody ? BY_NOBODY : action && pick(action.label, 'en');
  return { action: isNamed ? name : verb, details, reason };
};

/* As other details of a log, in English. */
const BY_NOBODY = 'Somebody without an account';

const byWhom = (
  { person, onBehalfOf, requestId, ip, userAgent }: Doing,
  log: Resource | undefined,
): Entry => {
  const holder = person && referenceTo(person.resource, log);
  return {
    actorType: person?.resource.key ?? 'system',
    ...(person && holder !== undefined && { [holder]: person.row._id }),
    onBehalfOf: onBehalfOf?.row._id,
    requestId,
    ip,
    userAgent,
  };
};

/** The first field of a log that points at such an account. */
export const referenceTo = (account: Pick<Resource, 'key'>, log: Resource | undefined): string | undefined =>
  log?.fields.find((field) => 'to' in field && [field.to].flat().some((to) => to === account.key))?.name;

const isValueOf = (log: Resource | undefined, name: string, value: string): boolean => {
  const field = log?.fields.find((each) => each.name === name);
  return field !== undefined && 'values' in field && Object.hasOwn(field.values, value);
};

const aboutOf = (row: Row, resource: Resource, { kinds }: Model): Entry => ({
  resource: resource.key,
  record: titleOf(resource, { ...row, id: row._id }, { kinds, locale: 'en' }),
  recordId: row._id,
});
