import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate, type RaRecord } from 'ra-core';
import { Icon } from '../../fields/Icon';
import type { IconName } from '../../config/icons';
import type { Issue } from '../../model/kind';
import { whyNot } from '../actions/whyNot';

type BulkButtonProps = {
  readonly name: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  /** Is there a rule that some records may not meet? */
  readonly isRuled: boolean;
  /** What a record does not meet. */
  readonly faultOf: (record: RaRecord) => Issue | undefined;
  readonly selected: readonly RaRecord[];
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
  const qualified = selected.filter((record) => faultOf(record) === undefined);
  const counts = { qualified: qualified.length, total: selected.length, smart_count: selected.length };
  const faults = selected.flatMap((record) => faultOf(record) ?? []);
  const hint =
    faults.length === 0
      ? ''
      : `${translate('app.actions.qualify', counts)}. ${whyNot(faults, { translate, locale })}`;
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
          {!isRuled && isDangerous ? name : `${name} (${qualified.length})`}
        </Button>
      </span>
    </Tooltip>
  );
};
