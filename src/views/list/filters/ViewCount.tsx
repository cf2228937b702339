import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { numberFormat } from '../../../fields/reading/formats';
import { useViewCount } from './useViewCount';

type ViewCountProps = {
  readonly filter: object;
  /** Which of its records are counted, again and again; nothing is said of none. Default: all, once. */
  readonly of?: object | undefined;
  /** It is counted again with the list. Default: where only some are counted. */
  readonly isLive?: boolean;
};

/** How many records a view shows, or has of a kind. */
export const ViewCount = ({ filter, of, isLive = of !== undefined }: ViewCountProps) => {
  const number = numberFormat(useLocale());
  const count = useViewCount({ ...filter, ...of }, { isLive });
  if (count === undefined || (of && count === 0)) return null;
  /* the name of the tab stays its name */
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ color: of ? 'primary.main' : 'text.secondary', fontSize: 12, fontWeight: of ? 600 : 400 }}
    >
      {number.format(count)}
    </Box>
  );
};
