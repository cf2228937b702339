import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { useFailureText } from '../useFailureText';
import { useIsInherited } from './useIsInherited';
import { StatePage } from './StatePage';

type LoadFailedProps = { readonly name: string; readonly error: Error; readonly onRetry: () => void };

/** What was asked for did not come: why, and a way to ask again. */
export const LoadFailed = ({ name, error, onRetry }: LoadFailedProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  const isInherited = useIsInherited();
  if (isInherited && 'kind' in error && error.kind === 'notFound') return <Navigate to="/" replace />;
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {translate('app.list.error.retry')}
    </Button>
  );
  return (
    <StatePage icon="error" role="alert" title={translate('app.list.error.title', { name })} actions={retry}>
      {textOf(error)}
    </StatePage>
  );
};
