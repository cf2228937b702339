import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import type { ChooserProps } from '../reference/ChooseOnDemand';
import { NoneYet, useEmptyList } from '../reference/NoneYet';
import { useChoicesOf } from '../reference/useChoicesOf';
import { useFocusWithin } from '../reference/useFocusWithin';
import { useOpensOnFocus } from '../reference/useOpensOnFocus';

/** Finds several records of another entity while typing. */
export const ListChooser = ({ to, filter, newOne, source, defaultValue: _, ...props }: ChooserProps) => {
  const { reference } = useChoicesOf(to);
  const place = useFocusWithin();
  return (
    <div ref={place}>
      <ReferenceArrayInput source={source} {...reference} filter={filter ?? {}}>
        <>
          <Box {...props} to={to} source={source} />
          <NoneYet to={to} source={source} newOne={newOne} isMany place={place} />
        </>
      </ReferenceArrayInput>
    </div>
  );
};

const Box = ({
  to,
  required = false,
  isPressed,
  source,
  ...props
}: Omit<ChooserProps, 'defaultValue' | 'filter' | 'newOne'>) => {
  const opens = useOpensOnFocus(source, isPressed);
  const { search } = useChoicesOf(to);
  const emptyList = useEmptyList();
  return (
    <AutocompleteArrayInput
      {...props}
      {...search}
      {...emptyList}
      TextFieldProps={{ required }}
      openOnFocus={opens}
    />
  );
};
