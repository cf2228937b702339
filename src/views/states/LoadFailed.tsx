import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../useFailureText';
import { StatePage } from './StatePage';

type LoadFailedProps = { readonly name: string; readonly error: Error; readonly onRetry: () => void };

/** What was asked for did not come: why, and a way to ask again. */
export const LoadFailed = ({ name, error, onRetry }: LoadFailedProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
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
