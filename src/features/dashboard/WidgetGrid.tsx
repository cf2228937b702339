import Box from '@mui/material/Box';
import type { TimeSpan, WidgetWidth } from '../../config/dashboard';
import { useAbility, useModel } from '../../fields/AdminContext';
import { mayMeasure } from '../../model/numbers/mayMeasure';
import type { ResolvedWidget } from '../../model/dashboard/widget';
import { spanOf } from '../../model/dashboard/widgetReadings';
import { useLabel } from '../../views/useEntity';
import type { WidgetProps } from './widgets/widgetProps';
import { widgetViews } from './widgets/widgetViews';
import { Component, type ReactNode } from 'react';
import { useZoneOf } from './useZone';
import { WidgetCard } from './WidgetCard';
import { WidgetFailed } from './WidgetStates';

type WidgetGridProps = {
  readonly widgets: readonly ResolvedWidget[];
  /** What the page looks at; undefined where it has no choice of times. */
  readonly chosen: TimeSpan | undefined;
  readonly now: Date;
};

/** The cards of a dashboard: side by side where there is room, below each other on a phone. */
export const WidgetGrid = ({ widgets, chosen, now }: WidgetGridProps) => {
  const label = useLabel();
  const zoneOf = useZoneOf();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2 }}>
      {widgets.map((widget) => (
        <Box
          key={widget.key}
          sx={{ gridColumn: places[widget.width], minWidth: 0, '&:empty': { display: 'none' } }}
        >
          <WidgetBoundary title={label(widget.label)}>
            <Widget widget={widget} span={spanOf(widget, { chosen, now, zone: zoneOf(widget.metric) })} />
          </WidgetBoundary>
        </Box>
      ))}
    </Box>
  );
};

const Widget = (props: WidgetProps) => {
  const { type, metric } = props.widget;
  const model = useModel();
  const ability = useAbility();
  if (!mayMeasure(metric, model.resource(metric.of), { ability, model })) return null;
  const View = widgetViews[type];
  return <View {...props} />;
};

const places: { readonly [W in WidgetWidth]: object } = {
  quarter: { xs: 'span 12', sm: 'span 6', lg: 'span 3' },
  third: { xs: 'span 12', md: 'span 6', lg: 'span 4' },
  half: { xs: 'span 12', lg: 'span 6' },
  twoThirds: { xs: 'span 12', lg: 'span 8' },
  whole: { xs: 'span 12' },
};

type WidgetBoundaryProps = { readonly title: string; readonly children: ReactNode };

/** A widget that breaks, or whose part of the program does not come, leaves the others alone. */
class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { title, children } = this.props;
    if (!error) return children;
    return (
      <WidgetCard title={title}>
        <WidgetFailed error={error} onRetry={() => this.setState({ error: undefined })} />
      </WidgetCard>
    );
  }
}
