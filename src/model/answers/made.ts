import { isPlainObject } from '../values/plainObject';

/** A record that an action has made, or added a row to: where it is, and whether it was there already. */
export type MadeRecord = { readonly resource: string; readonly id: string; readonly isNew: boolean };

/** What an answer says of them; what cannot be read of it is left out. */
export const readMade = (answered: unknown): readonly MadeRecord[] =>
  (Array.isArray(answered) ? (answered as unknown[]) : []).flatMap((each) => {
    if (!isPlainObject(each)) return [];
    const { resource, id, isNew } = each;
    return typeof resource === 'string' && typeof id === 'string'
      ? [{ resource, id, isNew: isNew !== false }]
      : [];
  });
