import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import type { Proof } from '../../model/account/ownAccount';
import { FaultFocus } from '../../views/FaultFocus';
import { useSingleFlight } from '../../views/useSingleFlight';
import { useErrorsOf } from './useErrorsOf';

type ProofFormProps = {
  readonly email: string;
  readonly asks: readonly (keyof Proof)[];
  /** The text of its button. */
  readonly submit: string;
  /** What the server says of an answer stands beside it. */
  readonly onSend: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
};

/** Asks for the password, a code, or both, before anything about the second factor changes. */
export const ProofForm = ({ email, asks, submit, onSend, onCancel }: ProofFormProps) => {
  const translate = useTranslate();
  const errorsOf = useErrorsOf();
  const send = useSingleFlight(async ({ present = '', code = '' }: Partial<Proof>) => {
    try {
      await onSend({ present, code });
      return undefined;
    } catch (failure) {
      return errorsOf(failure, asks);
    }
  });
  return (
    <Form
      record={{}}
      onSubmit={(values: object) => send(values)}
      noValidate
      shouldFocusError={false}
      disableInvalidFormNotification
    >
      <FaultFocus />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asks.includes('present') && (
        <PasswordInput
          source="present"
          label={translate('app.ownAccount.factor.present')}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
      )}
      {asks.includes('code') && (
        <TextInput
          source="code"
          label={translate('app.ownAccount.factor.code')}
          helperText={asks.includes('present') && translate('app.ownAccount.factor.codeHelp')}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none' } }}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          {submit}
        </Button>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </Stack>
    </Form>
  );
};
