import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useOffers } from '../../../fields/AdminContext';
import { useIsIdle } from '../../../parts/useIsIdle';
import { useEntity } from '../../useEntity';
import { useGateway } from '../../useGateway';
import { useReadWithList } from '../counts/useReadWithList';

/** Whether views are counted here: without a call for it a count would read the whole list. */
export const useIsCounted = (): boolean => {
  const { api } = useEntity();
  const offers = useOffers();
  const { isPending } = useListContext();
  return api.calls.totals !== false && offers(api.source, 'totals') && !isPending;
};

type Counting = {
  /** Default: it is counted. */
  readonly isCounted?: boolean;
  /** It is counted again with the list. */
  readonly isLive?: boolean;
};

/**
 * How many records a view shows; undefined while or where that is not known. It is asked for when nothing else is going on, and
 * nothing is said of a failure.
 */
export const useViewCount = (
  filter: object,
  { isCounted = true, isLive = false }: Counting = {},
): number | undefined => {
  const { name } = useEntity();
  const provider = useGateway();
  const isIdle = useIsIdle();
  const { data, refetch } = useQuery({
    queryKey: [name, 'getTotals', { filter }],
    queryFn: async ({ signal }) => (await provider.getTotals(name, { filter: { ...filter }, signal })).data,
    enabled: isIdle && isCounted,
    retry: false,
  });
  useReadWithList(name, () => isLive && isIdle && isCounted && void refetch({ cancelRefetch: false }));
  return data?.all.count;
};
