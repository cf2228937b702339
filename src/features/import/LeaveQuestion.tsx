import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';

type LeaveQuestionProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asks before rows are left behind. */
export const LeaveQuestion = ({ onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-import-title">
      <DialogTitle id="leave-import-title">{translate('app.import.leave.title')}</DialogTitle>
      <DialogContent>{translate('app.import.leave.text')}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{translate('app.import.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('app.import.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
