import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useLocale, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/Icon';
import type { ResolvedAction } from '../../model/resource';
import { ActionDialog } from '../actions/ActionDialog';
import { DeleteDialog } from '../actions/DeleteDialog';
import { permittedActions, qualifies } from '../actions/offeredActions';
import { whyNot } from '../actions/whyNot';
import { useCan, useEntity, useLabel } from '../useEntity';

/** What can be done with the selection: every button says how many of the rows qualify, and why not the rest. */
export const BulkActions = () => {
  const entity = useEntity();
  const ability = useAbility();
  const can = useCan();
  const translate = useTranslate();
  const { data, selectedIds, onUnselectItems } = useListContext();
  const [chosen, setChosen] = useState<{ action: ResolvedAction; records: readonly RaRecord[] } | 'delete'>();
  const selected = (data ?? []).filter((record) => selectedIds.includes(record.id));
  const close = () => setChosen(undefined);
  return (
    <Box
      role="toolbar"
      aria-label={translate('ra.action.bulk_actions', { smart_count: selected.length })}
      sx={barStyle}
    >
      <span role="status">{translate('app.list.selected', { smart_count: selectedIds.length })}</span>
      {permittedActions(entity, 'bulk', ability).map((action) => (
        <BulkButton
          key={action.name}
          action={action}
          selected={selected}
          onChoose={(records) => setChosen({ action, records })}
        />
      ))}
      {entity.can.delete && can('delete') && (
        <Button
          size="small"
          color="error"
          startIcon={<Icon name="delete" />}
          onClick={() => setChosen('delete')}
        >
          {translate('ra.action.delete')}
        </Button>
      )}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('app.list.clearSelection')}
      </Button>
      {chosen === 'delete' && (
        <DeleteDialog records={selected} onClose={close} onDone={() => onUnselectItems()} />
      )}
      {chosen && chosen !== 'delete' && (
        <ActionDialog
          action={chosen.action}
          records={chosen.records}
          onClose={close}
          onDone={() => onUnselectItems()}
        />
      )}
    </Box>
  );
};

type BulkButtonProps = {
  readonly action: ResolvedAction;
  readonly selected: readonly RaRecord[];
  readonly onChoose: (records: readonly RaRecord[]) => void;
};

const BulkButton = ({ action, selected, onChoose }: BulkButtonProps) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const locale = useLocale();
  const translate = useTranslate();
  const qualified = selected.filter((record) => qualifies(action, record, { resource: entity, kinds }));
  const counts = { qualified: qualified.length, total: selected.length, smart_count: selected.length };
  const reason = whyNot(action, entity, { translate, label, wording: { kinds, locale } });
  const hint =
    qualified.length === selected.length ? '' : `${translate('app.actions.qualify', counts)}. ${reason}`;
  return (
    <Tooltip title={hint}>
      <span>
        <Button
          size="small"
          startIcon={<Icon name={action.icon} />}
          disabled={qualified.length === 0}
          onClick={() => onChoose(qualified)}
          {...(hint && { 'aria-description': hint })}
        >
          {`${label(action.label)} (${qualified.length})`}
        </Button>
      </span>
    </Tooltip>
  );
};

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  mb: 1,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'primary.main',
  borderRadius: '12px',
} as const;
