import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useAbility } from '../../../fields/AdminContext';
import { actionFault, stateFault } from '../../../model/rules/applyAction';
import { BulkDialog, type Chosen } from './BulkDialog';
import { EditAllButton } from './EditAllButton';
import { SelectAll } from './SelectAll';
import { permittedActions } from '../../actions/offeredActions';
import { useActionPlace } from '../../actions/useActionPlace';
import { useSelected } from '../../actions/useSelected';
import { useCan, useEntity, useLabel } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../../fields/drawing/Icon';
import type { IconName } from '../../../config/icons';
import type { Issue } from '../../../model/resolved/kind';
import { disabledReason } from '../../actions/disabledReason';

/** What can be done with the selection: every button says how many of the rows qualify, and why not the rest. */
export const BulkActions = () => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { records: selected, error, tryAgain, unselect } = useSelected();
  const [chosen, setChosen] = useState<Chosen>();
  const [isSelecting, setSelecting] = useState(false);
  return (
    <Box
      role="toolbar"
      data-bulk=""
      tabIndex={-1}
      aria-label={translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      sx={barStyle}
    >
      <span>{translate('app.list.selected', { smart_count: selectedIds.length })}</span>
      <SelectAll onSelecting={setSelecting} />
      <EditAllButton />
      <Choices selected={isSelecting ? undefined : selected} onChoose={setChosen} />
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('app.list.clearSelection')}
      </Button>
      {error != null && <ReadFailure error={error} onRetry={tryAgain} />}
      {chosen && (
        <BulkDialog
          {...chosen}
          onClose={() => setChosen(undefined)}
          onDone={(ids) => (ids.length < chosen.records.length ? unselect(ids) : onUnselectItems())}
        />
      )}
    </Box>
  );
};

type ChoicesProps = {
  /** The selected rows; undefined until those of other pages are read. */
  readonly selected: readonly RaRecord[] | undefined;
  readonly onChoose: (chosen: Chosen) => void;
};

const Choices = ({ selected, onChoose }: ChoicesProps) => {
  const entity = useEntity();
  const ability = useAbility();
  const label = useLabel();
  const can = useCan();
  const translate = useTranslate();
  const place = useActionPlace(entity);
  return (
    <>
      {entity.list.bulkEdit.length > 0 && entity.can.edit && can('edit') && (
        <BulkButton
          name={translate('ra.action.edit')}
          icon="edit"
          isRuled={entity.allows.edit !== undefined}
          faultOf={(record) => stateFault('edit', record, place)}
          selected={selected}
          onChoose={(records) => onChoose({ action: 'edit', records })}
        />
      )}
      {permittedActions(entity, 'bulk', ability).map((action) => (
        <BulkButton
          key={action.name}
          name={label(action.label)}
          icon={action.icon}
          isRuled={action.when !== undefined}
          faultOf={(record) => actionFault(action, record, place)}
          selected={selected}
          onChoose={(records) => onChoose({ action, records })}
        />
      ))}
      {can('export') && (
        <BulkButton
          name={translate('ra.action.export')}
          icon="download"
          isRuled={false}
          faultOf={() => undefined}
          selected={selected}
          onChoose={(records) => onChoose({ action: 'export', records })}
        />
      )}
      {entity.can.delete && can('delete') && (
        <BulkButton
          name={translate('ra.action.delete')}
          icon="delete"
          isDangerous
          isRuled={entity.allows.delete !== undefined || entity.ownAccount !== undefined}
          faultOf={(record) => stateFault('delete', record, place)}
          selected={selected}
          onChoose={(records) => onChoose({ action: 'delete', records })}
        />
      )}
    </>
  );
};

type ReadFailureProps = { readonly error: unknown; readonly onRetry: () => void };

const ReadFailure = ({ error, onRetry }: ReadFailureProps) => {
  const translate = useTranslate();
  const wordsOf = useFailureText();
  return (
    <span role="alert">
      {wordsOf(error)}
      <Button size="small" onClick={onRetry}>
        {translate('app.list.error.retry')}
      </Button>
    </span>
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

type BulkButtonProps = {
  readonly name: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  /** Is there a rule that some records may not meet? */
  readonly isRuled: boolean;
  /** What a record does not meet. */
  readonly faultOf: (record: RaRecord) => Issue | undefined;
  /** The selected rows; undefined until those of other pages are read. */
  readonly selected: readonly RaRecord[] | undefined;
  readonly onChoose: (records: readonly RaRecord[]) => void;
};

/** Says how many of the selected rows qualify, and why not the rest. */
const BulkButton = ({
  name,
  icon,
  isDangerous = false,
  isRuled,
  faultOf,
  selected,
  onChoose,
}: BulkButtonProps) => {
  const locale = useLocale();
  const translate = useTranslate();
  const rows = selected ?? [];
  const qualified = rows.filter((record) => faultOf(record) === undefined);
  const counts = { qualified: qualified.length, total: rows.length, smart_count: rows.length };
  const faults = rows.flatMap((record) => faultOf(record) ?? []);
  const isCounted = selected !== undefined && (isRuled || !isDangerous);
  const hint =
    faults.length === 0
      ? ''
      : `${translate('app.actions.qualify', counts)}. ${disabledReason(faults, { translate, locale })}`;
  return (
    <Tooltip title={hint}>
      <span>
        <Button
          size="small"
          color={isDangerous ? 'error' : 'primary'}
          startIcon={<Icon name={icon} />}
          disabled={qualified.length === 0}
          onClick={() => onChoose(qualified)}
          {...(hint && { 'aria-description': hint })}
        >
          {isCounted ? `${name} (${qualified.length})` : name}
        </Button>
      </span>
    </Tooltip>
  );
};
