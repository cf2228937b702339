import { withComputed } from '../../src/model/compute/withComputed';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import type { Person } from '../accounts/people';
import { singleId } from './own';
import { takenOver } from '../accounts/ofAccount';
import { defaultValues } from '../../src/model/rules/defaultValues';
import { insertOnce } from '../store/insertOnce';

/** The id of the only record of an entity, for everybody or of this person; it begins with the defaults. */
export const singleRecord = async (
  resource: Resource,
  person: Person,
  { model, store, clock }: Parts,
): Promise<string> => {
  const { collection } = resource.api;
  const id = resource.single === 'own' ? singleId(resource, person.row) : resource.key;
  const present = await store.get(collection, id);
  const own = takenOver(resource, person, present);
  if (present) {
    if (Object.keys(own).length > 0) await store.update(collection, id, { patch: { ...own } });
    return id;
  }
  const now = clock.iso();
  const shape = { fields: resource.fields, kinds: model.kinds };
  const first = withComputed({ ...defaultValues(resource.fields), ...resource.api.stamp, ...own }, shape);
  // Two first requests at once: one of them makes it.
  await insertOnce(store, collection, { ...first, _id: id, __v: 0, createdAt: now, updatedAt: now });
  return id;
};
