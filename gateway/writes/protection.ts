import type { Kinds } from '../../src/model/kind';
import {
  isOwnAccount,
  ownAccountFault,
  takenFrom,
  tooFewIssue,
  type Change,
} from '../../src/model/protection';
import type { ResolvedAtLeast, Resource } from '../../src/model/resource';
import type { Parts, Request } from '../handlers';
import { ruleConditions, scopeConditions } from '../scope';
import { StoreConflict, type Condition, type Store } from '../store/store';
import { refuseIssues } from '../words';

/** @throws Refusal when it is the sender's own record, and this is nothing to be done to that. */
export const refuseOwnAccount = (change: Change, { resource, person, id }: Request): void => {
  const fault = isOwnAccount(resource, id, person.row._id) && ownAccountFault(resource, change);
  if (fault) throw refuseIssues(resource, [fault], change.after ? 422 : 409);
};

/**
 * Runs a write that may take away one of the records of which some must be left. Of several at once, each finds
 * what the one before it has left.
 * @throws Refusal when too few would be.
 */
export const keepingEnough = async <T>(
  change: Change,
  { request, parts }: { readonly request: Request; readonly parts: Parts },
  write: (store: Store) => Promise<T>,
): Promise<T> => {
  const { resource, id } = request;
  const { kinds } = parts.model;
  const { collection } = resource.api;
  const asked = takenFrom(resource, change, kinds);
  if (asked.length === 0) return write(parts.store);
  await makeTurn(collection, parts);
  return parts.store.transaction(async (store) => {
    // Whoever comes second waits here until the first is done.
    await store.update(TURNS, collection, { patch: {} });
    for (const each of asked) {
      const others: Condition = { path: '_id', op: 'ne', value: id };
      const left = await store.count(collection, [...countedBy(each, resource, kinds), others]);
      if (left < each.count)
        throw refuseIssues(resource, [tooFewIssue(each, change)], change.after ? 422 : 409);
    }
    return write(store);
  });
};

/** How the records that must not run out are asked for. @throws when the store has no words for it. */
export const countedBy = ({ when }: ResolvedAtLeast, resource: Resource, kinds: Kinds): Condition[] => [
  ...ruleConditions(when, { fields: resource.fields, kinds, at: `${resource.key}.atLeast` }),
  ...scopeConditions(resource, kinds),
];

/** A record for each collection whose only use is that two transactions cannot write it at once. */
const TURNS = 'turns';

const makeTurn = async (collection: string, { store, clock }: Parts): Promise<void> => {
  if (await store.get(TURNS, collection)) return;
  const now = clock.iso();
  const turn = { _id: collection, __v: 0, createdAt: now, updatedAt: now };
  await store.insert(TURNS, turn).catch((error: unknown) => {
    // Two first ones at once: the other one has made it.
    if (!(error instanceof StoreConflict)) throw error;
  });
};
