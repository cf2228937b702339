import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { ChooserProps } from './ChooseOnDemand';
import { NoneYet, useEmptyList } from './NoneYet';
import { useChoicesOf } from './useChoicesOf';
import { useOpensOnFocus } from './useOpensOnFocus';
import { useFocusWithin } from './useFocusWithin';

/** Finds one record of another entity while typing. */
export const Chooser = ({ to, filter, newOne, source, ...props }: ChooserProps) => {
  const { reference } = useChoicesOf(to);
  const place = useFocusWithin();
  return (
    <div ref={place}>
      <ReferenceInput source={source} {...reference} filter={filter ?? {}}>
        <Box {...props} to={to} source={source} />
        <NoneYet to={to} source={source} newOne={newOne} place={place} />
      </ReferenceInput>
    </div>
  );
};

const Box = ({
  to,
  required = false,
  isPressed,
  source,
  ...props
}: Omit<ChooserProps, 'filter' | 'newOne'>) => {
  const opens = useOpensOnFocus(source, isPressed);
  const { search } = useChoicesOf(to);
  const emptyList = useEmptyList();
  return (
    <AutocompleteInput
      {...props}
      {...search}
      {...emptyList}
      TextFieldProps={{ required }}
      openOnFocus={opens}
    />
  );
};
