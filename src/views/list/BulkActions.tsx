import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useAbility, useMe, useModel } from '../../fields/AdminContext';
import { actionFault, stateFault } from '../../model/applyAction';
import type { ResolvedAction } from '../../model/resource';
import { ActionDialog } from '../actions/ActionDialog';
import { DeleteDialog } from '../actions/DeleteDialog';
import { permittedActions } from '../actions/offeredActions';
import { useCan, useEntity, useLabel } from '../useEntity';
import { BulkButton } from './BulkButton';

/** What can be done with the selection: every button says how many of the rows qualify, and why not the rest. */
export const BulkActions = () => {
  const entity = useEntity();
  const ability = useAbility();
  const label = useLabel();
  const can = useCan();
  const { kinds } = useModel();
  const locale = useLocale();
  const me = useMe();
  const translate = useTranslate();
  const { data, selectedIds, onUnselectItems } = useListContext();
  const [chosen, setChosen] = useState<{ action: ResolvedAction | 'delete'; records: readonly RaRecord[] }>();
  const selected = (data ?? []).filter((record) => selectedIds.includes(record.id));
  const close = () => setChosen(undefined);
  const place = { resource: entity, kinds, locale, me };
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
          name={label(action.label)}
          icon={action.icon}
          isRuled={action.when !== undefined}
          faultOf={(record) => actionFault(action, record, place)}
          selected={selected}
          onChoose={(records) => setChosen({ action, records })}
        />
      ))}
      {entity.can.delete && can('delete') && (
        <BulkButton
          name={translate('ra.action.delete')}
          icon="delete"
          isDangerous
          isRuled={entity.allows.delete !== undefined || entity.ownAccount !== undefined}
          faultOf={(record) => stateFault('delete', record, place)}
          selected={selected}
          onChoose={(records) => setChosen({ action: 'delete', records })}
        />
      )}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('app.list.clearSelection')}
      </Button>
      {chosen?.action === 'delete' && (
        <DeleteDialog records={chosen.records} onClose={close} onDone={() => onUnselectItems()} />
      )}
      {chosen && chosen.action !== 'delete' && (
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
