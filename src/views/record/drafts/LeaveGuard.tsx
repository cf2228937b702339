import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { forgetDraft } from './draftStore';
import { useDraftKey } from './useDraftKey';
import { LeaveDialog } from './LeaveDialog';

/** Asks before typed work is left behind. Whole paths are compared: /plans/1 and /plans/12 are two pages. */
export const LeaveGuard = () => {
  const draft = useDraftKey();
  const { isDirty, isSubmitting } = useFormState();
  /* not `isSubmitSuccessful`: the form calls a save successful that the server refused */
  const isAtRisk = isDirty && !isSubmitting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  /* said in the page for whatever should wait, such as the offer of a newer version */
  if (blocker.state !== 'blocked') return isAtRisk ? <span hidden data-unsaved="" /> : null;
  const leave = () => {
    forgetDraft(draft);
    blocker.proceed();
  };
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />;
};
