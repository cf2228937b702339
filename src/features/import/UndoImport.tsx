import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Kept } from '../../model/answers/undoing';
import { useFailureText } from '../../views/useFailureText';
import { useUndo, type UndoState } from './useUndo';
import { numberFormat } from '../../fields/reading/formats';

type UndoImportProps = {
  /** The import, by its id. */
  readonly id: string;
  readonly file: string;
};

/** The way back from an import: asks, goes it piece by piece, and says what stays as it is. */
export const UndoImport = ({ id, file }: UndoImportProps) => {
  const translate = useTranslate();
  const { state, start, stop } = useUndo(id);
  const [isAsking, setAsking] = useState(false);
  const name = file === '' ? translate('app.import.undo.unnamed') : file;
  const isRunning = state.status === 'running';
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <UndoResult state={state} />
      {state.status !== 'done' && (
        <Button variant="outlined" onClick={isRunning ? stop : () => setAsking(true)}>
          {translate(isRunning ? 'app.import.run.stop' : 'app.import.undo.undo')}
        </Button>
      )}
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} aria-labelledby="undo-import-title">
          <DialogTitle id="undo-import-title">
            {translate('app.import.undo.title', { file: name })}
          </DialogTitle>
          <DialogContent>{translate('app.import.undo.text')}</DialogContent>
          <DialogActions>
            <Button autoFocus onClick={() => setAsking(false)}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                setAsking(false);
                void start();
              }}
            >
              {translate('app.import.undo.start')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
};

const severities = { running: 'info', stopped: 'info', failed: 'warning', done: 'success' } as const;

const UndoResult = ({ state }: { readonly state: UndoState }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const wordsOf = useFailureText();
  const { status, removed, restored, kept, failure } = state;
  const number = (count: number) => numberFormat(locale).format(count);
  const counts = { removed: number(removed), restored: number(restored) };
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {status !== 'ready' && (
        <Alert severity={severities[status]}>
          {status === 'failed' && translate('app.import.undo.failed', { reason: wordsOf(failure) })}{' '}
          {translate(`app.import.undo.${status === 'done' ? 'done' : 'sofar'}`, counts)}{' '}
          {status === 'stopped' && translate('app.import.undo.stopped')}
          {kept.length > 0 && (
            <>
              <p>
                {translate('app.import.undo.kept', { smart_count: kept.length, count: number(kept.length) })}
              </p>
              <KeptRecords kept={kept} />
            </>
          )}
        </Alert>
      )}
    </Box>
  );
};

/** Of more the first ones tell enough. */
const SHOWN = 50;

const KeptRecords = ({ kept }: { readonly kept: readonly Kept[] }) => {
  const translate = useTranslate();
  const wordsOf = (reason: string) =>
    reason === 'changed' || reason === 'gone' ? translate(`app.import.undo.${reason}`) : reason;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {kept.slice(0, SHOWN).map(({ title, reason }, at) => (
        // eslint-disable-next-line react/no-array-index-key -- they only become more
        <li key={at}>
          <bdi>{title}</bdi>: {wordsOf(reason)}
        </li>
      ))}
      {kept.length > SHOWN && <li>…</li>}
    </Box>
  );
};
