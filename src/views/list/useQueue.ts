import { useListContext } from 'react-admin';
import { useAbility } from '../../fields/AdminContext';
import { isCalled } from '../../model/contract/isCalled';
import { isApplied } from '../../model/pages/isApplied';
import type { ResolvedPreset } from '../../model/resolved/resource';
import { actionFault } from '../../model/rules/applyAction';
import { permittedActions } from '../actions/offeredActions';
import { useActionPlace } from '../actions/useActionPlace';
import { useEntity } from '../useEntity';

/** The views of this list whose records wait for a decision that this person may take. */
export const useQueues = (): readonly ResolvedPreset[] => {
  const entity = useEntity();
  const place = useActionPlace(entity);
  const actions = permittedActions(entity, 'row', useAbility()).filter(isCalled);
  return entity.presets.filter(
    ({ queue, filter }) =>
      queue && actions.some((action) => actionFault(action, sampleOf(filter), place) === undefined),
  );
};

/* A record that such a filter lets through, as far as it says. */
const sampleOf = (filter: ResolvedPreset['filter']) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? (value[0] as unknown) : value,
    ]),
  );

/** The one of them that is in force. */
export const useQueue = (): ResolvedPreset | undefined => {
  const { filterValues } = useListContext();
  return useQueues().find(({ filter }) => isApplied(filter, filterValues ?? {}));
};
