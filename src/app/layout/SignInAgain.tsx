import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { SignInForm } from '../../pages/signIn/SignInForm';
import { useSignInTexts } from '../../pages/signIn/SignInTexts';
import { useShell } from './ShellContext';

/** Another person signing in here reloads the page, so that nothing of the first one's is left. */
export const SignInAgain = () => {
  const texts = useSignInTexts();
  const { settings, connection } = useShell();
  const queries = useQueryClient();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{texts.again}</DialogTitle>
      <DialogContent>
        <p>{texts.ended}</p>
        <SignInForm
          texts={texts}
          host={settings.hosts.auth}
          onSignIn={async (credentials) => {
            await connection.account.signIn(credentials);
            await queries.invalidateQueries();
          }}
        />
      </DialogContent>
    </Dialog>
  );
};
