import { titleOf } from '../../src/model/answers/title';
import { accountKeys } from '../../src/model/permissions/accounts';
import { pick } from '../../src/model/resolved/labels';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Clock } from '../clock';
import { newId } from '../newId';
import { isInScope } from '../records/scope';
import type { Row, Store } from '../store/store';
import { changedValues, type Sides } from './changedValues';
import type { Doing } from './doing';

export type ChangeLog = {
  /** A store that writes an entry for each record that it changes, in the transaction of the change. */
  readonly around: (store: Store, doing: Doing) => Store;
  /** Writes that somebody was refused a right. */
  readonly refused: (doing: Doing, what: Refused, store: Store) => Promise<void>;
  /** Writes down what a person did with the account itself. */
  readonly account: (
    event: AccountEvent,
    result: 'ok' | 'denied',
    doing: Doing,
    store: Store,
  ) => Promise<void>;
};

export type Refused = { readonly resource: Resource; readonly action: string; readonly id: string };

export type AccountEvent = 'login' | 'logout' | 'password_changed';

type Parts = { readonly model: Model; readonly clock: Clock };

/** Keeps the logs that the configuration names (`log`); without them nothing is written. */
export const createChangeLog = ({ model, clock }: Parts): ChangeLog => {
  const { log, accounts } = model;
  const changes = log?.changes === undefined ? undefined : model.resource(log.changes);
  const signIns = log?.signIns === undefined ? undefined : model.resource(log.signIns);
  const logged = model.resources.filter(({ hasHistory, api }) => hasHistory && api.source !== 'demo');
  const collections = new Set(logged.map(({ api }) => api.collection));

  const add = async (to: Resource | undefined, entry: Entry, store: Store): Promise<void> => {
    if (!to) return;
    const now = clock.iso();
    const known = Object.entries(entry).filter(([name]) => to.fields.some((field) => field.name === name));
    const row = { _id: newId(clock.now()), __v: 0, createdAt: now, updatedAt: now };
    await store.insert(to.api.collection, { ...row, ...Object.fromEntries(known) });
  };

  const writeChange = async (collection: string, sides: Sides, doing: Doing, store: Store) => {
    const row = sides.after ?? sides.before;
    const resource = logged.find(
      (each) => each.api.collection === collection && row && isInScope(each, row, model.kinds),
    );
    const change = resource && changedValues(sides, resource, model.kinds);
    if (!row || !resource || !change) return;
    const { action, reason } = doing.asked ?? {};
    const verb = sides.before ? (sides.after ? 'update' : 'delete') : 'create';
    await add(
      changes,
      {
        ...byWhom(doing, changes),
        action: action && isValueOf(changes, 'action', action.name) ? action.name : verb,
        details: action && pick(action.label, 'en'),
        ...aboutOf(row, resource, model),
        change,
        reason,
        result: 'ok',
      },
      store,
    );
    const secret = accounts?.password ?? '';
    if (
      accountKeys(model).includes(resource.key) &&
      sides.before &&
      sides.after?.[secret] !== sides.before[secret]
    )
      await account('password_changed', 'ok', doing, store, row);
  };

  /* Who is none of those that the log of sign-ins is about is in the other one. */
  const account = async (
    event: AccountEvent,
    result: 'ok' | 'denied',
    doing: Doing,
    store: Store,
    row = doing.person?.row,
  ) => {
    const resource = accountKeys(model)
      .map((key) => model.resource(key))
      .find((each) => row && logged.includes(each) && isInScope(each, row, model.kinds));
    if (!row || !resource) return;
    const holder = referencesTo(resource, signIns);
    if (holder !== undefined)
      await add(signIns, { [holder]: row._id, event, result, ip: doing.ip, device: doing.userAgent }, store);
    else if (isValueOf(changes, 'action', event))
      await add(
        changes,
        { ...byWhom(doing, changes), action: event, ...aboutOf(row, resource, model), result },
        store,
      );
  };

  const within = (inner: Store, doing: Doing, seen: Map<string, Seen> | undefined): Store => {
    const open = <T>(run: (store: Store, seen: Map<string, Seen>) => Promise<T>): Promise<T> => {
      // What a part of a transaction did counts when that part is kept.
      const own = new Map(seen);
      return inner
        .transaction(async (part) => {
          const result = await run(part, own);
          if (seen) return [result, own] as const;
          for (const { collection, by, ...sides } of own.values())
            await writeChange(
              collection,
              sides,
              by === 'system' ? { requestId: doing.requestId ?? '' } : doing,
              part,
            );
          return [result, own] as const;
        })
        .then(([result, kept]) => {
          if (seen) for (const [key, each] of kept) seen.set(key, each);
          return result;
        });
    };
    return {
      ...inner,
      insert: (...asked) => {
        const [collection] = asked;
        if (!collections.has(collection)) return inner.insert(...asked);
        return open(async (part, own) => {
          const row = await part.insert(...asked);
          note(own, { collection, before: null, after: row, by: 'person' });
          return row;
        });
      },
      update: (...asked) => {
        const [collection, id, { by = 'person' }] = asked;
        if (!collections.has(collection)) return inner.update(...asked);
        return open(async (part, own) => {
          const before = (await part.get(collection, id)) ?? null;
          const row = await part.update(...asked);
          note(own, { collection, before, after: row, by });
          return row;
        });
      },
      remove: (...asked) => {
        const [collection] = asked;
        if (!collections.has(collection)) return inner.remove(...asked);
        return open(async (part, own) => {
          const row = await part.remove(...asked);
          note(own, { collection, before: row, after: null, by: 'person' });
          return row;
        });
      },
      heeding: (signal) => within(inner.heeding(signal), doing, seen),
      transaction: (run) => open((part, own) => run(within(part, doing, own))),
    };
  };

  return {
    around: (store, doing) => (changes ? within(store, doing, undefined) : store),
    refused: async (doing, { resource, action, id }, store) => {
      const row = id === '' ? undefined : await store.get(resource.api.collection, id);
      const about = row ? aboutOf(row, resource, model) : { resource: resource.key };
      const verb = isValueOf(changes, 'action', action) ? { action } : { details: action };
      await add(changes, { ...byWhom(doing, changes), ...verb, ...about, result: 'denied' }, store);
    },
    account: (event, result, doing, store) => account(event, result, doing, store),
  };
};

type Entry = Readonly<Record<string, unknown>>;

/** A record that a transaction has changed, as it was before and as it is by now. */
type Seen = Sides & { readonly collection: string; readonly by: 'person' | 'system' };

/* Written twice, a record has one entry: from before the first to after the last. */
const note = (own: Map<string, Seen>, { collection, before, after, by }: Seen): void => {
  const key = `${by} ${collection} ${(after ?? before)?._id ?? ''}`;
  const first = own.get(key);
  own.set(key, { collection, by, after, before: first ? first.before : before });
};

const byWhom = ({ person, requestId, ip, userAgent }: Doing, log: Resource | undefined): Entry => {
  const holder = person && referencesTo(person.resource, log);
  return {
    actorType: person?.resource.key ?? 'system',
    ...(person && holder !== undefined && { [holder]: person.row._id }),
    requestId,
    ip,
    userAgent,
  };
};

/* The first field that points at such an account. */
const referencesTo = (account: Resource, log: Resource | undefined): string | undefined =>
  log?.fields.find((field) => 'to' in field && field.to === account.key)?.name;

const isValueOf = (log: Resource | undefined, name: string, value: string): boolean => {
  const field = log?.fields.find((each) => each.name === name);
  return field !== undefined && 'values' in field && Object.hasOwn(field.values, value);
};

const aboutOf = (row: Row, resource: Resource, { kinds }: Model): Entry => ({
  resource: resource.key,
  record: titleOf(resource, { ...row, id: row._id }, { kinds, locale: 'en' }),
  recordId: row._id,
});
