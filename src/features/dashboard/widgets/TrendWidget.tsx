import { useTranslate, useLocale } from 'react-admin';
import type { Reading, Figures } from '../../../model/dashboard/reading';
import { useModel } from '../../../fields/AdminContext';
import { partTone } from '../../../model/dashboard/partTone';
import { stepsOf } from '../../../model/dashboard/timeSpan';
import { readingsOf } from '../../../model/dashboard/widgetReadings';
import { useLabel } from '../../../views/useEntity';
import { ChartFrame } from '../charts/ChartFrame';
import type { ChartRows } from '../charts/chartRows';
import { useFigures } from '../useFigures';
import { useFigureText } from '../useFigureText';
import { useReadingAddress } from '../useReadingAddress';
import type { WidgetProps } from './widgetProps';
import { WidgetLoading } from '../WidgetStates';
import { lazyPart } from '../../../parts/lazyPart';
import type { Span } from '../../../model/numbers/totals';
import { dateFormat } from '../../../fields/reading/formats';

const BarsChart = lazyPart(async () => (await import('../charts/BarsChart')).BarsChart, {
  waiting: () => <WidgetLoading shape="bars" />,
});

/** A number by day or month, and of each what it is made of. */
export const TrendWidget = ({ widget, span }: WidgetProps) => {
  const readings = readingsOf(widget, span);
  const { figures, error, refetch } = useFigures(readings);
  const label = useLabel();
  const translate = useTranslate();
  const name = label(widget.label);
  const columns = widget.parts.length > 0 ? widget.parts.map((part) => label(part.label)) : [name];
  const cellOf = useCells(widget, span);
  const stepText = useStepText(span?.per ?? 'day');
  const { fields } = useModel().resource(widget.metric.of);
  const rows: ChartRows | undefined = figures &&
    span && {
      columns,
      tones: widget.parts.map(({ where }) => partTone(fields, where)),
      rows: stepsOf(span).map((step) => ({
        key: step,
        name: stepText(step),
        cells: figures.map((each, at) => cellOf(each, readings[at], step)),
      })),
    };
  return (
    <ChartFrame
      name={name}
      caption={widget.span && translate(`app.dashboard.spans.${widget.span}`)}
      head={span?.per === 'month' ? translate('app.dashboard.month') : translate('app.dashboard.day')}
      shape="bars"
      rows={rows}
      error={error}
      onRetry={refetch}
      isTimed={span !== undefined}
    >
      {(drawn) => <BarsChart {...drawn} />}
    </ChartFrame>
  );
};

const useCells = ({ metric }: WidgetProps['widget'], span: WidgetProps['span']) => {
  const addressOf = useReadingAddress();
  const textOf = useFigureText(metric);
  return ({ groups }: Figures, reading: Reading | undefined, step: string) => {
    const value = groups.get(step)?.value ?? '0';
    return {
      value: Number(value),
      text: textOf(value),
      to: reading && addressOf(reading, { key: step, span }),
    };
  };
};

/** A day or month in words: `21 Nov`, `Nov 2026`. */
const useStepText = (per: Span): ((step: string) => string) => {
  const format = dateFormat(useLocale(), {
    ...(per === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: '2-digit' }),
    timeZone: 'UTC',
  });
  return (step) => format.format(new Date(step));
};
