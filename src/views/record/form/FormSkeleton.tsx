import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useLoadingSaid } from '../../states/LoadingSaid';

/** What stands where a form will be: boxes, and below them the button that saves. */
export const FormSkeleton = () => {
  useLoadingSaid();
  return (
    <Paper data-loading="" data-shape="form" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={gridStyle}>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} variant="rounded" height={40} />
        ))}
      </Box>
      <Skeleton variant="rounded" width={96} height={36} sx={{ mt: 3 }} />
    </Paper>
  );
};

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 3,
} as const;
