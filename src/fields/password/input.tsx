import { composeValidators, useRecordContext, useTranslate, PasswordInput } from 'react-admin';
import { useState } from 'react';
import { defineInput, type InputProps } from '../inputView';

/** On a record that exists, an empty box means the present password stays: no value, so nothing is sent. */
const useKeptPassword = ({ validate, isRequired, helperText }: InputProps<'password'>) => {
  const translate = useTranslate();
  const exists = useRecordContext()?.id !== undefined;
  if (!exists) return { ...(validate && { validate }), ...(isRequired && { isRequired }), helperText };
  const check = composeValidators(...[validate ?? []].flat());
  return {
    isRequired: false,
    required: false,
    helperText: helperText === false ? false : translate('app.form.passwordKeep'),
    validate: (...[value, ...rest]: Parameters<typeof check>) => (value ? check(value, ...rest) : undefined),
  };
};

export default defineInput<'password'>({
  Input: function NewPasswordInput({ field, isFilter: _, ...props }) {
    const kept = useKeptPassword({ ...props, field });
    const [typed, setTyped] = useState('');
    /* only what was typed here is shown: a server that sends a password or its hash is not helped to reveal it */
    const format = (value: unknown) => (value === typed ? typed : '');
    const parse = (text: string) => {
      setTyped(text);
      return text === '' ? undefined : text;
    };
    return (
      <PasswordInput
        {...props}
        {...kept}
        format={format}
        parse={parse}
        slotProps={{ htmlInput: { autoComplete: field.present ? 'current-password' : 'new-password' } }}
      />
    );
  },
});
