import { useOffers } from '../fields/AdminContext';
import { useEntity } from './useEntity';

/** Whether what is deleted here can be put back: its host has to keep it. */
export const useHasBin = (): boolean => {
  const { hasBin, api } = useEntity();
  const offers = useOffers();
  return hasBin && api.dialect === 'v1' && offers(api.source, 'bin');
};
