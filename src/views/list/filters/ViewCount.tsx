import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { numberFormat } from '../../../fields/reading/formats';
import { useViewCount } from './useViewCount';

/** How many records a view shows. */
export const ViewCount = ({ filter }: { readonly filter: object }) => {
  const number = numberFormat(useLocale());
  const count = useViewCount(filter);
  if (count === undefined) return null;
  /* the name of the tab stays its name */
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 400 }}>
      {number.format(count)}
    </Box>
  );
};
