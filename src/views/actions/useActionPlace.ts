import { useLocale } from 'react-admin';
import { useAbility, useMe, useModel } from '../../fields/AdminContext';
import { closedFields } from '../../model/access/openFields';
import type { Resource } from '../../model/resolved/resource';

/** By what a page judges whether something can be done with a record of this entity, by whoever is signed in. */
export const useActionPlace = (resource: Resource) => useActionPlaces()(resource);

/** The same, of any entity. */
export const useActionPlaces = () => {
  const model = useModel();
  const ability = useAbility();
  const around = { kinds: model.kinds, me: useMe(), locale: useLocale() };
  return (resource: Resource) => ({
    ...around,
    resource,
    closed: closedFields(resource, { ability, model }),
  });
};
