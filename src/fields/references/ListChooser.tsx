import { AutocompleteArrayInput, ReferenceArrayInput } from 'ra-ui-materialui';
import type { ChooserProps } from '../ChooseOnDemand';
import { useChoicesOf } from '../useChoicesOf';

/** Finds several records of another entity while typing. */
export const ListChooser = ({ to, filter, source, autoFocus, defaultValue: _, ...props }: ChooserProps) => {
  const { reference, search } = useChoicesOf(to);
  return (
    <ReferenceArrayInput source={source} {...reference} filter={filter ?? {}}>
      <AutocompleteArrayInput {...props} {...search} openOnFocus TextFieldProps={{ autoFocus }} />
    </ReferenceArrayInput>
  );
};
