import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { issueKey, withCount } from '../../model/answers/issueText';
import { doubtsIn } from '../../model/import/doubts';
import type { Judged, Judging } from '../../model/import/judgeRow';
import { countFates, planImport } from '../../model/import/planImport';
import { useFailureText } from '../../views/useFailureText';
import { Counters } from './Counters';
import type { ReadFile } from './readFile';
import type { GroupChoices } from '../../model/import/readRow';
import { RejectedRows } from './RejectedRows';
import { TextGroups } from './TextGroups';
import { StepBar } from './StepBar';
import { useEffect, useMemo, useState } from 'react';
import { groupsIn, type FoundGroup } from '../../model/import/groupsIn';
import { createYieldToMain } from '../../model/import/yieldToMain';
import type { ImportRow } from '../../model/import/readTable';
import { useImportPort } from './useImportPort';

type CheckStepProps = {
  readonly file: ReadFile;
  readonly judging: Judging;
  readonly header: readonly string[];
  readonly onGroups: (groups: GroupChoices) => void;
  readonly onBack: () => void;
  readonly onStart: (plan: readonly Judged[]) => void;
};

/** Says what would become of each row before anything is written. */
export const CheckStep = ({ file, judging, header, onGroups, onBack, onStart }: CheckStepProps) => {
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const { plan, groups, part, failure, retry } = usePlan(file.table.rows, judging);
  const counts = plan && countFates(plan);
  const writes = counts ? counts.new + counts.changed : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <span role="status">{!plan && failure === undefined && translate('app.import.check.running')}</span>
      {!plan && failure === undefined && (
        <LinearProgress
          variant="determinate"
          value={part * 100}
          aria-label={translate('app.import.check.running')}
        />
      )}
      {failure !== undefined && (
        <Alert severity="error" action={<Button onClick={retry}>{translate('app.import.again')}</Button>}>
          {translate('app.import.check.failed', { reason: wordsOf(failure) })}
        </Alert>
      )}
      <TextGroups found={groups} choices={judging.groups ?? {}} onChoose={onGroups} />
      {plan && counts && (
        <>
          <Counters counts={counts} />
          {writes === 0 && <Alert severity="info">{translate('app.import.check.nothing')}</Alert>}
          <Doubts plan={plan} judging={judging} />
          <RejectedRows judged={plan} header={header} />
        </>
      )}
      <StepBar>
        <Button onClick={onBack}>{translate('app.import.back')}</Button>
        {plan && writes > 0 && (
          <Button variant="contained" onClick={() => onStart(plan)}>
            {translate('app.import.check.start', { smart_count: writes })}
          </Button>
        )}
      </StepBar>
    </Box>
  );
};

/* They are imported all the same. */
const Doubts = ({ plan, judging }: { readonly plan: readonly Judged[]; readonly judging: Judging }) => {
  const translate = useTranslate();
  const doubts = useMemo(() => doubtsIn(plan, judging), [plan, judging]);
  return doubts.map(({ issue, count, example }) => (
    <Alert key={issue.key} severity="warning">
      {translate('app.import.check.doubt', {
        smart_count: count,
        reason: translate(issueKey(issue), withCount(issue.args ?? {})),
        example,
      })}
    </Alert>
  ));
};

type Plan = {
  readonly plan?: readonly Judged[];
  /** Of this plan, or of the one before while there is none yet: what is chosen stays where it is. */
  readonly groups: readonly FoundGroup[];
  /** How much of the records has been read, from 0 to 1. */
  readonly part: number;
  readonly failure?: unknown;
  readonly retry: () => void;
};

/** Judges the rows as soon as the step is shown; leaving it stops that. */
const usePlan = (rows: readonly ImportRow[], judging: Judging): Plan => {
  const port = useImportPort();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<Plan, 'retry'>>({ part: 0, groups: [] });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: Omit<Plan, 'retry' | 'groups'>) => {
      if (signal.aborted) return;
      setState(({ groups }) => ({ ...next, groups: next.plan ? groupsIn(next.plan) : groups }));
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
