import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Judged, Judging } from '../../model/import/judgeRow';
import { useFailureText } from '../../views/useFailureText';
import { Counters } from './Counters';
import { RejectedRows } from './RejectedRows';
import { createImportRun, type RunState } from '../../model/import/runImport';
import type { ImportPort } from '../../model/import/importPort';
import { newKey } from '../../model/rules/idempotencyKeys';
import { isAboutRow, isConflict } from './refusal';
import { UndoImport } from './UndoImport';
import { useImportPort } from './useImportPort';

type RunStepProps = {
  readonly plan: readonly Judged[];
  /** The name of the file; '' for rows that were pasted. */
  readonly file: string;
  readonly judging: Judging;
  readonly header: readonly string[];
  /** Told whether leaving would leave rows behind. */
  readonly onPending: (isPending: boolean) => void;
  readonly onClose: () => void;
};

/** Writes the rows: how far it is, a way to stop and to go on, and in the end what became of them. */
export const RunStep = ({ plan, file, judging, header, onPending, onClose }: RunStepProps) => {
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const [id] = useState(newKey);
  const port = useImportPort({ id, file });
  const { run, state } = useRun(plan, judging, port);
  const { status, done, total, counts, failure } = state;
  const isDone = status === 'done';
  const isActive = status === 'running' || status === 'stopping' || status === 'ready';
  useEffect(() => onPending(!isDone), [isDone, onPending]);
  const progress = translate('app.import.run.progress', { done, smart_count: total });
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {!isDone && (
        <Box>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 100 : (done / total) * 100}
            aria-label={translate('app.import.steps.run')}
            aria-valuetext={progress}
          />
          <span>{progress}</span>
        </Box>
      )}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {status === 'stopping' && failure === undefined && translate('app.import.run.stopping')}
        {status === 'stopped' && <Alert severity="info">{translate('app.import.run.stopped')}</Alert>}
        {status === 'paused' && (
          <Alert severity="warning">{translate('app.import.run.paused', { reason: wordsOf(failure) })}</Alert>
        )}
        {isDone && <Alert severity="success">{translate('app.import.run.done')}</Alert>}
      </Box>
      <Counters counts={counts} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isActive && (
          <Button variant="outlined" disabled={status !== 'running'} onClick={run.stop}>
            {translate('app.import.run.stop')}
          </Button>
        )}
        {(status === 'stopped' || status === 'paused') && (
          <Button variant="contained" onClick={() => void run.start()}>
            {translate('app.import.run.resume')}
          </Button>
        )}
        {isDone && (
          <Button variant="contained" onClick={onClose}>
            {translate('app.import.close')}
          </Button>
        )}
      </Box>
      {!isActive && port.together && done > 0 && <UndoImport id={id} file={file} />}
      {!isActive && <RejectedRows judged={run.judged()} header={header} />}
    </Box>
  );
};

/** Twelve thousand rows are written faster than anybody reads; the page draws some states of many. */
const DRAW_MS = 100;

/** Runs the plan from the moment the step is shown. The run outlives its drawings: it stops when it is told to. */
const useRun = (plan: readonly Judged[], judging: Judging, port: ImportPort) => {
  const wordsOf = useFailureText();
  const listen = useRef<(state: RunState) => void>(() => undefined);
  const run = useMemo(
    () =>
      createImportRun(plan, {
        judging,
        port,
        refusalOf: (failure) => (isAboutRow(failure) ? wordsOf(failure) : undefined),
        isConflict,
        onChange: (state) => listen.current(state),
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one run for one plan, whatever else is drawn anew
    [plan],
  );
  const [state, setState] = useState(run.state());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      setState(run.state());
    };
    listen.current = () => {
      timer ??= setTimeout(draw, DRAW_MS);
    };
    void run.start();
    return () => {
      clearTimeout(timer);
      run.stop();
    };
  }, [run]);
  return { run, state };
};
