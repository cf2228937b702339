import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useTimes } from '../../../fields/AdminContext';
import { dateFormat } from '../../../fields/reading/formats';
import type { Binned } from '../../../model/answers/bin';
import { useEntity } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useGateway } from '../../useGateway';
import { useNamed } from '../../useNamed';
import { useSingleFlight } from '../../useSingleFlight';
import { useTitleOf } from '../../useTitleOf';

type BinnedRowProps = {
  readonly entry: Binned;
  /** Hears that it has left the bin. */
  readonly onGone: () => void;
};

/** A deleted record: who deleted it when, and what can be done with it. */
export const BinnedRow = ({ entry: { record, at, by }, onGone }: BinnedRowProps) => {
  const translate = useTranslate();
  const title = useTitleOf()(record);
  const time = useMoment()(at);
  const [isAsked, setAsked] = useState(false);
  const { putBack, removeForGood, refused, isRunning } = useLeaving(record, onGone);
  const about = { 'aria-describedby': `bin-${record.id}`, disabled: isRunning, size: 'small' } as const;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        <div id={`bin-${record.id}`}>
          <bdi>{title}</bdi>
        </div>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {by === undefined ? translate('app.bin.at', { time }) : translate('app.bin.by', { name: by, time })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button {...about} onClick={() => void putBack()}>
          {translate('app.bin.putBack')}
        </Button>
        <Button {...about} color="error" onClick={() => setAsked(true)}>
          {translate('app.bin.forGood')}
        </Button>
      </Box>
      {refused !== undefined && (
        <Alert severity="error" sx={{ flex: '1 0 100%' }}>
          {refused}
        </Alert>
      )}
      {isAsked && (
        <Question
          title={title}
          onClose={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            void removeForGood();
          }}
        />
      )}
    </Box>
  );
};

const useMoment = () => {
  const locale = useLocale();
  const { timeZone } = useTimes();
  const style = {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  } as const;
  return (at: string) => dateFormat(locale, style).format(new Date(at));
};

/* Why it could not leave stands beside it. */
const useLeaving = (record: Binned['record'], onGone: () => void) => {
  const { name } = useEntity();
  const gateway = useGateway();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const named = useNamed()(record);
  const [refused, setRefused] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const params = { ids: [String(record.id)] };
  const gone = (said: string) => {
    onGone();
    notify(said, { type: 'success', messageArgs: { name: named } });
    refresh();
  };
  const running = (work: () => Promise<void>) => async () => {
    setRunning(true);
    setRefused(undefined);
    await work().catch((error: unknown) => setRefused(wordsOf(error)));
    setRunning(false);
  };
  const putBack = useSingleFlight(
    running(async () => {
      const [kept] = (await gateway.putBack(name, params)).data.kept;
      if (!kept) return gone('app.bin.isBack');
      const reason = translate(`app.undo.reason.${kept.reason}`, { _: kept.reason });
      setRefused(translate('app.bin.stays', { reason }));
    }),
  );
  const removeForGood = useSingleFlight(
    running(async () => {
      await gateway.removeForGood(name, params);
      gone('app.bin.isGone');
    }),
  );
  return { putBack, removeForGood, refused, isRunning };
};

type QuestionProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly onYes: () => void;
};

const Question = ({ title, onClose, onYes }: QuestionProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="for-good-title">
      <DialogTitle id="for-good-title">{translate('app.bin.askForGood', { name: title })}</DialogTitle>
      <DialogContent>{translate('app.bin.final')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="error" variant="contained" onClick={onYes}>
          {translate('app.bin.forGood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
