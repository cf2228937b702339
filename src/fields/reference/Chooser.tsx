import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { ChooserProps } from './ChooseOnDemand';
import { useChoicesOf } from './useChoicesOf';
import { useFocusWithin } from './useFocusWithin';

/** Finds one record of another entity while typing. */
export const Chooser = ({ to, filter, source, required = false, ...props }: ChooserProps) => {
  const { reference, search } = useChoicesOf(to);
  const place = useFocusWithin();
  return (
    <div ref={place}>
      <ReferenceInput source={source} {...reference} filter={filter ?? {}}>
        <AutocompleteInput {...props} {...search} TextFieldProps={{ required }} openOnFocus />
      </ReferenceInput>
    </div>
  );
};
