import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import type { Tone } from '../../../config/action';
import { pick } from '../../../model/resolved/labels';
import { resolveField } from '../../../model/resolve/resolveField';
import { useModel } from '../../AdminContext';
import type { CellProps } from '../../cellView';
import { choiceLabel, choiceOf } from '../../choice/kind';
import { StatusChip } from '../../drawing/StatusChip';
import { Value } from '../../Value';
import { elapsedText } from './elapsed';
import { orderedSteps, type OrderedStep } from './steps';
import { textOf } from '../../../model/values/comparable';
import { Explanation } from '../../choice/Explanation';
import type { TimelineOptions } from './kind';

/** Every step from the oldest to the newest: when, what, how long after the one before, and why it failed. */
export const TimelineSteps = ({ value, field }: CellProps<'timeline'>) => {
  const locale = useLocale();
  return (
    <Steps aria-label={pick(field.label, locale)}>
      {orderedSteps(value, field.transitions).map((ordered, index) => (
        <TimelineStep key={index} ordered={ordered} field={field} />
      ))}
    </Steps>
  );
};

type StepProps = Pick<CellProps<'timeline'>, 'field'> & { readonly ordered: OrderedStep };

const TimelineStep = ({ ordered: { step, elapsed, cannotFollow }, field }: StepProps) => {
  const locale = useLocale();
  const translate = useTranslate();
  const at = resolveField('at', { kind: 'dateTime' }, useModel().kinds);
  const known = choiceOf(step.status, field);
  const tone = known?.tone ?? 'neutral';
  const time = elapsed === undefined ? undefined : elapsedText(elapsed, locale);
  const details = [step.source, step.note].filter((text) => typeof text === 'string' && text.trim() !== '');
  return (
    <Item tone={tone}>
      <Line>
        <StatusChip tone={tone} icon={known?.icon} label={choiceLabel(step.status, field, locale)} />
        <Value field={at} record={step} part="Show" />
        {time !== undefined && <Quiet>{translate('app.timeline.after', { time })}</Quiet>}
        {cannotFollow !== undefined && (
          <StatusChip
            tone="warning"
            label={translate('app.timeline.impossible', { status: choiceLabel(cannotFollow, field, locale) })}
          />
        )}
      </Line>
      <FailureCode code={step.code} codes={field.codes} />
      {details.length > 0 && (
        <Quiet>
          <bdi>{details.join(' · ')}</bdi>
        </Quiet>
      )}
    </Item>
  );
};

const Steps = styled('ol')({ listStyle: 'none', margin: 0, padding: '4px 0 0 6px' });

/* The rail and its dots only repeat what the chips say in words. */
const Item = styled('li', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    position: 'relative',
    padding: '0 0 16px 18px',
    borderInlineStart: `2px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
    '&:last-of-type': { borderColor: 'transparent', paddingBottom: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -7,
      top: 6,
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: theme.palette.tones[tone].fg,
    },
  }),
);

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

const Quiet = styled('span')(({ theme }) => ({ fontSize: 13, color: theme.palette.text.secondary }));

type FailureCodeProps = { readonly code: unknown; readonly codes: TimelineOptions['codes'] };

/** The code of a failure in plain words, with what to do about it; one that nobody declared as it came. */
const FailureCode = ({ code, codes: values = {} }: FailureCodeProps) => {
  const locale = useLocale();
  const translate = useTranslate();
  const text = textOf(code)?.trim();
  if (text === undefined || text === '') return null;
  const label = choiceLabel(text, { values }, locale);
  const named = translate('app.timeline.code', { code: text });
  return (
    <div>
      <bdi>{label === text ? named : `${label} (${named})`}</bdi>
      <Explanation {...choiceOf(text, { values })} />
    </div>
  );
};
