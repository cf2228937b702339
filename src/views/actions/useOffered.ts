import type { RaRecord } from 'react-admin';
import { useAbility } from '../../fields/AdminContext';
import { actionFault } from '../../model/rules/applyAction';
import { lazyPart } from '../../parts/lazyPart';
import { useCan, useEntity } from '../useEntity';
import { allows } from './allows';
import { permittedActions } from './offeredActions';
import { useActionPlace } from './useActionPlace';

/** What this person can do with a record in its present state. */
export const useOffered = (record: RaRecord) => {
  const entity = useEntity();
  const ability = useAbility();
  const can = useCan();
  const place = useActionPlace(entity);
  return {
    actions: permittedActions(entity, 'row', ability).filter(
      (action) => actionFault(action, record, place) === undefined,
    ),
    mayEdit: entity.can.edit && can('edit') && allows('edit', record, place),
    mayDelete: entity.can.delete && can('delete') && allows('delete', record, place),
  };
};

/** The dialogs of actions, downloaded when a page that offers some is there. */
export const ActionDialog = lazyPart(async () => (await import('./ActionDialog')).ActionDialog, {
  failure: 'over',
});
export const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog')).DeleteDialog, {
  failure: 'over',
});
