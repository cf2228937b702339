import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText } from 'react-admin';

type Help = { readonly error: string | undefined; readonly helperText: string | false | undefined };

/**
 * What is wrong with an input, or else its help, as react-admin says it, for inputs that are not react-admin's.
 * Undefined where there is nothing to say, so that no line is kept for it.
 */
export const helperLine = ({ error, helperText }: Help) =>
  error === undefined && !helperText ? undefined : (
    <InputHelperText {...(error === undefined ? {} : { error })} helperText={helperText ?? false} />
  );

/** The same as a line of its own, below an input of several boxes. */
export const HelperLine = ({ id, ...help }: Help & { readonly id?: string }) => {
  const line = helperLine(help);
  return (
    line && (
      <FormHelperText component="div" {...(id !== undefined && { id })} error={help.error !== undefined}>
        {line}
      </FormHelperText>
    )
  );
};
