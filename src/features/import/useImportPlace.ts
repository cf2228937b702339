import { useMemo } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import type { ImportPlace } from '../../model/import/importFields';
import type { Model } from '../../model/resolved/model';
import { useEntity } from '../../views/useEntity';

/** The present entity in every language, with what this person may do. */
export const useImportPlace = (models: readonly Model[]): ImportPlace => {
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  return useMemo(
    () => ({
      resource,
      languages: [resource, ...models.map((model) => model.resource(resource.key))],
      kinds,
      ability,
    }),
    [resource, models, kinds, ability],
  );
};
