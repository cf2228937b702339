import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useAbility, useMe, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import { actionFault } from '../../model/rules/applyAction';
import type { ResolvedAction } from '../../model/resolved/resource';
import { permittedActions } from '../actions/offeredActions';
import { useEntity, useLabel } from '../useEntity';
import { lazyPart } from '../../parts/lazyPart';

const ActionDialog = lazyPart(async () => (await import('../actions/ActionDialog')).ActionDialog, {
  failure: 'over',
});

type SingleActionsProps = {
  readonly record: RaRecord;
  /** There are changes that an action would not know of, and that its answer would take away. */
  readonly isDirty?: boolean;
};

/** What can be done with the only record of an entity. */
export const SingleActions = ({ record, isDirty = false }: SingleActionsProps) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ResolvedAction>();
  const place = { resource: entity, kinds, me: useMe() };
  const actions = permittedActions(entity, 'row', ability).filter(
    (action) => actionFault(action, record, place) === undefined,
  );
  if (actions.length === 0) return null;
  return (
    <Box data-screen="" sx={rowStyle}>
      {isDirty && (
        <Typography variant="body2" color="textSecondary" role="status">
          {translate('app.actions.saveFirst')}
        </Typography>
      )}
      {actions.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          disabled={isDirty}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          startIcon={<Icon name={action.icon} />}
          onClick={() => setChosen(action)}
        >
          {label(action.label)}
        </Button>
      ))}
      {chosen && <ActionDialog action={chosen} records={[record]} onClose={() => setChosen(undefined)} />}
    </Box>
  );
};

/** The same within the form of the record. */
export const FormActions = ({ record }: Pick<SingleActionsProps, 'record'>) => {
  const { isDirty } = useFormState();
  return <SingleActions record={record} isDirty={isDirty} />;
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mb: 2,
} as const;
