import { SelectArrayInput, SelectInput, useLocale } from 'react-admin';
import { pick } from '../../../model/resolved/labels';
import { useModel } from '../../AdminContext';
import { defineInput, type InputProps } from '../../inputView';

const useChoices = () => {
  const locale = useLocale();
  return useModel()
    .resources.map(({ key, label }) => ({ id: key, name: pick(label.many, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
};

export default defineInput<'entity'>({
  Input: function EntityInput({ field: _, isFilter: __, ...props }: InputProps<'entity'>) {
    return <SelectInput {...props} choices={useChoices()} translateChoice={false} />;
  },
  Filter: function EntityFilter({ field: _, isFilter: __, ...props }: InputProps<'entity'>) {
    return <SelectArrayInput {...props} choices={useChoices()} translateChoice={false} />;
  },
});
