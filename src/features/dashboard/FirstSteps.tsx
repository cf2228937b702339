import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useCreatePath, useStore, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import type { ResolvedChecklist, ResolvedStep } from '../../model/dashboard/checklist';
import { useLabel } from '../../views/useEntity';
import { useFigures } from './useFigures';
import { WidgetCard } from './WidgetCard';

type FirstStepsProps = {
  /** The key of the dashboard. */ readonly name: string;
  readonly checklist: ResolvedChecklist;
};

/** What is still to be done in an empty product. It goes when all is done, or when somebody does not want it. */
export const FirstSteps = ({ name, checklist }: FirstStepsProps) => {
  const [isHidden, hide] = useStore(`checklist.${name}.isHidden`, false);
  return <Steps checklist={checklist} isHidden={isHidden} onHide={hide} />;
};

/* Nothing before it is known: a list that comes and goes again would be in the way of everybody who has long begun. */
const Steps = ({
  checklist,
  isHidden,
  onHide,
}: {
  readonly checklist: ResolvedChecklist;
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}) => {
  const { label: title, steps } = checklist;
  // Whoever has just hidden them stands on the way back, and there again when they are back.
  const [wasHidden, setWasHidden] = useState(false);
  const translate = useTranslate();
  const label = useLabel();
  const addressOf = useStepAddress();
  const { figures } = useFigures(steps.map(({ metric }) => ({ metric })));
  if (!figures) return null;
  const isDone = steps.map(({ atLeast }, at) => Number(figures[at]?.all.value ?? 0) >= atLeast);
  const done = isDone.filter(Boolean).length;
  if (done === steps.length) return null;
  if (isHidden)
    return (
      <Button size="small" autoFocus={wasHidden} onClick={() => onHide(false)} sx={{ mb: 1 }}>
        {translate('app.dashboard.steps.show', { name: label(title) })}
      </Button>
    );
  return (
    <Frame>
      <WidgetCard
        title={label(title)}
        caption={translate('app.dashboard.steps.progress', { done, total: steps.length })}
        action={
          <Button
            size="small"
            autoFocus={wasHidden}
            onClick={() => {
              setWasHidden(true);
              onHide(true);
            }}
          >
            {translate('app.dashboard.steps.hide')}
          </Button>
        }
      >
        <ol>
          {steps.map((step, at) => (
            <li key={at} data-done={isDone[at]}>
              <Icon name={isDone[at] ? 'check' : 'next'} fontSize="small" aria-hidden />
              <Link to={addressOf(step)}>{label(step.label)}</Link>
              <span style={visuallyHidden}>
                {isDone[at] ? translate('app.dashboard.steps.done') : translate('app.dashboard.steps.open')}
              </span>
            </li>
          ))}
        </ol>
      </WidgetCard>
    </Frame>
  );
};

/* Who may not create sees what there is. */
const useStepAddress = () => {
  const model = useModel();
  const ability = useAbility();
  const createPath = useCreatePath();
  return ({ metric, opens }: ResolvedStep): string => {
    const { name, can, subject } = model.resource(metric.of);
    const isCreated = opens === 'create' && can.create && ability.can('create', subject);
    return createPath({ resource: name, type: isCreated ? 'create' : 'list' });
  };
};

const Frame = styled('div')(({ theme }) => ({
  marginBottom: 24,
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: '4px 24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
  '& a': { color: theme.palette.primary.main, lineHeight: '24px' },
  '& [data-done=true], & [data-done=true] a': { color: theme.palette.text.secondary },
}));
