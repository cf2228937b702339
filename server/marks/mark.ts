import { closedFields } from '../../src/model/access/openFields';
import { Denied } from '../denied';
import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import { existing } from '../writes/change';
import { refuseInside } from '../writes/entering';
import { answer } from '../writes/write';
import { keptMarks, MARKS, marksIn, placeOf } from './marks';
import { stillThere } from './sweeping';

/** The topic on which the other pages of a person are told what it has marked. */
export const MARKS_TOPIC = 'marks';

/** `by` has marked a record, with a write of that key. */
export type MarkNotice = {
  readonly by: string;
  readonly of: string;
  readonly id: string;
  readonly key?: string | undefined;
};

/** Of one person, of one field. Lists that are filtered by marks ask for each of them by its id. */
export const MOST_MARKS = 1000;

/**
 * Sets or takes away marks that whoever asks has on a record (`{ isStarred: true }`). The record stays as it is: who else
 * reads it, the log and hooks hear nothing. Asked twice, it is as it was asked for.
 */
export const mark: Handler = async (request, parts) => {
  const { resource, person, id, doing } = request;
  refuseInside(person);
  const wanted = wantedIn(request, parts);
  const row = await existing(request, parts);
  for (const [name, isSet] of wanted) await keep({ name, isSet }, request, parts);
  const notice: MarkNotice = { by: person.row._id, of: resource.api.collection, id, key: doing?.key };
  await parts.store.notify(MARKS_TOPIC, notice);
  return answer({ status: 200, row }, request, parts);
};

/** @throws Refusal 422 for anything but marks of this entity, 403 for one that is closed to whoever asks. */
const wantedIn = (
  { resource, person, body }: Request,
  { model }: Parts,
): readonly (readonly [name: string, isSet: boolean])[] => {
  const names = marksIn(resource, model.kinds).map(({ name }) => name);
  const wanted = Object.entries(body).flatMap(([name, value]) =>
    names.includes(name) && typeof value === 'boolean' ? [[name, value] as const] : [],
  );
  if (wanted.length === 0 || wanted.length < Object.keys(body).length)
    throw new Refusal(422, `Send true or false as a mark of this entity: ${names.join(', ')}.`);
  const closed = closedFields(resource, { ability: person.ability, model });
  for (const [name] of wanted)
    if (closed.has(name)) throw new Denied({ action: 'show', subject: `${resource.subject}.${name}` }, model);
  return wanted;
};

/* Two pressed at once, here or on two machines: whoever comes second is begun anew by the version. */
const keep = async (
  { name, isSet }: { readonly name: string; readonly isSet: boolean },
  { resource, person, id }: Request,
  parts: Parts,
): Promise<void> => {
  const { store, clock } = parts;
  const place = placeOf(resource, name, person);
  const kept = await keptMarks(place, store);
  const before = kept?.ids ?? [];
  if (before.includes(id) === isSet) return;
  const full = before.length >= MOST_MARKS ? await stillThere(before, place.of, store) : before;
  if (isSet && full.length >= MOST_MARKS) throw refuse(422, 'manyMarks', { args: { most: MOST_MARKS } });
  const ids = isSet ? [...full, id] : full.filter((each) => each !== id);
  const updatedAt = clock.iso();
  await (kept
    ? store.update(MARKS, place._id, { patch: { ids, updatedAt }, ifVersion: kept.__v })
    : store.insert(MARKS, { ...place, ids, __v: 0, createdAt: updatedAt, updatedAt }));
};
