import { useLocale, useTranslate } from 'react-admin';
import { pick, resolveLabel } from '../../model/resolved/labels';
import { StatusChip } from '../drawing/StatusChip';
import { choiceLabel, choiceOf, type ChoiceOptions } from './kind';

type ChoiceChipProps = { readonly value: string; readonly field: ChoiceOptions };

/** One of the values of a choice: its word, in a chip where values have tones. */
export const ChoiceChip = ({ value, field }: ChoiceChipProps) => {
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
};

/* A state has one beside each of its values; what tells sorts apart has none, and is a word like any other. */
export const hasTones = ({ values }: ChoiceOptions): boolean =>
  Object.values(values).some(({ tone }) => tone !== undefined);
