import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate, type RaRecord } from 'ra-core';
import { useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/Icon';
import type { IconName } from '../../config/icons';
import type { Rule } from '../../config/rule';
import { matches } from '../../model/rules';
import { whyNot } from '../actions/whyNot';
import { useEntity, useLabel } from '../useEntity';

type BulkButtonProps = {
  readonly name: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  /** What a record must meet. */
  readonly when: Rule | undefined;
  readonly selected: readonly RaRecord[];
  readonly onChoose: (records: readonly RaRecord[]) => void;
};

/** Says how many of the selected rows qualify, and why not the rest. */
export const BulkButton = ({
  name,
  icon,
  isDangerous = false,
  when,
  selected,
  onChoose,
}: BulkButtonProps) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const locale = useLocale();
  const translate = useTranslate();
  const qualified = selected.filter((record) => matches(when, record, { fields: entity.fields, kinds }));
  const counts = { qualified: qualified.length, total: selected.length, smart_count: selected.length };
  const reason = whyNot(when, entity, { translate, label, wording: { kinds, locale } });
  const hint =
    qualified.length === selected.length ? '' : `${translate('app.actions.qualify', counts)}. ${reason}`;
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
          {when === undefined && isDangerous ? name : `${name} (${qualified.length})`}
        </Button>
      </span>
    </Tooltip>
  );
};
