import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'react-admin';
import { useState } from 'react';
import type { Json } from '../../config/json';
import { helperLine } from '../drawing/helperLine';
import { defineInput } from '../inputView';
import { parseJson } from '../reading/parseJson';
import { unread, unreadText } from './kind';

export default defineInput<'json'>({
  Input: function JsonInput({ field: _field, isFilter: _, label, helperText, readOnly = false, ...props }) {
    const { field, fieldState, id, isRequired } = useInput({ ...props, format: asItIs, parse: asItIs });
    const [typed, setTyped] = useState({ text: '', value: null as Json });
    /* What was typed stays as it was typed, blanks and all, until another value comes from outside. */
    const text = isSame(typed.value, field.value) ? typed.text : textOf(field.value);
    const change = (next: string) => {
      const value = valueOf(next);
      setTyped({ text: next, value });
      field.onChange(value);
    };
    return (
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => field.onBlur()}
        fullWidth
        multiline
        minRows={4}
        maxRows={20}
        margin="dense"
        required={isRequired}
        label={label === false ? null : <FieldTitle label={label} isRequired={isRequired} />}
        error={fieldState.invalid}
        helperText={helperLine({ error: fieldState.error?.message, helperText })}
        slotProps={{
          htmlInput: { readOnly, spellCheck: false, style: { fontFamily: 'monospace', fontSize: 13 } },
        }}
      />
    );
  },
});

const asItIs = (value: unknown) => value;

const valueOf = (text: string): Json => {
  if (text.trim() === '') return null;
  const parsed = parseJson(text);
  return 'issue' in parsed ? unread(text) : parsed.value;
};

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return unreadText(value) ?? JSON.stringify(value, null, 2);
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other ?? null);
