import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useLoadingSaid } from '../../views/states/LoadingSaid';
import { gridStyle } from './cardStyle';

/** What stands where cards will be. */
export const LoadingCards = () => {
  const { perPage } = useListContext();
  useLoadingSaid();
  return (
    <Box data-loading="" sx={[{ display: 'grid' }, gridStyle]}>
      {Array.from({ length: Math.min(perPage, MOST) }, (_, at) => (
        <Box key={at} component="i" sx={{ height: 180, borderRadius: '12px', bgcolor: 'surface.sunken' }} />
      ))}
    </Box>
  );
};

const MOST = 6;
