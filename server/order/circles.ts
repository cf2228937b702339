import type { Resource } from '../../src/model/resolved/resource';
import { isEmpty, textOf } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import { refuse } from '../refusal';
import type { Row } from '../store/store';
import { lockCollection } from '../writes/collectionLock';

type Change = { readonly before?: Row | undefined; readonly after: Readonly<Record<string, unknown>> };

/**
 * Nobody is put below itself, in a field that makes a tree. The way up is read when it is this change's turn: of two at the
 * same time, each of which alone would be right, the second finds what the first has left.
 * @throws Refusal 422, beside the field.
 */
export const refuseCircles = async (
  { before, after }: Change,
  { fields, api }: Pick<Resource, 'fields' | 'api'>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  // A new record has nothing below it.
  if (!before) return;
  for (const field of fields) {
    const parent = after[field.name];
    const isTree = 'tree' in field && field.tree === true;
    if (!isTree || isEmpty(parent) || parent === before[field.name]) continue;
    await lockCollection(api.collection, { store, clock });
    for (let above = textOf(parent), depth = 0; above !== undefined; depth += 1) {
      if (above === before._id || depth > DEEPEST) throw refuse(422, 'belowItself', { at: field.name });
      above = textOf((await store.get(api.collection, above))?.[field.name]);
    }
  }
};

/** Whoever is further down than this is in a circle that was there before. */
const DEEPEST = 1000;
