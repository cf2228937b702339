import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useTitleOf } from '../../useTitleOf';
import { usePlace } from './usePlace';

type MoveToNumberProps = {
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

/** Puts a record at a number of the order, over all pages: what would be beyond the last is the last. */
export const MoveToNumber = ({ record, anchor, onClose }: MoveToNumberProps) => {
  const translate = useTranslate();
  const name = useTitleOf()(record);
  const place = usePlace();
  const [number, setNumber] = useState('');
  const at = Number(number);
  const isNumber = Number.isSafeInteger(at) && at > 0;
  const submit = () => {
    if (!isNumber) return;
    onClose();
    void place({ record, to: { at } });
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('app.list.board.moveTo', { name }), sx: { p: 2 } },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'grid', gap: 1, width: 240 }}
      >
        <TextField
          autoFocus
          size="small"
          label={translate('app.list.move.number')}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button size="small" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button size="small" type="submit" variant="contained" disabled={!isNumber}>
            {translate('ra.action.confirm')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
};
