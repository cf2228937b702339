import { timedChanges } from '../../src/model/rules/timedChanges';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import { report } from '../report';
import { heldUp } from './heldUp';
import { scopeConditions } from './scope';
import { uniquesOf } from '../writes/storedValues';
import type { Row } from '../store/store';
import { StoreConflict } from '../store/store';

/** Records that are looked at together. */
const PAGE = 500;

/**
 * Puts every record of an entity into the state that time has brought by now (`timed`), before a list is read:
 * filters and sorts then find it there. Costs one question per declared move while nothing is due.
 */
export const applyTimedTransitions = async (resource: Resource, parts: Parts): Promise<void> => {
  const { model, store, clock } = parts;
  for (const { field, from, after } of resource.timed) {
    const where = [
      ...scopeConditions(resource, model.kinds),
      { path: field, op: 'in', value: from } as const,
      { path: after, op: 'lte', value: clock.iso() } as const,
    ];
    // Those that stay, because a rule says so or their day is not over, are passed over.
    for (let offset = 0, found = PAGE; found === PAGE;) {
      const { rows } = await store.list(resource.api.collection, { where, sort: [], offset, limit: PAGE });
      const now = await Promise.all(rows.map((row) => inTime(row, resource, parts)));
      offset += now.filter((row, index) => row === rows[index]).length;
      found = rows.length;
    }
  }
};

/**
 * The record as time has made it; written down, so that everybody finds the same. A change that claims a unique value
 * of another record, or lies over one, waits until somebody puts one of the two right: nobody's list fails for it.
 * It is tried again when the record was changed, else once a minute.
 */
export const inTime = async (row: Row, resource: Resource, { model, store, clock }: Parts): Promise<Row> => {
  const now = new Date(clock.now());
  const patch = timedChanges(row, { resource, kinds: model.kinds, now });
  if (!patch) return row;
  const { isHeld, hold } = heldUp(clock, resource.key, row);
  if (isHeld) return row;
  try {
    const uniques = uniquesOf({ ...row, ...patch }, resource, patch);
    const change = {
      patch: { ...patch, updatedAt: clock.iso() },
      ifVersion: row.__v,
      uniques,
      by: 'system' as const,
    };
    // Its own transaction: within another one, that one goes on when the value is taken.
    return await store.transaction((inner) => inner.update(resource.api.collection, row._id, change));
  } catch (error) {
    if (!(error instanceof StoreConflict || error instanceof Refusal)) throw error;
    // Somebody else has just written it, perhaps the very same.
    if (error instanceof StoreConflict && error.reason.kind === 'version') return error.reason.current;
    if (hold())
      report(`${resource.key}/${row._id} stays as it was, though its time is over: ${error.message}.`);
    return row;
  }
};
