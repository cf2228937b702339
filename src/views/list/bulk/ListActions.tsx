import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { useAbility, useOffers } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { OpenForm } from '../../actions/opening/OpenForm';
import { permittedActions } from '../../actions/offeredActions';
import { useEntity, useLabel } from '../../useEntity';
import { ActOnList } from './ActOnList';

/** What this person can do with all records of the list, where its host does that, and the forms that it opens. */
export const ListActions = () => {
  const entity = useEntity();
  const ability = useAbility();
  const offers = useOffers();
  const label = useLabel();
  const { total = 0 } = useListContext();
  const [chosen, setChosen] = useState<ResolvedAction>();
  const { source } = entity.api;
  const isDone = offers(source, 'bulk');
  const offered = permittedActions(entity, 'list', ability).filter(({ opens }) => opens || isDone);
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.name}
          onClick={() => setChosen(action)}
          startIcon={<Icon name={action.icon} />}
          disabled={total === 0 && !action.opens}
          aria-haspopup={action.opens ? undefined : 'dialog'}
        >
          <span>{label(action.label)}</span>
        </Button>
      ))}
      {chosen?.opens && <OpenForm action={chosen} onClose={() => setChosen(undefined)} />}
      {chosen && !chosen.opens && <ActOnList action={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
};
