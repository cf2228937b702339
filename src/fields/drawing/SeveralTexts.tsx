import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'react-admin';
import { useState } from 'react';
import type { KindName } from '../../config/fieldKinds';
import type { InputProps } from '../inputView';
import { isTextList } from '../reading/isTextList';
import { helperLine } from './helperLine';

type Offered = Pick<
  AutocompleteProps<string, true, false, true>,
  'options' | 'getOptionLabel' | 'filterOptions'
>;

type SeveralTextsProps = Omit<InputProps<KindName>, 'field' | 'isFilter'> &
  Partial<Offered> & {
    /** What is stored for a text that was typed; the text itself when absent. */
    readonly read?: (text: string) => string;
  };

/** An input for several texts, those that are offered and others: each is a chip, and what was typed last is taken when the input is left. */
export const SeveralTexts = ({
  options = [],
  getOptionLabel,
  filterOptions,
  read = (text) => text,
  label,
  helperText,
  readOnly = false,
  ...props
}: SeveralTextsProps) => {
  const { field, fieldState, id, isRequired } = useInput({ ...props, format: listOf });
  const [typed, setTyped] = useState('');
  const texts = field.value as readonly string[];
  const replace = (next: readonly string[]) => {
    field.onChange([...new Set(next.map((text) => read(text.trim())).filter(Boolean))]);
    setTyped('');
  };
  const finish = () => {
    if (typed.trim() !== '') replace([...texts, typed]);
    field.onBlur();
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      filterSelectedOptions
      id={id}
      readOnly={readOnly}
      options={[...options]}
      {...(getOptionLabel && { getOptionLabel })}
      {...(filterOptions && { filterOptions })}
      value={[...texts]}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, next) => replace(next)}
      onBlur={finish}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          margin="dense"
          required={isRequired}
          label={label === false ? null : <FieldTitle label={label} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={helperLine({
            error: fieldState.error?.message,
            helperText: helperText || 'app.form.tagsHelp',
          })}
        />
      )}
    />
  );
};

/* A filter may be asked for one alone. */
const listOf = (value: unknown): readonly string[] => {
  if (isTextList(value)) return value;
  return typeof value === 'string' && value !== '' ? [value] : [];
};
