import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import type { People } from '../accounts/people';
import { isReached } from '../records/own';
import { toWire } from '../records/records';

/** Something that is said to one person, without being asked. */
export type Emission = { readonly event: string; readonly userId: string; readonly payload: unknown };

export type Announce = (id: string, resource: Resource) => Promise<void>;

type AnnounceParts = Parts & { readonly people: People; readonly emit: (emission: Emission) => void };

/** Hands a new record over to the person whom it is for, as they may see it; to who is bound only their own. */
export const createAnnounce =
  ({ model, store, clock, people, emit }: AnnounceParts): Announce =>
  async (id, resource) => {
    if (!resource.live) return;
    const row = await store.get(resource.api.collection, id);
    const owner = row?.[resource.live.owner];
    const person = typeof owner === 'string' ? await people.byId(owner) : undefined;
    if (!row || !person || !(await isReached(row, resource, { person, model, store }))) return;
    const reader = { kinds: model.kinds, ability: person.ability, now: clock.now() };
    const payload = toWire(row, resource, reader);
    emit({ event: resource.live.event, userId: person.row._id, payload });
  };
