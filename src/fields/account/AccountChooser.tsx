import { AutocompleteInput, useInput } from 'react-admin';
import { useState } from 'react';
import { isId } from '../reading/isId';
import type { ChooserProps } from '../reference/ChooseOnDemand';
import { useFocusWithin } from '../reference/useFocusWithin';
import { useOpensOnFocus } from '../reference/useOpensOnFocus';
import { useAccountChoices, type AccountChoice } from './useAccountChoices';

/** Finds one account while typing, among all entities of accounts that may be offered; each stands under its name. */
export const AccountChooser = ({
  to,
  among = [to],
  required = false,
  isPressed,
  filter: _,
  newOne: __,
  ...props
}: ChooserProps) => {
  const [search, setSearch] = useState('');
  const place = useFocusWithin();
  const opens = useOpensOnFocus(props.source, isPressed);
  const value: unknown = useInput({ source: props.source }).field.value;
  const found = useAccountChoices(among, { search, chosen: isId(value) ? String(value) : undefined });
  return (
    <div ref={place}>
      <AutocompleteInput
        {...props}
        {...found}
        optionText="title"
        groupBy={({ of }: AccountChoice) => of}
        setFilter={setSearch}
        debounce={150}
        translateChoice={false}
        TextFieldProps={{ required }}
        openOnFocus={opens}
      />
    </div>
  );
};
