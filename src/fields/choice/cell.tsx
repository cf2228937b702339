import { useLocale } from 'ra-core';
import { defineCell } from '../cellView';
import { StatusChip } from '../StatusChip';
import { choiceLabel } from './kind';

export default defineCell<'choice'>({
  Cell: function ChoiceCell({ value, field }) {
    const locale = useLocale();
    const known = Object.hasOwn(field.values, value) ? field.values[value] : undefined;
    return (
      <StatusChip
        tone={known?.tone ?? 'neutral'}
        icon={known?.icon}
        label={choiceLabel(value, field, locale)}
      />
    );
  },
});
