import { InputHelperText } from 'react-admin';

type HelperTextProps = {
  readonly error: string | undefined;
  readonly helperText: string | false | undefined;
};

/** What is wrong with an input, or else its help: react-admin's line, for inputs that are not react-admin's. */
export const HelperText = ({ error, helperText }: HelperTextProps) => (
  <InputHelperText
    {...(error === undefined ? {} : { error })}
    {...(helperText === undefined ? {} : { helperText })}
  />
);
