import { useQueries } from '@tanstack/react-query';
import { useCreatePath, useDataProvider } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import type { ResolvedStep } from '../../model/dashboard/checklist';
import type { Labels } from '../../model/resolved/resolvedField';
import { isEmpty } from '../../model/values/comparable';
import { useListAddress } from '../../views/metrics/useMetric';
import { useFigures } from './useFigures';

export type StepState = {
  readonly label: Labels;
  readonly isDone: boolean;
  /** The step without which it cannot be done, where that is still open. */
  readonly first: Labels | undefined;
  readonly to: string;
};

/** How far each step is, and where it leads; undefined until all of that is known. */
export const useSteps = (steps: readonly ResolvedStep[]): readonly StepState[] | undefined => {
  const isDone = useDone(steps);
  const open = steps.filter((_, at) => isDone && !isDone[at]);
  const waiting = useWaiting(open);
  const addressOf = useStepAddress();
  if (!isDone || !waiting) return undefined;
  const missing = (key: string) => open.find((step) => step.key === key);
  return steps.map((step, at) => ({
    label: step.label,
    isDone: isDone[at] ?? false,
    first: isDone[at] ? undefined : step.after.flatMap((key) => missing(key)?.label ?? [])[0],
    to: addressOf(step, waiting.get(step) ?? []),
  }));
};

const useDone = (steps: readonly ResolvedStep[]): readonly boolean[] | undefined => {
  const model = useModel();
  const provider = useDataProvider();
  const counted = steps.flatMap(({ metric }) => (metric ? [{ metric }] : []));
  const { figures } = useFigures(counted);
  const singles = useQueries({
    queries: steps.map(({ of, field }) => {
      const { name, key } = model.resource(of);
      return {
        queryKey: [name, 'getOne', { id: key, meta: undefined }],
        queryFn: async () => (await provider.getOne(name, { id: key })).data,
        enabled: field !== undefined,
      };
    }),
  });
  const isKnown = figures && steps.every(({ field }, at) => field === undefined || singles[at]?.isFetched);
  if (!isKnown) return undefined;
  let at = 0;
  return steps.map(({ metric, field = '', atLeast }, index) =>
    metric ? Number(figures[at++]?.all.value ?? 0) >= atLeast : !isEmpty(singles[index]?.data?.[field]),
  );
};

/* Of the records that a step is to be done with, two at most: one is led to, of several their list. */
const useWaiting = (open: readonly ResolvedStep[]) => {
  const model = useModel();
  const provider = useDataProvider();
  const asked = open.filter(({ waits }) => waits);
  const answers = useQueries({
    queries: asked.map(({ of, waits: filter = {} }) => {
      const { name, list } = model.resource(of);
      const params = { filter, pagination: { page: 1, perPage: 2 }, sort: list.sort };
      return {
        queryKey: [name, 'getList', params],
        queryFn: async () => (await provider.getList(name, params)).data,
      };
    }),
  });
  if (answers.some(({ isFetched }) => !isFetched)) return undefined;
  return new Map(asked.map((step, at) => [step, answers[at]?.data ?? []]));
};

/* Who may not create sees what there is. */
const useStepAddress = () => {
  const model = useModel();
  const ability = useAbility();
  const createPath = useCreatePath();
  const listAddress = useListAddress();
  return ({ of, opens, waits }: ResolvedStep, found: readonly { readonly id: string | number }[]): string => {
    const { name: resource, can, subject } = model.resource(of);
    const [record, other] = found;
    if (record && !other) return createPath({ resource, type: 'show', id: record.id });
    if (record && waits) return listAddress(of, waits);
    const isCreated = opens === 'create' && can.create && ability.can('create', subject);
    return createPath({ resource, type: isCreated ? 'create' : 'list' });
  };
};
