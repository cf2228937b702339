import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => {
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
