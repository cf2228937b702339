import {
  isOwnAccount,
  ownAccountFault,
  takenFrom,
  tooFewIssue,
  type Change,
} from '../../model/rules/protection';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Resource } from '../../model/resolved/resource';
import { matches } from '../../model/rules/rules';
import { isInScope, type DemoParts } from './demoRecords';
import { refuseIssues } from './refuse';

/** @throws HttpFailure when it is one's own record, or one of which too few would be left. */
export const refuseProtected = async (
  resource: Resource,
  change: Change & { readonly before: DemoRecord },
  parts: DemoParts,
): Promise<void> => {
  const status = change.after ? 422 : 409;
  const { id } = change.before;
  const own = isOwnAccount(resource, id, parts.me?.()) && ownAccountFault(resource, change);
  if (own) throw refuseIssues(resource, [own], status);
  const place = { fields: resource.fields, kinds: parts.model.kinds };
  for (const each of takenFrom(resource, change, place.kinds)) {
    const isLeft = (record: DemoRecord) =>
      record.id !== id && isInScope(resource, record, parts) && matches(each.when, record, place);
    const left = await parts.store.find(resource.api.collection, isLeft);
    if (left.length < each.count) throw refuseIssues(resource, [tooFewIssue(each, change)], status);
  }
};
