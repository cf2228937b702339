import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isNotOffered } from '../../views/isNotOffered';
import { useLoadingSaid } from '../../views/states/LoadingSaid';
import { useTogether } from './DashboardFailures';
import { useFailureText } from '../../views/useFailureText';

/** What a widget will show: a number with the time before, columns, a ring with its parts, or lines. */
export type Shape = 'number' | 'bars' | 'ring' | 'rows';

/**
 * What stands where a number or a chart will be, in its shape and as high, so that nothing moves.
 */
export const WidgetLoading = ({ shape }: { readonly shape: Shape }) => {
  useLoadingSaid();
  return (
    <Box data-loading="" data-shape={shape} sx={shapes[shape].sx}>
      {shapes[shape].bones.map((bone, at) => (
        <Skeleton key={at} {...bone} />
      ))}
    </Box>
  );
};

type Shapes = {
  readonly [S in Shape]: {
    readonly sx: BoxProps['sx'];
    readonly bones: readonly Pick<SkeletonProps, 'variant' | 'width' | 'height'>[];
  };
};

const line = (width: string, height: number) => ({ variant: 'text', width, height }) as const;

const shapes: Shapes = {
  number: { sx: { height: 72 }, bones: [line('35%', 40), line('60%', 24)] },
  bars: {
    sx: { height: 240, display: 'flex', alignItems: 'flex-end', gap: 1, '& > *': { flex: 1 } },
    bones: [96, 150, 120, 200, 170, 110, 140, 190, 160, 125].map((height) => ({
      variant: 'rounded',
      height,
    })),
  },
  ring: {
    sx: { height: 180, display: 'flex', alignItems: 'center', gap: 3 },
    bones: [{ variant: 'circular', width: 140, height: 140 }, line('40%', 24)],
  },
  rows: { sx: { height: 180 }, bones: ['90%', '75%', '85%', '70%', '80%'].map((width) => line(width, 36)) },
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
