import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useIsIdle } from '../../../parts/useIsIdle';
import { useEntity } from '../../useEntity';
import { useGateway } from '../../useGateway';
import { numberFormat } from '../../../fields/reading/formats';

/** How many records a view shows. It is asked for when nothing else is going on, and nothing is said of a failure. */
export const ViewCount = ({ filter }: { readonly filter: object }) => {
  const { name } = useEntity();
  const provider = useGateway();
  const number = numberFormat(useLocale());
  const { data } = useQuery({
    queryKey: [name, 'getTotals', { filter }],
    queryFn: async ({ signal }) => (await provider.getTotals(name, { filter: { ...filter }, signal })).data,
    enabled: useIsIdle(),
    retry: false,
  });
  if (!data) return null;
  /* the name of the tab stays its name */
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 400 }}>
      {number.format(data.all.count)}
    </Box>
  );
};
