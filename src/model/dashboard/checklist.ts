import type { Checklist, ChecklistStep } from '../../config/dashboard';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedMetric } from '../numbers/metrics';
import type { Labels } from '../resolved/resolvedField';
import { resolveMetric } from '../resolve/resolveMetric';

export type ResolvedStep = {
  readonly label: Labels;
  readonly metric: ResolvedMetric;
  /** From how many records on it is done. */
  readonly atLeast: number;
  readonly opens: 'list' | 'create';
};

/** What is to be done before the product is of use. */
export type ResolvedChecklist = { readonly label: Labels; readonly steps: readonly ResolvedStep[] };

export const resolveChecklist = ({ label, steps }: Checklist): ResolvedChecklist => ({
  label: resolveLabel(label),
  steps: steps.map(resolveStep),
});

const resolveStep = ({ label, metric, atLeast, opens }: ChecklistStep): ResolvedStep => ({
  label: resolveLabel(label),
  metric: resolveMetric(metric),
  atLeast: atLeast ?? 1,
  opens: opens ?? 'list',
});

/** The steps that this person can see the state of; no list without any. */
export const shownChecklist = (
  checklist: ResolvedChecklist | undefined,
  mayList: (entity: string) => boolean,
): ResolvedChecklist | undefined => {
  const steps = checklist?.steps.filter(({ metric }) => mayList(metric.of)) ?? [];
  return checklist && steps.length > 0 ? { ...checklist, steps } : undefined;
};
