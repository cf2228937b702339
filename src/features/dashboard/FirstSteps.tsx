import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useStore, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import type { ResolvedChecklist } from '../../model/dashboard/checklist';
import { useLabel } from '../../views/useEntity';
import { useSteps } from './useSteps';
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
  const states = useSteps(steps);
  if (!states) return null;
  const done = states.filter(({ isDone }) => isDone).length;
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
          {states.map(({ label: name, isDone, first, to }, at) => (
            <li key={at} data-done={isDone}>
              <Icon name={isDone ? 'check' : 'next'} fontSize="small" aria-hidden />
              <span>
                <span aria-hidden>{at + 1}. </span>
                {first ? label(name) : <Link to={to}>{label(name)}</Link>}
                <span style={visuallyHidden}>
                  {isDone ? translate('app.dashboard.steps.done') : translate('app.dashboard.steps.open')}
                </span>
                {first && <small>{translate('app.dashboard.steps.first', { name: label(first) })}</small>}
              </span>
            </li>
          ))}
        </ol>
      </WidgetCard>
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  marginBottom: 24,
  '& ol': { columns: '260px 3', columnGap: 24, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 8, padding: '4px 0', lineHeight: '24px', breakInside: 'avoid' },
  '& li > svg': { marginTop: 2 },
  '& li > span': { fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.palette.text.secondary },
  '& a': { color: theme.palette.primary.main },
  '& [data-done=true], & [data-done=true] a': { color: theme.palette.text.secondary },
}));
