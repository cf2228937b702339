import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isMissing } from '../isMissing';
import { useFailureText } from '../useFailureText';
import { useIsInherited } from './useIsInherited';
import { PageState } from './PageState';
import { StatePage } from './StatePage';

type LoadFailedProps = {
  readonly name: string;
  readonly error: Error;
  readonly onRetry: () => void;
  /** The way out where there is nothing to be asked for again, because it does not exist. */
  readonly wayOut?: ReactNode;
  /** Whether it stands in the place of the page. */
  readonly isPage?: boolean;
};

/** What was asked for did not come: why, and a way to ask again. */
export const LoadFailed = ({ name, error, onRetry, wayOut, isPage = false }: LoadFailedProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  const isInherited = useIsInherited();
  if (isInherited && isMissing(error)) return <Navigate to="/" replace />;
  const retry = (
    <Button
      variant="contained"
      onClick={() => {
        /* the button goes with the failure */
        document.getElementById('main-content')?.focus();
        onRetry();
      }}
    >
      {translate('app.list.error.retry')}
    </Button>
  );
  const State = isPage ? PageState : StatePage;
  return (
    <State
      icon="error"
      role="alert"
      title={translate('app.list.error.title', { name })}
      actions={isMissing(error) && wayOut ? wayOut : retry}
    >
      {textOf(error)}
    </State>
  );
};
