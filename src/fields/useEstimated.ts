import { useResourceContext } from 'react-admin';
import type { ResolvedEstimate, Resource } from '../model/resolved/resource';
import { useModel, useOffers } from './AdminContext';

/** What the server of the entity works out, where it does. */
export const useEstimated = (): ResolvedEstimate | undefined => {
  const model = useModel();
  const name = useResourceContext();
  const { estimate, api } = name === undefined ? ({} as Partial<Resource>) : model.resource(name);
  const offers = useOffers();
  if (!api || api.dialect !== 'v1') return undefined;
  return offers(api.source, 'estimates') ? estimate : undefined;
};
