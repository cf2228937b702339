import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { forgetDraft } from './draftStore';
import { holdLeaving } from './leaveThen';
import { useDraftKey } from './useDraftKey';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';

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

  /* what goes round the router, such as signing out */
  const [held, hold] = useState<() => void>();
  useEffect(() => (isAtRisk ? holdLeaving((go) => hold(() => go)) : undefined), [isAtRisk]);

  /* said in the page for whatever should wait, such as the offer of a newer version */
  const unsaved = isDirty && <span hidden data-unsaved="" />;
  const go = held ?? blocker.proceed;
  if (!go) return unsaved;
  const stay = () => {
    hold(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    forgetDraft(draft);
    go();
  };
  return (
    <>
      {unsaved}
      <LeaveDialog onStay={stay} onLeave={leave} />
    </>
  );
};

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('app.record.unsaved.title')}</DialogTitle>
      <DialogContent>{translate('app.record.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{translate('app.record.unsaved.leave')}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('app.record.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
