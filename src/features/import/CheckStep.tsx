import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { Judged, Judging } from '../../model/import/judgeRow';
import { countFates } from '../../model/import/planImport';
import { useWords } from '../../views/useWords';
import { Counters } from './Counters';
import type { ReadFile } from './readFile';
import { RejectedRows } from './RejectedRows';
import { usePlan } from './usePlan';

type CheckStepProps = {
  readonly file: ReadFile;
  readonly judging: Judging;
  readonly header: readonly string[];
  readonly onBack: () => void;
  readonly onStart: (plan: readonly Judged[]) => void;
};

/** Says what would become of each row before anything is written. */
export const CheckStep = ({ file, judging, header, onBack, onStart }: CheckStepProps) => {
  const translate = useTranslate();
  const wordsOf = useWords();
  const { plan, part, failure, retry } = usePlan(file.table.rows, judging);
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
      {plan && counts && (
        <>
          <Counters counts={counts} />
          {writes === 0 && <Alert severity="info">{translate('app.import.check.nothing')}</Alert>}
          <RejectedRows judged={plan} header={header} />
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={onBack}>{translate('app.import.back')}</Button>
        {plan && writes > 0 && (
          <Button variant="contained" onClick={() => onStart(plan)}>
            {translate('app.import.check.start', { smart_count: writes })}
          </Button>
        )}
      </Box>
    </Box>
  );
};
