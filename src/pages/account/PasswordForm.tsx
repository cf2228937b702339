import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, PasswordInput, required, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useModel } from '../../fields/AdminContext';
import { useHint } from '../../fields/useHint';
import { accountKeys } from '../../model/permissions/accounts';
import { findField } from '../../model/resolved/model';
import type { OwnAccount } from '../../model/account/ownAccount';
import { FaultFocus } from '../../views/FaultFocus';
import { useSingleFlight } from '../../views/useSingleFlight';
import { useErrorsOf } from './useErrorsOf';

type PasswordFormProps = { readonly account: Pick<OwnAccount, 'changePassword'>; readonly email: string };

/** Another password, for the present one. */
export const PasswordForm = ({ account, email }: PasswordFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorsOf = useErrorsOf();
  const hint = useHint(useOwnField());
  // A new form once it is done: nothing of the passwords is left in the page.
  const [turn, setTurn] = useState(0);
  const submit = useSingleFlight(async ({ present = '', password = '' }: Answers) => {
    try {
      await account.changePassword({ present, password });
    } catch (failure) {
      return errorsOf(failure, ['present', 'password']);
    }
    notify('app.ownAccount.password.done', { type: 'success' });
    setTurn(turn + 1);
    return undefined;
  });
  return (
    <Form
      key={turn}
      record={{}}
      onSubmit={(values: object) => submit(values)}
      noValidate
      shouldFocusError={false}
      disableInvalidFormNotification
    >
      <FaultFocus />
      {/* tells a password manager whose password this is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        <PasswordInput
          source="present"
          label={translate('app.ownAccount.password.present')}
          helperText={false}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
        <PasswordInput
          source="password"
          label={translate('app.ownAccount.password.new')}
          helperText={[hint, translate('app.ownAccount.password.help')].filter(Boolean).join(' ')}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
        <PasswordInput
          source="repeated"
          label={translate('app.ownAccount.password.repeated')}
          helperText={false}
          validate={[required(), isRepeated]}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
      </Box>
      <Button type="submit" variant="contained">
        {translate('app.ownAccount.password.change')}
      </Button>
    </Form>
  );
};

/* Of whichever entity the account is: new passwords are asked the same of all. */
const useOwnField = () => {
  const model = useModel();
  const [key] = accountKeys(model);
  return key === undefined ? undefined : findField(model.resource(key), model.accounts?.password ?? '');
};

type Answers = { readonly present?: string; readonly password?: string; readonly repeated?: string };

const isRepeated = (value: unknown, { password }: Answers) =>
  value === password ? undefined : 'app.ownAccount.password.other';
