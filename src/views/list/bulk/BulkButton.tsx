import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import type { IconName } from '../../../config/icons';
import type { Issue } from '../../../model/resolved/kind';
import { disabledReason } from '../../actions/disabledReason';

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
export const BulkButton = ({
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
