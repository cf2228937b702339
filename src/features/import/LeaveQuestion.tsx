import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useImportTexts } from './ImportContext';

type LeaveQuestionProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asks before rows are left behind. */
export const LeaveQuestion = ({ onStay, onLeave }: LeaveQuestionProps) => {
  const { leave } = useImportTexts();
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-import-title">
      <DialogTitle id="leave-import-title">{leave.title}</DialogTitle>
      <DialogContent>{leave.text}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{leave.leave}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {leave.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
