import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useTitleOf } from '../useTitleOf';
import type { ActionRun } from './useRunAction';

type FailuresProps = {
  readonly result: ActionRun;
  /** What was to be done. */
  readonly name: string;
  /** It was for the one record that the dialog is called after. */
  readonly isOne: boolean;
  readonly noLonger: string | undefined;
};

/** What did not work: of one record why, of several how many and which. */
export const Failures = ({ result, name, isOne, noLonger }: FailuresProps) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const { done, failures } = result;
  if (isOne) return <Alert severity="error">{noLonger ?? failures[0]?.reason}</Alert>;
  return (
    <Alert severity="error">
      {translate('app.actions.partial', { action: name, done, failed: failures.length })}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {failures.map(({ record, reason }) => (
          <li key={record.id}>{translate('app.actions.reason', { name: titleOf(record), reason })}</li>
        ))}
      </ul>
    </Alert>
  );
};
