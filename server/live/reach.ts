import { reachOf } from '../../src/model/access/bound';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { matchesAll, type Condition, type PointsAt } from '../../src/model/rules/matchConditions';
import { valueAt } from '../../src/model/values/comparable';
import type { Person } from '../accounts/people';
import { ownConditions } from '../records/own';
import type { Row, Store } from '../store/store';

/** May this person know of records of the entity at all? */
export const mayKnow = (resource: Resource, { ability, isBound }: Person): boolean =>
  ['list', 'show'].some((right) => ability.can(right, resource.subject)) &&
  (!isBound || reachOf(resource) !== 'none');

type Parts = { readonly model: Model; readonly store: Store };

/**
 * Which of these records this person may reach: `isReached` for many at once, also for such as are gone. Of records that
 * point at the same one, that is asked for once.
 */
export const reachedOf = async <T extends Row>(
  rows: readonly T[],
  { resource, person }: { readonly resource: Resource; readonly person: Person },
  { model, store }: Parts,
): Promise<readonly T[]> => {
  const where = ownConditions(resource, person, model);
  const answers = new Map<string, boolean>();
  const pointsAt = async (condition: PointsAt, row: T) => {
    const id = valueAt(row, condition.path);
    if (typeof id !== 'string') return false;
    const it = { path: '_id', op: 'eq', value: id } as const;
    const known = answers.get(id) ?? (await store.count(condition.collection, [it, ...condition.where])) > 0;
    answers.set(id, known);
    return known;
  };
  const holds = (condition: Condition, row: T) =>
    condition.op === 'pointsAt' ? pointsAt(condition, row) : matchesAll(row, [condition]);
  const reached: T[] = [];
  for (const row of rows) {
    let isReached = true;
    for (const condition of where) isReached &&= await holds(condition, row);
    if (isReached) reached.push(row);
  }
  return reached;
};
