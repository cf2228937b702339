import { useLocale } from 'ra-core';
import { lazy, Suspense } from 'react';
import { defineCell, type CellProps } from '../cellView';
import { StatusChip } from '../StatusChip';
import { choiceLabel, choiceOf } from '../choice/kind';
import { orderedSteps } from './steps';

const TimelineSteps = lazy(() =>
  import('./TimelineSteps').then(({ TimelineSteps: component }) => ({ default: component })),
);

export default defineCell<'timeline'>({
  Cell: LatestStatus,
  Show: (props) => (
    <Suspense fallback={<LatestStatus {...props} />}>
      <TimelineSteps {...props} />
    </Suspense>
  ),
});

function LatestStatus({ value, field }: CellProps<'timeline'>) {
  const locale = useLocale();
  const latest = orderedSteps(value, undefined).at(-1)?.step.status;
  if (latest === undefined) return null;
  const known = choiceOf(latest, field);
  return (
    <StatusChip
      tone={known?.tone ?? 'neutral'}
      icon={known?.icon}
      label={choiceLabel(latest, field, locale)}
    />
  );
}
