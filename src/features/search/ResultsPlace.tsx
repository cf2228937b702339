import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';

/** The results stand below the input and float nowhere; that there are none is said elsewhere. */
export const ResultsPlace = ({ children }: PopperProps) => (
  <Box
    sx={{
      flex: 1,
      minHeight: 0,
      overflow: 'auto',
      borderTop: '1px solid',
      borderColor: 'divider',
      '& .MuiAutocomplete-noOptions': { display: 'none' },
    }}
  >
    {typeof children === 'function' ? null : children}
  </Box>
);
