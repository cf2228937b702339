import { useCreatePath } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import type { Row } from '../../model/values/comparable';
import type { Decimal } from '../../model/values/decimal';
import { metricQuestions, valueOf, type MetricPlace, type ResolvedMetric } from '../../model/numbers/metrics';
import { useQuery } from '@tanstack/react-query';
import type { TotalsQuestion } from '../../model/numbers/totals';
import { useGateway } from '../useGateway';

export type MetricAnswer = {
  /** Undefined while it is asked for, when that failed, and where there is none: an average or a share of nothing. */
  readonly value: Decimal | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
  /** The address of the list behind the number; of a share, of its whole. */
  readonly to: string;
};

/** Asks for a metric. */
export const useMetric = (metric: ResolvedMetric, place: MetricPlace = {}): MetricAnswer => {
  const { whole, part } = metricQuestions(metric, place);
  const toList = useListAddress();
  const asked = useTotals(metric.of, whole);
  const askedPart = useTotals(metric.of, part);
  const isPending = asked.isPending || (part !== undefined && askedPart.isPending);
  const error = asked.error ?? askedPart.error;
  const isThere = asked.data !== undefined && (part === undefined || askedPart.data !== undefined);
  return {
    value: isThere ? valueOf(metric, { whole: asked.data.all, part: askedPart.data?.all }) : undefined,
    isPending,
    error,
    refetch: () => {
      void asked.refetch();
      if (part) void askedPart.refetch();
    },
    to: toList(metric.of, whole.filter),
  };
};

/** The address of a filtered list of an entity, by its key. */
export const useListAddress = (): ((key: string, filter: Row) => string) => {
  const model = useModel();
  const createPath = useCreatePath();
  return (key, filter) => {
    const list = createPath({ resource: model.resource(key).name, type: 'list' });
    return `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  };
};

/** Counts, and adds up, records of an entity (by its key); given up when the page is left. Without a question it waits. */
const useTotals = (key: string, question: TotalsQuestion | undefined) => {
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
