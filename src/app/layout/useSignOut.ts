import { leaveThen } from '../../views/record/drafts/leaveThen';
import { useShell } from './ShellContext';

/** Ends the session; whoever signs in next begins at the start page. */
export const useSignOut = (): (() => void) => {
  const { account } = useShell().connection;
  return () =>
    leaveThen(() => {
      window.history.replaceState(null, '', import.meta.env.BASE_URL);
      void account.signOut();
    });
};
