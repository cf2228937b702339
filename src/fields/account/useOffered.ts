import type { Resource } from '../../model/resolved/resource';
import { useAbility, useModel } from '../AdminContext';

/** Those of these entities whose people may be offered to whoever asks. */
export const useOffered = (to: readonly string[]): readonly Resource[] => {
  const { resource } = useModel();
  const ability = useAbility();
  return to
    .map(resource)
    .filter(({ subject }) => ability.can('list', subject) && ability.can('show', subject));
};
