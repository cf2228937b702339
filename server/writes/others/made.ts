import { reachOf } from '../../../src/model/access/bound';
import type { MadeRecord } from '../../../src/model/answers/made';
import type { Resource } from '../../../src/model/resolved/resource';
import type { Request } from '../../handlers';
import type { Parts } from '../../parts';
import { isReached } from '../../records/own';
import type { Row } from '../../store/store';

/** A record that an action has made, or added something to; one that had it already is not new. */
export type Made = { readonly resource: Resource; readonly row: Row; readonly isNew: boolean };

/** What is told of it to whoever may see these records: where each is, and whether that is new. */
export const toldOf = async (
  all: readonly Made[],
  { person }: Request,
  parts: Parts,
): Promise<readonly MadeRecord[]> => {
  const told: MadeRecord[] = [];
  for (const { resource, row, isNew } of all) {
    const { key, subject, single } = resource;
    const mayShow = person.ability.can('show', subject) && !(person.isBound && reachOf(resource) === 'none');
    if (mayShow && (await isReached(row, resource, { ...parts, person })))
      told.push({ resource: key, id: single ? key : row._id, isNew });
  }
  return told;
};
