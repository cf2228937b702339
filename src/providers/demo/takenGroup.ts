import type { Row } from '../../model/values/comparable';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Resource } from '../../model/resolved/resource';
import { claimOf, uniqueGroups, type UniqueGroup } from '../../model/rules/uniqueGroups';
import type { DemoStore } from './demoStore';

export type Claiming = {
  readonly id: string;
  /** The whole record as it would be stored. */
  readonly values: Row;
  /** What of it is new. */
  readonly changed: Row;
};

type Place = { readonly store: DemoStore; readonly resource: Resource };

/** The unique fields whose values another record of the collection has; undefined when all are free. */
export const takenGroup = async (
  { id, values, changed }: Claiming,
  { store, resource }: Place,
): Promise<UniqueGroup | undefined> => {
  const touched = uniqueGroups(resource).filter((group) =>
    group.some((name) => Object.hasOwn(changed, name)),
  );
  for (const group of touched) {
    const wanted = claimOf(values, group);
    if (wanted === undefined) continue;
    const isTaken = (record: DemoRecord) => record.id !== id && claimOf(record, group) === wanted;
    const taken = await store.find(resource.api.collection, isTaken);
    if (taken.length > 0) return group;
  }
  return undefined;
};
