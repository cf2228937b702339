import { accountKeys, mayAct } from '../../src/model/permissions/accounts';
import type { Model } from '../../src/model/resolved/model';
import { oneByOne } from '../store/oneByOne';
import type { Store } from '../store/store';
import { PEOPLE_TOPIC } from './sessions';
import { refuse } from '../refusal';
import { accountResource } from './people';
import { endUnproved } from './proof/unproved';
import { removeFactor } from './secondFactors';
import type { Tokens } from './tokens';

type Parts = {
  readonly model: Model;
  readonly tokens: Pick<Tokens, 'endAll'>;
  /** The session that a change of its own password does not end. */
  readonly kept?: string | undefined;
  /** Whoever writes has entered an account, whose password and address are not theirs to change. */
  readonly isInside?: boolean;
};

/**
 * A store whose writes end the sessions of those who lose the right to act by them, are removed, or get another
 * password, switch off the second factor of those whose account says so, and say so of everybody whose rights they
 * change: whichever way the write came, in the same transaction.
 */
export const revokingSessions = (store: Store, { model, tokens, kept, isInside = false }: Parts): Store => {
  const collections = new Set(accountKeys(model).map((key) => model.resource(key).api.collection));
  const { password = '', email = '', secondFactor = '', roles } = model.accounts ?? {};
  const roleCollection = roles && model.resource(roles.resource).api.collection;
  const isRoles = (collection: string) => collection === roleCollection;

  const isWatched = (collection: string) => isRoles(collection) || collections.has(collection);

  const within = (inner: Store): Store => oneByOne(watching(inner), inner, isWatched);
  const watching = (inner: Store): Store => ({
    ...inner,
    update: (...asked) => {
      const [collection, id, { patch }] = asked;
      if (isRoles(collection)) return thenTell(inner, (open) => open.update(...asked));
      if (!collections.has(collection)) return inner.update(...asked);
      return inner.transaction(async (open) => {
        if (isInside) refuseKeys([email, password, secondFactor], patch, await open.get(collection, id));
        const row = await open.update(...asked);
        const resource = accountResource(row, collection, model);
        if (!resource || !mayAct(row, resource, model)) await tokens.endAll({ userId: id }, open);
        else if (Object.hasOwn(patch, password)) await tokens.endAll({ userId: id, kept }, open);
        else if (roles && Object.hasOwn(patch, roles.field)) await open.notify(PEOPLE_TOPIC, id);
        if (patch[secondFactor] === false) await removeFactor(id, open);
        return row;
      });
    },
    remove: (...asked) => {
      const [collection, id] = asked;
      if (isRoles(collection)) return thenTell(inner, (open) => open.remove(...asked));
      if (!collections.has(collection)) return inner.remove(...asked);
      return inner.transaction(async (open) => {
        const row = await open.remove(...asked);
        await tokens.endAll({ userId: id }, open);
        await removeFactor(id, open);
        await endUnproved(id, open);
        return row;
      });
    },
    heeding: (signal) => within(inner.heeding(signal)),
    transaction: (run) => inner.transaction((open) => run(within(open))),
  });
  return within(store);
};

const refuseKeys = (names: readonly string[], patch: Values, before: Values | undefined): void => {
  const isKept = names.every((name) => !Object.hasOwn(patch, name) || patch[name] === before?.[name]);
  if (!isKept) throw refuse(403, 'onlyOwner');
};

type Values = Readonly<Record<string, unknown>>;

/* Who holds a role is in their records, so all who listen look whether it was theirs. */
const thenTell = <T>(store: Store, write: (open: Store) => Promise<T>): Promise<T> =>
  store.transaction(async (open) => {
    const done = await write(open);
    await open.notify(PEOPLE_TOPIC, null);
    return done;
  });
