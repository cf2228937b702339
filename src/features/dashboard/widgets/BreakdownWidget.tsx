import { useTranslate, useLocale } from 'react-admin';
import { readingsOf } from '../../../model/dashboard/widgetReadings';
import { useLabel } from '../../../views/useEntity';
import { ChartFrame } from '../charts/ChartFrame';
import { useChartColors } from '../charts/chartColors';
import type { ChartRows } from '../charts/chartRows';
import { partTone } from '../../../model/dashboard/partTone';
import { useFigures } from '../useFigures';
import { useFigureText } from '../useFigureText';
import { useReadingAddress } from '../useReadingAddress';
import type { WidgetProps } from './widgetProps';
import { WidgetLoading } from '../WidgetStates';
import { lazyPart } from '../../../parts/lazyPart';
import { useModel } from '../../../fields/AdminContext';
import { fieldAt } from '../../../model/resolved/fieldAt';
import { fieldText } from '../../../model/answers/fieldText';
import { styled } from '@mui/material/styles';
import { FigureLink } from '../FigureLink';

const RingChart = lazyPart(async () => (await import('../charts/RingChart')).RingChart, {
  waiting: () => <WidgetLoading shape="ring" />,
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
      shape="ring"
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
  const { fields } = useModel().resource(metric.of);
  return (figures: NonNullable<Read['figures']>, readings: Read['readings']): ChartRows['rows'] => {
    const [first] = readings;
    const found =
      parts.length > 0
        ? figures.map(({ all }, at) => {
            const [part, reading] = [parts[at], readings[at]];
            return {
              name: part ? label(part.label) : '',
              tone: part && partTone(fields, part.where),
              figure: all,
              to: reading && addressOf(reading),
            };
          })
        : [...(figures[0]?.groups ?? [])].map(([key, figure]) => ({
            name: nameOf(key),
            tone: by === undefined ? undefined : partTone(fields, { [by]: key }),
            figure,
            to: first && addressOf(first, { key }),
          }));
    return found.map(({ name, tone, figure: { value }, to }) => ({
      key: name,
      name,
      tone,
      cells: [{ value: Number(value ?? 0), text: textOf(value), to }],
    }));
  };
};

/** What the value that makes a group is called: the word of a choice, else the value itself. */
const useGroupName = (of: string, by: string | undefined): ((key: string | null) => string) => {
  const { kinds, resource } = useModel();
  const locale = useLocale();
  const translate = useTranslate();
  const field = by === undefined ? undefined : fieldAt(resource(of).fields, by);
  return (key) => {
    if (key === null) return translate('app.dashboard.unset');
    const value = field && kinds[field.kind].filter === 'holds' ? [key] : key;
    return (field && fieldText(value, field, { kinds, locale })) ?? key;
  };
};

/** The parts of a ring by their colours, with their numbers. */
const RingLegend = ({ rows }: Pick<ChartRows, 'rows'>) => {
  const colors = useChartColors(rows.map(({ tone }) => tone));
  return (
    <Parts>
      {rows.map(({ key, name, cells: [cell] }, at) => (
        <li key={key}>
          <Swatch style={{ borderColor: colors[at] }} aria-hidden />
          <span className="name">{name}</span>
          <FigureLink name={name} text={cell?.text ?? ''} to={cell?.to} />
        </li>
      ))}
    </Parts>
  );
};

const Parts = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 14,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { textAlign: 'end' },
});

const Swatch = styled('span')({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 3,
  /* paper shows borders, and no grounds */
  border: '5px solid',
  /* tells which part of the ring is meant, so it stays where colours are those of the reader */
  forcedColorAdjust: 'none',
});
