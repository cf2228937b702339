import type { Checklist, ChecklistStep } from '../../config/dashboard';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedMetric } from '../numbers/metrics';
import type { Labels } from '../resolved/resolvedField';
import type { Row } from '../values/comparable';
import { resolveFilter } from '../resolve/resolveFilter';
import { resolveMetric } from '../resolve/resolveMetric';

export type ResolvedStep = {
  readonly key: string | undefined;
  readonly label: Labels;
  /** The entity it is about. */
  readonly of: string;
  /** What is counted; undefined where `field` of the single record is filled in instead. */
  readonly metric: ResolvedMetric | undefined;
  readonly field: string | undefined;
  /** From how many records on it is done. */
  readonly atLeast: number;
  readonly opens: 'list' | 'create';
  /** The records that it is to be done with. */
  readonly waits: Row | undefined;
  /** Keys of steps that come first. */
  readonly after: readonly string[];
};

/** What is to be done before the product is of use. */
export type ResolvedChecklist = { readonly label: Labels; readonly steps: readonly ResolvedStep[] };

export const resolveChecklist = ({ label, steps }: Checklist): ResolvedChecklist => ({
  label: resolveLabel(label),
  steps: steps.map(resolveStep),
});

const resolveStep = ({
  key,
  label,
  metric,
  fills,
  atLeast,
  opens,
  waits,
  after,
}: ChecklistStep): ResolvedStep => {
  const [single = '', field] = fills?.split('.') ?? [];
  return {
    key,
    label: resolveLabel(label),
    of: metric?.of ?? single,
    metric: metric && resolveMetric(metric),
    field,
    atLeast: atLeast ?? 1,
    opens: opens ?? 'list',
    waits: waits && resolveFilter(waits),
    after: after ?? [],
  };
};

/** The steps that this person can see the state of; no list without any. */
export const shownChecklist = (
  checklist: ResolvedChecklist | undefined,
  mayList: (entity: string) => boolean,
): ResolvedChecklist | undefined => {
  const steps = checklist?.steps.filter(({ of }) => mayList(of)) ?? [];
  return checklist && steps.length > 0 ? { ...checklist, steps } : undefined;
};
