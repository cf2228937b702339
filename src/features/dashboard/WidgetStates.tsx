import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isNotOffered } from '../../views/isNotOffered';
import { useTogether } from './DashboardFailures';
import { useFailureText } from '../../views/useFailureText';

/** What stands where a number or a chart will be. */
export const WidgetLoading = ({ height = 36 }: { readonly height?: number }) => {
  const translate = useTranslate();
  return <Skeleton role="status" aria-label={translate('app.loading')} variant="rounded" height={height} />;
};

type WidgetFailedProps = { readonly error: Error; readonly onRetry: () => void };

/** Said where the widget is: the others of the page are there. What the server does not offer is no failure. */
export const WidgetFailed = ({ error, onRetry }: WidgetFailedProps) => {
  const textOf = useFailureText();
  if (isNotOffered(error))
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
        {textOf(error)}
      </Typography>
    );
  return <Failed error={error} onRetry={onRetry} />;
};

const Failed = ({ error, onRetry }: WidgetFailedProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  if (useTogether(error, onRetry))
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
        {translate('app.dashboard.failed')}
      </Typography>
    );
  return (
    <div role="alert">
      <Typography variant="body2">{translate('app.dashboard.failed')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {textOf(error)}
      </Typography>
      <Button size="small" onClick={onRetry} sx={{ mt: 1 }}>
        {translate('app.list.error.retry')}
      </Button>
    </div>
  );
};

export const WidgetEmpty = ({ isTimed }: { readonly isTimed: boolean }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
      {isTimed ? translate('app.dashboard.emptyTime') : translate('app.dashboard.empty')}
    </Typography>
  );
};
