import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Measure } from '../../../config/metric';
import type { Decimal } from '../../../model/values/decimal';
import { changeOf } from '../../../model/dashboard/change';
import type { Figures } from '../../../model/dashboard/reading';
import { useModel } from '../../../fields/AdminContext';
import { stepsOf, type SpanOfDays } from '../../../model/dashboard/timeSpan';
import { readingsOf } from '../../../model/dashboard/widgetReadings';
import { useLabel } from '../../../views/useEntity';
import { ChangeLine } from '../ChangeLine';
import { FigureLink } from '../FigureLink';
import { useCourse, type Point } from '../useCourse';
import { useFigures } from '../useFigures';
import { useFigureText } from '../useFigureText';
import { useReadingAddress } from '../useReadingAddress';
import { WidgetCard } from '../WidgetCard';
import type { WidgetProps } from './widgetProps';
import { WidgetFailed, WidgetLoading } from '../WidgetStates';
import { styled } from '@mui/material/styles';
import { useSaying } from '../../../fields/useSaying';

/** One number, how it differs from the time before, and how it went. */
export const NumberWidget = ({ widget, span }: WidgetProps) => {
  const { metric } = widget;
  const readings = readingsOf(widget, span);
  const { figures, error, refetch } = useFigures(readings);
  const addressOf = useReadingAddress();
  const textOf = useFigureText(metric);
  const translate = useTranslate();
  const label = useLabel();
  const say = useSaying();
  const name = label(widget.label);
  const entity = useModel().resource(metric.of);
  /* What an amount of the moment is made of: there is no time before that it could be compared with. */
  const isOfRecords = !span && metric.measure !== 'count' && metric.measure !== 'share';
  const [present, former] = figures ?? [];
  const [reading] = readings;
  const values = span && reading?.by && present ? valuesIn(present, { span, measure: metric.measure }) : [];
  const points = values.map((value) => ({ value: Number(value), text: textOf(value) }));
  return (
    <WidgetCard title={name} caption={widget.span && translate(`app.dashboard.spans.${widget.span}`)}>
      {error && <WidgetFailed error={error} onRetry={refetch} />}
      {!error && !present && <WidgetLoading shape="number" />}
      {!error && present && (
        <>
          <Typography
            component="p"
            sx={{ fontSize: 28, fontWeight: 650, lineHeight: 1.2, overflowWrap: 'anywhere' }}
          >
            <FigureLink name={name} text={textOf(present.all.value)} to={reading && addressOf(reading)} />
          </Typography>
          {isOfRecords && present.all.count > 0 && (
            <Typography variant="body2" color="textSecondary">
              {say(
                'app.dashboard.ofRecords',
                present.all.count === 1 ? entity.label.one : entity.label.many,
                {
                  smart_count: present.all.count,
                },
              )}
            </Typography>
          )}
          {former && span?.name === 'today' && (
            <Typography variant="body2" color="textSecondary">
              {translate('app.dashboard.yesterday', { value: textOf(former.all.value) })}
            </Typography>
          )}
          {former && span?.name !== 'today' && (
            <ChangeLine
              change={changeOf(present.all.value, former.all.value, metric.measure)}
              before={textOf(former.all.value)}
            />
          )}
          {points.some(({ value }) => value !== 0) && <Sparkline points={points} />}
        </>
      )}
    </WidgetCard>
  );
};

/* A day without messages has none of them, but no share of any kind. */
const valuesIn = (
  { groups }: Figures,
  { span, measure }: { readonly span: SpanOfDays; readonly measure: Measure },
): Decimal[] => {
  const isAdded = measure === 'count' || measure === 'sum';
  return stepsOf(span).flatMap((step) => {
    const value = groups.get(step)?.value ?? (isAdded ? '0' : undefined);
    return value === undefined ? [] : [value];
  });
};

const WIDTH = 120;
const HEIGHT = 32;

/** How a number went, without axes. */
const Sparkline = ({ points }: { readonly points: readonly Point[] }) => {
  const course = useCourse();
  const most = Math.max(...points.map(({ value }) => value), 1);
  const across = WIDTH / Math.max(points.length - 1, 1);
  const line = points.map(({ value }, at) => `${at * across},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`);
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={course(points)}
    >
      <polyline points={line.join(' ')} />
    </Drawing>
  );
};

const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  height: HEIGHT,
  marginTop: 'auto',
  '& polyline': {
    fill: 'none',
    stroke: theme.palette.chart[0] ?? theme.palette.primary.main,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
}));
