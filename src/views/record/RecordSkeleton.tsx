import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** What stands where a record will be: its title, its facts, and labels with their values. */
export const RecordSkeleton = () => {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('app.loading')}>
      <Skeleton width={180} />
      <Skeleton width={280} height={40} />
      <Box sx={{ display: 'flex', gap: 4, mb: 3 }}>
        {[80, 110, 140].map((width) => (
          <Skeleton key={width} width={width} height={32} />
        ))}
      </Box>
      <Paper sx={{ ...gridStyle, p: { xs: 2, sm: 3 } }}>
        {Array.from({ length: 8 }, (_, at) => (
          <div key={at}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="75%" height={24} />
          </div>
        ))}
      </Paper>
    </div>
  );
};

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: 2,
} as const;
