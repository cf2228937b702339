import { useQueries } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { Row } from '../../model/values/comparable';
import { useIsCounted } from '../../views/list/filters/useViewCount';
import { useEntity } from '../../views/useEntity';
import { useGateway } from '../../views/useGateway';
import { countParts, countsFrom } from './dayCounts';
import type { Placing } from './placing';
import type { Window } from './spans';

/**
 * How many records each day of the window has, where more exist than came; undefined where that is not so, or not known.
 * The questions go to a server as one.
 */
export const useDayCounts = (placing: Placing, window: Window, zone: string) => {
  const { name } = useEntity();
  const provider = useGateway();
  const { data = [], total = 0, filterValues } = useListContext();
  const isCounted = useIsCounted() && total > data.length;
  const parts = isCounted ? countParts(placing, { window, zone, filter: (filterValues ?? {}) as Row }) : [];
  const answers = useQueries({
    queries: parts.map(({ question }) => ({
      queryKey: [name, 'getTotals', question],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await provider.getTotals(name, { ...question, signal })).data,
      retry: false,
    })),
  });
  if (!isCounted) return undefined;
  return countsFrom(
    parts,
    answers.map((answer) => answer.data),
    window,
  );
};
