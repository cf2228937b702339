import { useListContext } from 'react-admin';
import { useAbility, useModel, useOffers } from '../../../fields/AdminContext';
import { closedFields } from '../../../model/access/openFields';
import { PLACE } from '../../../model/order/placeField';
import { useEntity } from '../../useEntity';

/** Whether people make the order of this list, and its host keeps it. */
export const useIsOrdered = (): boolean => {
  const entity = useEntity();
  const model = useModel();
  const ability = useAbility();
  const offers = useOffers();
  const { list, api } = entity;
  if (!list.order || api.calls.place === false) return false;
  if (closedFields(entity, { ability, model }).has(list.order.within ?? '')) return false;
  return offers(api.source, 'order');
};

/** Whether it is the one in which the records stand now. */
export const useIsInOrder = (): boolean => {
  const { sort } = useListContext();
  return useIsOrdered() && sort.field === PLACE && sort.order === 'ASC';
};
