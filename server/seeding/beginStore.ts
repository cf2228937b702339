import { sealHashed } from '../accounts/secondFactors';
import type { Secrets } from '../secrets';
import { forgetHashed } from '../writes/storedResponses';
import { seedNew } from './seed';

type Parts = Parameters<typeof seedNew>[0] & {
  readonly secrets: Pick<Secrets, 'seal'>;
};

/** Brings the store to where this version begins. */
export const beginStore = async (parts: Parts): Promise<void> => {
  await seedNew(parts);
  await forgetHashed(parts.store);
  await sealHashed(parts.store, parts.secrets);
};
