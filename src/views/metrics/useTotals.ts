import { useQuery } from '@tanstack/react-query';
import { useModel } from '../../fields/AdminContext';
import type { TotalsQuestion } from '../../model/numbers/totals';
import { useGateway } from '../useGateway';

/** Counts, and adds up, records of an entity (by its key); given up when the page is left. Without a question it waits. */
export const useTotals = (key: string, question: TotalsQuestion | undefined) => {
  const provider = useGateway();
  const { name } = useModel().resource(key);
  return useQuery({
    queryKey: [name, 'getTotals', question],
    queryFn: async ({ signal }) => {
      const asked = question ?? { filter: {} };
      return (await provider.getTotals(name, { ...asked, signal })).data;
    },
    enabled: question !== undefined,
  });
};
