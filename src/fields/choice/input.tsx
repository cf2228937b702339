import { SelectArrayInput, SelectInput } from 'ra-ui-materialui';
import { useLocale } from 'ra-core';
import type { ResolvedField } from '../../model/resolvedField';
import { defineInput } from '../inputView';
import { choiceLabel } from './kind';

const useChoices = (field: ResolvedField<'choice'>) => {
  const locale = useLocale();
  return Object.keys(field.values).map((id) => ({ id, name: choiceLabel(id, field, locale) }));
};

export default defineInput<'choice'>({
  Input: function ChoiceInput({ field, isFilter: _, ...props }) {
    return <SelectInput {...props} choices={useChoices(field)} translateChoice={false} />;
  },
  Filter: function ChoiceFilter({ field, isFilter: _, ...props }) {
    return <SelectArrayInput {...props} choices={useChoices(field)} translateChoice={false} />;
  },
});
