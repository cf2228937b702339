import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, Notification } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../../../tests/shell/ShellScreen';
import { HttpFailure } from '../../../providers/http/failure';
import { createAppTheme } from '../../theme/createAppTheme';
import { looks } from '../../theme/look';
import { ProofBar } from './ProofBar';
import { ShellContext } from '../ShellContext';

afterEach(cleanup);

const RIGHT = '123456';

/* The calls that were made, by their names; the server takes one code. */
const draw = () => {
  const calls: string[] = [];
  const shell = signedIn();
  const ownAccount = {
    ...shell.ownAccount,
    proveAddress: async ({ code }: { readonly code: string }) => {
      calls.push(`prove ${code}`);
      const body = { errors: { code: 'Not this one' } };
      if (code !== RIGHT) throw Object.assign(new HttpFailure('refused', 'Not this one'), { body });
    },
    sendProof: async () => void calls.push('send'),
  };
  const session = {
    ...shell.connection.session,
    renew: async (used: string) => void calls.push(`renew ${used}`),
  };
  render(
    <CoreAdminContext>
      <ShellContext value={{ ...shell, ownAccount, connection: { ...shell.connection, session } }}>
        <ThemeProvider theme={createTheme(createAppTheme(looks.light))}>
          <ProofBar email="ada@b.c" />
          <Notification />
        </ThemeProvider>
      </ShellContext>
    </CoreAdminContext>,
  );
  return calls;
};

const field = () => screen.getByLabelText(/app.ownAccount.proof.code/);
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

it('takes the code, and has the session renewed, with which the rights come', async () => {
  const calls = draw();
  expect(screen.getByRole('status').textContent).toContain('app.ownAccount.proof.text');
  await userEvent.setup().type(field(), '000000');
  await press('app.ownAccount.proof.confirm');
  expect(await screen.findByText('Not this one')).toBeDefined();
  await userEvent.setup().clear(field());
  await userEvent.setup().type(field(), RIGHT);
  await press('app.ownAccount.proof.confirm');
  await waitFor(() => expect(calls).toEqual(['prove 000000', `prove ${RIGHT}`, 'renew a']));
  expect(await screen.findByText('app.ownAccount.proof.done')).toBeDefined();
});

it('sends another code, and says so', async () => {
  const calls = draw();
  await press('app.ownAccount.proof.again');
  expect(await screen.findByText('app.ownAccount.proof.sent')).toBeDefined();
  expect(calls).toEqual(['send']);
});
