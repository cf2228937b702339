import { BATCH, type Desk } from '../desk';
import { asListed, keepOut } from './contacts';
import { activeAmong, contactsAmong, isOut, keyOf, OUT } from '../optOuts';

/**
 * Puts the next contacts that are out, after an id, on the list, where they are not on it: those of stores from before there
 * was one. Answers the last of them; undefined at the end.
 */
export const listOut = (after: string, desk: Desk): Promise<string | undefined> =>
  desk.transaction(async (inner) => {
    const where = { status: { $in: OUT }, id: { $gt: after } } as object;
    const found = await inner.records('contacts').list({ where, sort: ['id', 'ASC'], limit: BATCH });
    const listed = await activeAmong(found, inner);
    const known = new Set(listed.filter(({ scope }) => scope !== 'group').map(keyOf));
    for (const contact of found) if (!known.has(keyOf(contact))) await keepOut(contact, inner);
    return found.length < BATCH ? undefined : found.at(-1)?.id;
  });

/** Marks the contacts of the next on the list, where they say something else: those of a backup. Answers as above. */
export const markListed = (after: string, desk: Desk): Promise<string | undefined> =>
  desk.transaction(async (inner) => {
    const { records } = inner;
    const where = { status: 'active', id: { $gt: after } } as object;
    const listed = await records('optOuts').list({ where, sort: ['id', 'ASC'], limit: BATCH });
    for (const contact of await contactsAmong(listed, inner)) {
      const patch = isOut(contact) ? undefined : await asListed(contact, inner);
      if (patch) await records('contacts').update(contact.id, patch);
    }
    return listed.length < BATCH ? undefined : listed.at(-1)?.id;
  });
