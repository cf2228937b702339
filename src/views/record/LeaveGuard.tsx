import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';

/** Asks before typed work is left behind. Whole paths are compared: /plans/1 and /plans/12 are two pages. */
export const LeaveGuard = () => {
  const translate = useTranslate();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  const isAtRisk = isDirty && !isSubmitting && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('app.record.unsaved.title')}</DialogTitle>
      <DialogContent>{translate('app.record.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed()}>{translate('app.record.unsaved.leave')}</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          {translate('app.record.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
