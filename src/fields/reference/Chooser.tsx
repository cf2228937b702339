import { AutocompleteInput, ReferenceInput } from 'ra-ui-materialui';
import type { ChooserProps } from '../ChooseOnDemand';
import { useChoicesOf } from '../useChoicesOf';

/** Finds one record of another entity while typing. */
export const Chooser = ({ to, filter, source, autoFocus, ...props }: ChooserProps) => {
  const { reference, search } = useChoicesOf(to);
  return (
    <ReferenceInput source={source} {...reference} filter={filter ?? {}}>
      <AutocompleteInput {...props} {...search} openOnFocus TextFieldProps={{ autoFocus }} />
    </ReferenceInput>
  );
};
