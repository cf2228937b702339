import roles from '../../fixtures/seeds/roles.json';
import config from '../../resources.config';
import { createClock } from '../../server/clock';
import { giveRights } from '../../server/seeding/giveRights';
import { createMemoryStore } from '../../server/store/memory';
import { kinds } from '../../src/fields/kinds';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { createModel } from '../../src/model/resolve/createModel';

const model = createModel(config, kinds);
const { collection } = model.resource('roles').api;

const begun = async () => {
  const store = createMemoryStore();
  const now = new Date(0).toISOString();
  for (const role of roles)
    await store.insert(collection, { ...role, _id: role.name, __v: 0, createdAt: now, updatedAt: now });
  await giveRights({ model, store, clock: createClock(), first: { seeds: {} } });
  return Promise.all(
    roles.map(async ({ name }) => {
      const row = await store.get(collection, name);
      return { name, ability: (row?.['ability'] ?? []) as AbilityPair[] };
    }),
  );
};

/** The roles that the product begins with, in the order of its first records: with what they have of themselves and of entities. */
export const shippedRoles = await begun();
