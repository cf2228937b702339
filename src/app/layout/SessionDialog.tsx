import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useShell } from './ShellContext';

const SignInAgain = lazy(() =>
  import('./SignInAgain').then(({ SignInAgain: component }) => ({ default: component })),
);

/** When the server no longer accepts the session, signing in happens over the page: what was typed stays (M-06). */
export const SessionDialog = () => {
  const { session } = useShell().connection;
  const status = useSyncExternalStore(session.subscribe, session.status);
  if (status !== 'ended') return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );
};
