import { useLocale, useTranslate } from 'react-admin';
import { pick, resolveLabel } from '../../model/resolved/labels';
import { defineCell, type CellProps } from '../cellView';
import { StatusChip } from '../drawing/StatusChip';
import { Explanation } from './Explanation';
import { choiceLabel, choiceOf } from './kind';

export default defineCell<'choice'>({
  width: (field, locale) =>
    hasTones(field) ? { whole: CHIP + lengthOfLongest(field, locale) * 6 } : { least: 80 },
  Cell: ChoiceCell,
  Advice: ({ value, field }) => <Explanation {...choiceOf(value, field)} />,
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
  if (known && !hasTones(field)) return <bdi title={advice}>{choiceLabel(value, field, locale)}</bdi>;
  return (
    <StatusChip
      tone={known?.tone ?? 'neutral'}
      icon={known?.icon}
      label={choiceLabel(value, field, locale)}
      title={known ? advice : translate('app.cell.unknownValue', { value })}
    />
  );
}

/* Its sign, and the room around both. */
const CHIP = 32;

const lengthOfLongest = (field: CellProps<'choice'>['field'], locale: string): number =>
  Math.max(0, ...Object.keys(field.values).map((value) => choiceLabel(value, field, locale).length));

/* A state has one beside each of its values; what tells sorts apart has none, and is a word like any other. */
const hasTones = ({ values }: CellProps<'choice'>['field']): boolean =>
  Object.values(values).some(({ tone }) => tone !== undefined);
