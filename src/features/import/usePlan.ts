import { useEffect, useState } from 'react';
import { createYieldToMain } from '../../model/import/yieldToMain';
import type { Judged, Judging } from '../../model/import/judgeRow';
import { planImport } from '../../model/import/planImport';
import type { ImportRow } from '../../model/import/readTable';
import { useImportPort } from './useImportPort';

type Plan = {
  readonly plan?: readonly Judged[];
  /** How much of the records has been read, from 0 to 1. */
  readonly part: number;
  readonly failure?: unknown;
  readonly retry: () => void;
};

/** Judges the rows as soon as the step is shown; leaving it stops that. */
export const usePlan = (rows: readonly ImportRow[], judging: Judging): Plan => {
  const port = useImportPort();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<Plan, 'retry'>>({ part: 0 });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: Omit<Plan, 'retry'>) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (part: number) => tell({ part });
    tell({ part: 0 });
    planImport(rows, { ...judging, port, signal, onProgress, yieldToMain: createYieldToMain(signal) }).then(
      (plan) => tell({ plan, part: 1 }),
      (failure: unknown) => tell({ part: 0, failure }),
    );
    return () => controller.abort();
  }, [rows, judging, port, tries]);
  return { ...state, retry: () => setTries(tries + 1) };
};
