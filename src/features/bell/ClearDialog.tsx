import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';

type ClearDialogProps = {
  readonly count: number;
  readonly onClear: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before all of them go. */
export const ClearDialog = ({ count, onClear, onClose }: ClearDialogProps) => {
  const translate = useTranslate();
  const clear = () => {
    onClose();
    void onClear();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="bell-clear">
      <DialogTitle id="bell-clear">{translate('app.bell.clearTitle')}</DialogTitle>
      <DialogContent>{translate('app.bell.clearText', { smart_count: count })}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="error" variant="contained" onClick={clear}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
