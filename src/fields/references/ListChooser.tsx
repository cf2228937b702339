import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import type { ChooserProps } from '../reference/ChooseOnDemand';
import { useChoicesOf } from '../reference/useChoicesOf';
import { useFocusWithin } from '../reference/useFocusWithin';

/** Finds several records of another entity while typing. */
export const ListChooser = ({
  to,
  filter,
  source,
  defaultValue: _,
  required = false,
  ...props
}: ChooserProps) => {
  const { reference, search } = useChoicesOf(to);
  const place = useFocusWithin();
  return (
    <div ref={place}>
      <ReferenceArrayInput source={source} {...reference} filter={filter ?? {}}>
        <AutocompleteArrayInput {...props} {...search} TextFieldProps={{ required }} openOnFocus />
      </ReferenceArrayInput>
    </div>
  );
};
