import { sealHashed } from '../accounts/secondFactors';
import { placeAll } from '../order/places';
import type { Secrets } from '../secrets';
import { forgetHashed } from '../writes/storedResponses';
import { seedNew } from './seed';

type Parts = Parameters<typeof seedNew>[0] & {
  readonly secrets: Pick<Secrets, 'seal'>;
};

/** Brings the store to where this version begins. */
export const beginStore = async (parts: Parts): Promise<void> => {
  await seedNew(parts);
  const { model, clock, store } = parts;
  const ordered = model.resources.filter(({ api, list }) => list.order && api.source !== 'demo');
  for (const resource of ordered)
    await store.transaction((inner) => placeAll(resource, { model, clock, store: inner }));
  await forgetHashed(parts.store);
  await sealHashed(parts.store, parts.secrets);
};
