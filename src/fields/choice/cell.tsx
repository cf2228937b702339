import { useLocale, useTranslate } from 'react-admin';
import { pick, resolveLabel } from '../../model/resolved/labels';
import { defineCell, type CellProps } from '../cellView';
import { StatusChip } from '../drawing/StatusChip';
import { Explanation } from './Explanation';
import { choiceLabel, choiceOf } from './kind';

export default defineCell<'choice'>({
  Cell: ChoiceCell,
  Show: (props) => (
    <>
      <ChoiceCell {...props} />
      <Explanation {...choiceOf(props.value, props.field)} />
    </>
  ),
});

function ChoiceCell({ value, field }: CellProps<'choice'>) {
  const locale = useLocale();
  const translate = useTranslate();
  const known = choiceOf(value, field);
  const advice = known?.advice === undefined ? undefined : pick(resolveLabel(known.advice), locale);
  return (
    <StatusChip
      tone={known?.tone ?? 'neutral'}
      icon={known?.icon}
      label={choiceLabel(value, field, locale)}
      title={known ? advice : translate('app.cell.unknownValue', { value })}
    />
  );
}
