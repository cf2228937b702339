import { useEffect, useMemo, useRef, useState } from 'react';
import type { Judged, Judging } from '../../model/import/judgeRow';
import { createImportRun, type RunState } from '../../model/import/runImport';
import { useWords } from '../../views/useWords';
import { isAboutRow, isConflict } from './refusal';
import { useImportPort } from './useImportPort';

/** Twelve thousand rows are written faster than anybody reads; the page draws some states of many. */
const DRAW_MS = 100;

/** Runs the plan from the moment the step is shown. The run outlives its drawings: it stops when it is told to. */
export const useRun = (plan: readonly Judged[], judging: Judging) => {
  const port = useImportPort();
  const wordsOf = useWords();
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
