import { useTranslate } from 'react-admin';
import { readingsOf } from '../../../model/dashboard/widgetReadings';
import { useLabel } from '../../../views/useEntity';
import { ChartFrame } from '../charts/ChartFrame';
import type { ChartRows } from '../charts/chartRows';
import { RingLegend } from '../charts/RingLegend';
import { useFigures } from '../useFigures';
import { useFigureText } from '../useFigureText';
import { useGroupName } from '../useGroupName';
import { useReadingAddress } from '../useReadingAddress';
import type { WidgetProps } from './widgetProps';
import { WidgetLoading } from '../WidgetStates';
import { lazyPart } from '../../../parts/lazyPart';

const RingChart = lazyPart(async () => (await import('../charts/RingChart')).RingChart, {
  waiting: () => <WidgetLoading height={180} />,
});

/** What a number is made of: a ring, and beside it each part with its own number. */
export const BreakdownWidget = ({ widget, span }: WidgetProps) => {
  const readings = readingsOf(widget, span);
  const { figures, error, refetch } = useFigures(readings);
  const label = useLabel();
  const translate = useTranslate();
  const name = label(widget.label);
  const partsOf = useParts(widget);
  const rows = figures && { columns: [translate('app.dashboard.number')], rows: partsOf(figures, readings) };
  return (
    <ChartFrame
      name={name}
      caption={widget.span && translate(`app.dashboard.spans.${widget.span}`)}
      head={translate('app.dashboard.part')}
      rows={rows}
      error={error}
      onRetry={refetch}
      isTimed={span !== undefined}
    >
      {(drawn) => (
        <>
          <RingChart {...drawn} />
          <RingLegend rows={drawn.rows} />
        </>
      )}
    </ChartFrame>
  );
};

type Read = {
  readonly figures: ReturnType<typeof useFigures>['figures'];
  readonly readings: ReturnType<typeof readingsOf>;
};

/* Each declared part is a reading of its own; the values of a field are the groups of a single one. */
const useParts = ({ metric, parts, by }: WidgetProps['widget']) => {
  const addressOf = useReadingAddress();
  const textOf = useFigureText(metric);
  const label = useLabel();
  const nameOf = useGroupName(metric.of, by);
  return (figures: NonNullable<Read['figures']>, readings: Read['readings']): ChartRows['rows'] => {
    const [first] = readings;
    const found =
      parts.length > 0
        ? figures.map(({ all }, at) => {
            const [part, reading] = [parts[at], readings[at]];
            return { name: part ? label(part.label) : '', figure: all, to: reading && addressOf(reading) };
          })
        : [...(figures[0]?.groups ?? [])].map(([key, figure]) => ({
            name: nameOf(key),
            figure,
            to: first && addressOf(first, { key }),
          }));
    return found.map(({ name, figure: { value }, to }) => ({
      key: name,
      name,
      cells: [{ value: Number(value ?? 0), text: textOf(value), to }],
    }));
  };
};
