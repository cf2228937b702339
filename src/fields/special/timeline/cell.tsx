import { useLocale } from 'react-admin';
import { defineCell, type CellProps } from '../../cellView';
import { StatusChip } from '../../drawing/StatusChip';
import { choiceLabel, choiceOf } from '../../choice/kind';
import { orderedSteps } from './steps';
import { lazyPart } from '../../../parts/lazyPart';

const TimelineSteps = lazyPart<CellProps<'timeline'>>(
  async () => (await import('./TimelineSteps')).TimelineSteps,
  {
    waiting: (props) => <LatestStatus {...props} />,
    failure: 'quiet',
  },
);

export default defineCell<'timeline'>({
  width: { least: 110 },
  Cell: LatestStatus,
  Show: TimelineSteps,
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
