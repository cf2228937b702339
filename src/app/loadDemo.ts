import type { Model } from '../model/resolved/model';
import type { ResourceProvider } from '../model/resolved/resourceProvider';
import { createFakerestProvider } from '../providers/data/fakerestProvider';

/** What answers for the entities that no server has. What makes records up is downloaded with it and nowhere else. */
export const loadDemo = async (model: Model): Promise<ResourceProvider> => {
  const { faker } = await import('@faker-js/faker/locale/en');
  return createFakerestProvider(model, { faker, now: new Date() });
};
