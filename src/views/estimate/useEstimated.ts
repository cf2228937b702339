import { useOffers } from '../../fields/AdminContext';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { useEntity } from '../useEntity';

/** What the server of the entity works out, where it does. */
export const useEstimated = (): ResolvedEstimate | undefined => {
  const { estimate, api } = useEntity();
  const offers = useOffers();
  const isOffered = api.source !== 'demo' && api.dialect === 'v1' && offers(api.source, 'estimates');
  return isOffered ? estimate : undefined;
};
