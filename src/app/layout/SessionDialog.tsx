import { useSyncExternalStore } from 'react';
import { useShell } from './ShellContext';
import { SignInAgain } from './SignInAgain';

/** When the server no longer accepts the session, signing in happens over the page: what was typed stays (M-06). */
export const SessionDialog = () => {
  const { session } = useShell().connection;
  const status = useSyncExternalStore(session.subscribe, session.status);
  if (status !== 'ended') return null;
  return <SignInAgain />;
};
