import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useLocale } from 'react-admin';
import { useState } from 'react';
import { helperLine } from '../drawing/helperLine';
import { SeveralTexts } from '../drawing/SeveralTexts';
import { defineInput, type InputProps } from '../inputView';
import { formatText } from '../reading/formatText';
import { countryName } from './countries';
import { useCountries } from './useCountries';

/* What is typed is read at each key, and stands as it is typed until the input is left: "De" may become "Denmark". */
const CountryInput = ({
  field: _,
  isFilter: __,
  label,
  helperText,
  readOnly = false,
  ...props
}: InputProps<'country'>) => {
  const { field: form, fieldState, id, isRequired } = useInput({ ...props, format: formatText });
  const { read, ...offered } = useCountries();
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const value = form.value as string;
  const write = (text: string) => form.onChange(read(text));
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      id={id}
      readOnly={readOnly}
      {...offered}
      value={value === '' ? null : value}
      inputValue={typed ?? countryName(value, locale)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'selectOption') setTyped(undefined);
        if (reason !== 'input') return;
        setTyped(text);
        write(text);
      }}
      onChange={(_event, next) => {
        setTyped(undefined);
        write(next ?? '');
      }}
      onBlur={() => {
        setTyped(undefined);
        form.onBlur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={form.ref}
          margin="dense"
          required={isRequired}
          label={label === false ? null : <FieldTitle label={label} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={helperLine({ error: fieldState.error?.message, helperText })}
        />
      )}
    />
  );
};

export default defineInput<'country'>({
  Input: CountryInput,
  Filter: ({ field: _, isFilter: __, ...props }) => <SeveralTexts {...props} {...useCountries()} />,
});
