import { refuseIssues } from '../refusal';
import type { Kinds } from '../../src/model/resolved/kind';
import {
  isOwnAccount,
  ownAccountFault,
  takenFrom,
  tooFewIssue,
  type Change,
} from '../../src/model/rules/protection';
import type { ResolvedAtLeast, Resource } from '../../src/model/resolved/resource';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import type { Condition } from '../../src/model/rules/matchConditions';
import { ruleConditions } from '../../src/model/rules/rules';
import { scopeConditions } from '../records/scope';
import { lockCollection } from './collectionLock';

/** @throws Refusal when it is the sender's own record, and this is nothing to be done to that. */
export const refuseOwnAccount = (change: Change, { resource, person, id }: Request): void => {
  const fault = isOwnAccount(resource, id, person.row._id) && ownAccountFault(resource, change);
  if (fault) throw refuseIssues(resource, [fault], change.after ? 422 : 409);
};

/**
 * For a write that may take away one of the records of which some must be left. Of several at once, each finds what
 * the one before it has left.
 * @throws Refusal when too few would be.
 */
export const refuseTooFew = async (
  change: Change,
  { resource, id }: Request,
  parts: Parts,
): Promise<void> => {
  const { kinds } = parts.model;
  const { collection } = resource.api;
  const asked = takenFrom(resource, change, kinds);
  if (asked.length > 0) await lockCollection(collection, parts);
  for (const each of asked) {
    const others: Condition = { path: '_id', op: 'ne', value: id };
    const left = await parts.store.count(collection, [...countedBy(each, resource, kinds), others]);
    if (left < each.count)
      throw refuseIssues(resource, [tooFewIssue(each, change)], change.after ? 422 : 409);
  }
};

/** How the records that must not run out are asked for. */
export const countedBy = ({ when }: ResolvedAtLeast, resource: Resource, kinds: Kinds): Condition[] => [
  ...ruleConditions(when, { fields: resource.fields, kinds }),
  ...scopeConditions(resource, kinds),
];
