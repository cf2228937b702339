import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { metricQuestions, valueOf } from '../../model/numbers/metrics';
import type { ResolvedWaiting } from '../../model/resolved/model';
import { useListAddress } from '../../views/metrics/useMetric';
import { useGateway } from '../../views/useGateway';

export type Due = ResolvedWaiting & {
  readonly count: number;
  /** The address of the list. */
  readonly to: string;
  /** Says nothing more of it until tomorrow. */
  readonly snooze: () => void;
};

export type Waiting = {
  /** Of what there is any, and nobody has put off. */
  readonly due: readonly Due[];
  /** How many are put off. */
  readonly snoozed: number;
  readonly wake: () => void;
  readonly reload: () => void;
};

const DAY = 86_400_000;

/** What waits for whoever is signed in, as the configuration's metrics count it. What cannot be counted says nothing. */
export const useWaiting = (declared: readonly ResolvedWaiting[]): Waiting => {
  const provider = useGateway();
  const model = useModel();
  const toList = useListAddress();
  const [until, setUntil] = useStore<Readonly<Record<string, number>>>('bell.snoozed', NONE);
  const [now, setNow] = useState(() => Date.now());
  const asked = declared.map((each) => {
    const { of } = each.metric;
    return { ...each, key: `${of} ${JSON.stringify(each.metric.where)}`, name: model.resource(of).name };
  });
  const { data = [], refetch } = useQuery({
    queryKey: ['bell', 'waiting', asked.map(({ key }) => key)],
    queryFn: ({ signal }) =>
      Promise.all(
        asked.map(async ({ metric, name }) => {
          const { whole } = metricQuestions(metric);
          try {
            const answer = await provider.getTotals(name, { ...whole, signal });
            return Number(valueOf(metric, { whole: answer.data.all }) ?? 0);
          } catch {
            return 0;
          }
        }),
      ),
    enabled: asked.length > 0,
  });
  const there = asked.flatMap(({ key, name: _, ...each }, at): (Due & { key: string })[] => {
    const count = data[at] ?? 0;
    const to = toList(each.metric.of, each.metric.where);
    const snooze = () => setUntil({ ...until, [key]: Date.now() + DAY });
    return count > 0 ? [{ ...each, key, count, to, snooze }] : [];
  });
  const due = there.filter(({ key }) => (until[key] ?? 0) <= now);
  return {
    due,
    snoozed: there.length - due.length,
    wake: () => setUntil(NONE),
    reload: () => {
      setNow(Date.now());
      void refetch();
    },
  };
};

const NONE = {};
