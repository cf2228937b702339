import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useFailureText } from '../useFailureText';
import { useIsInherited } from './useIsInherited';
import { StatePage } from './StatePage';

type LoadFailedProps = {
  readonly name: string;
  readonly error: Error;
  readonly onRetry: () => void;
  /** The way out where there is nothing to be asked for again, because it does not exist. */
  readonly wayOut?: ReactNode;
};

/** What was asked for did not come: why, and a way to ask again. */
export const LoadFailed = ({ name, error, onRetry, wayOut }: LoadFailedProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  const isInherited = useIsInherited();
  const isMissing = 'kind' in error && error.kind === 'notFound';
  if (isInherited && isMissing) return <Navigate to="/" replace />;
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {translate('app.list.error.retry')}
    </Button>
  );
  return (
    <StatePage
      icon="error"
      role="alert"
      title={translate('app.list.error.title', { name })}
      actions={isMissing && wayOut ? wayOut : retry}
    >
      {textOf(error)}
    </StatePage>
  );
};
