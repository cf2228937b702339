import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, TextInput } from 'react-admin';
import { useState } from 'react';
import { helperLine } from '../drawing/helperLine';
import { defineInput } from '../inputView';
import { isTextList } from '../reading/isTextList';

export default defineInput<'tags'>({
  Input: function TagsInput({ field: declared, isFilter: _, label, helperText, readOnly = false, ...props }) {
    const { field, fieldState, id, isRequired } = useInput({ ...props, format: listOf });
    const [typed, setTyped] = useState('');
    const tags: readonly string[] = field.value;
    const replace = (next: readonly string[]) => {
      field.onChange([...new Set(next.map((tag) => tag.trim()).filter(Boolean))]);
      setTyped('');
    };
    const finish = () => {
      if (typed.trim() !== '') replace([...tags, typed]);
      field.onBlur();
    };
    return (
      <Autocomplete<string, true, false, true>
        multiple
        freeSolo
        filterSelectedOptions
        id={id}
        readOnly={readOnly}
        options={[...(declared.suggestions ?? [])]}
        value={[...tags]}
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
  },
  Filter: ({ field: _field, isFilter: _, ...props }) => <TextInput {...props} />,
});

const listOf = (value: unknown): string[] => (isTextList(value) ? value : []);
