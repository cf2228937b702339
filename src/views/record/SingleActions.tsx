import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '../../fields/drawing/Icon';
import type { ResolvedAction } from '../../model/resolved/resource';
import { ActionDialog, useOffered } from '../actions/useOffered';
import { useLabel } from '../useEntity';

type SingleActionsProps = {
  readonly record: RaRecord;
  /** There are changes that an action would not know of, and that its answer would take away. */
  readonly isDirty?: boolean;
};

/** What can be done with the only record of an entity. */
export const SingleActions = ({ record, isDirty = false }: SingleActionsProps) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ResolvedAction>();
  const { actions } = useOffered(record);
  if (actions.length === 0) return null;
  return (
    <Box data-screen="" sx={rowStyle}>
      {isDirty && (
        <Typography variant="body2" color="textSecondary" role="status">
          {translate('app.actions.saveFirst')}
        </Typography>
      )}
      <ActionButtons actions={actions} disabled={isDirty} onChoose={setChosen} />
      {chosen && <ActionDialog action={chosen} records={[record]} onClose={() => setChosen(undefined)} />}
    </Box>
  );
};

type ActionButtonsProps = {
  readonly actions: readonly ResolvedAction[];
  readonly disabled?: boolean;
  readonly onChoose: (action: ResolvedAction) => void;
};

export const ActionButtons = ({ actions, disabled = false, onChoose }: ActionButtonsProps) => {
  const label = useLabel();
  return actions.map((action) => (
    <Button
      key={action.name}
      variant="outlined"
      disabled={disabled}
      color={action.tone === 'danger' ? 'error' : 'primary'}
      startIcon={<Icon name={action.icon} />}
      onClick={() => onChoose(action)}
    >
      {label(action.label)}
    </Button>
  ));
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
