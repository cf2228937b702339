import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, required, TextInput, useNotify, useTranslate } from 'react-admin';
import { useErrorsOf } from '../../../pages/account/useErrorsOf';
import { FaultFocus } from '../../../views/FaultFocus';
import { Notice } from '../../../views/Notice';
import { useSingleFlight } from '../../../views/useSingleFlight';
import { useShell } from '../ShellContext';

type ProofBarProps = { readonly email: string };

/** Asks for the code that was sent to the address of the account, for as long as that is not proved. */
export const ProofBar = ({ email }: ProofBarProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorsOf = useErrorsOf();
  const { ownAccount, connection } = useShell();
  const { session } = connection;
  const prove = useSingleFlight(async ({ code = '' }: { readonly code?: string }) => {
    try {
      await ownAccount.proveAddress({ code });
    } catch (failure) {
      return errorsOf(failure, ['code']);
    }
    notify('app.ownAccount.proof.done', { type: 'success' });
    // What may be done now comes with new tokens.
    await session.renew(session.get()?.accessToken ?? '').catch(() => undefined);
    return undefined;
  });
  const sendAgain = useSingleFlight(async () => {
    try {
      await ownAccount.sendProof();
      notify('app.ownAccount.proof.sent', { type: 'info', messageArgs: { email } });
    } catch (failure) {
      errorsOf(failure, []);
    }
  });
  return (
    <Box data-screen="" sx={{ mt: 2 }}>
      <Notice tone="warning">
        {translate('app.ownAccount.proof.text', { email })}
        <Form
          record={{}}
          onSubmit={(values: object) => prove(values)}
          noValidate
          shouldFocusError={false}
          disableInvalidFormNotification
        >
          <FaultFocus />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mt: 1 }}>
            <TextInput
              source="code"
              label={translate('app.ownAccount.proof.code')}
              helperText={false}
              validate={required()}
              slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric' } }}
              sx={{ maxWidth: 220 }}
            />
            <Button type="submit" variant="contained">
              {translate('app.ownAccount.proof.confirm')}
            </Button>
            <Button color="inherit" onClick={() => void sendAgain()}>
              {translate('app.ownAccount.proof.again')}
            </Button>
          </Box>
        </Form>
      </Notice>
    </Box>
  );
};
