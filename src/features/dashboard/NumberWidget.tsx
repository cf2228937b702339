import Typography from '@mui/material/Typography';
import { changeOf } from '../../model/dashboard/change';
import { stepsOf } from '../../model/dashboard/timeSpan';
import { readingsOf } from '../../model/dashboard/widgetReadings';
import { useLabel } from '../../views/useEntity';
import { ChangeLine } from './ChangeLine';
import { useTexts } from './DashboardTexts';
import { FigureLink } from './FigureLink';
import { Sparkline } from './Sparkline';
import { useFigures } from './useFigures';
import { useFigureText } from './useFigureText';
import { useListAddress } from './useListAddress';
import { WidgetCard } from './WidgetCard';
import type { WidgetProps } from './widgetProps';
import { WidgetFailed, WidgetLoading } from './WidgetStates';

/** One number, how it differs from the time before, and how it went. */
export const NumberWidget = ({ widget, span }: WidgetProps) => {
  const { metric } = widget;
  const readings = readingsOf(widget, span);
  const { figures, error, refetch } = useFigures(readings);
  const addressOf = useListAddress();
  const textOf = useFigureText(metric);
  const texts = useTexts();
  const name = useLabel()(widget.label);
  const [present, former] = figures ?? [];
  const [reading] = readings;
  const values =
    span && reading?.by ? stepsOf(span).map((step) => Number(present?.groups.get(step)?.value ?? 0)) : [];
  return (
    <WidgetCard title={name} caption={widget.span && texts.spans[widget.span]}>
      {error && <WidgetFailed error={error} onRetry={refetch} />}
      {!error && !present && <WidgetLoading height={72} />}
      {!error && present && (
        <>
          <Typography component="p" sx={{ fontSize: 28, fontWeight: 650, lineHeight: 1.2 }}>
            <FigureLink name={name} text={textOf(present.all.value)} to={reading && addressOf(reading)} />
          </Typography>
          {former && (
            <ChangeLine
              change={changeOf(present.all.value, former.all.value, metric.measure)}
              before={textOf(former.all.value)}
            />
          )}
          {values.some((value) => value !== 0) && <Sparkline values={values} />}
        </>
      )}
    </WidgetCard>
  );
};
