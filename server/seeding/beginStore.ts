import { sealHashed } from '../accounts/secondFactors';
import type { Secrets } from '../secrets';
import { forgetHashed } from '../writes/storedResponses';
import { hasFirst, seedNew } from './seed';

type Parts = Parameters<typeof seedNew>[0] & {
  readonly faulty?: ReadonlyMap<string, string> | undefined;
  readonly secrets: Pick<Secrets, 'seal'>;
};

/**
 * Brings the store to where this version begins.
 * @throws when an entity is faulty while the store is still without its first records.
 */
export const beginStore = async (parts: Parts): Promise<void> => {
  if (!parts.faulty?.size) await seedNew(parts);
  else if (!(await hasFirst(parts)))
    throw new Error('The first records are made when the configuration has no problems.');
  await forgetHashed(parts.store);
  await sealHashed(parts.store, parts.secrets);
};
