import type { TimeSpan, WidgetType } from '../../config/dashboard';
import type { Reading } from './reading';
import { spanAt, type SpanOfDays } from './timeSpan';
import type { ResolvedWidget } from './widget';

/**
 * Everything a widget draws is read from these, in this order:
 * - number: the present, then the time before where it is compared with that
 * - trend: each part, or the metric alone, by day or month
 * - breakdown: the metric by its field, or each part
 * - ranking: the metric by its field, then each number beside it
 * - records: how many there are
 */
export const readingsOf = (widget: ResolvedWidget, span: SpanOfDays | undefined): readonly Reading[] =>
  byType[widget.type](widget, span).map((reading) => inZone(reading, span));

const inZone = (reading: Reading, span: SpanOfDays | undefined): Reading =>
  span?.zone === undefined || !reading.range ? reading : { ...reading, zone: span.zone };

/** What the page looks at, when, and whose days it shows; UTC's where nothing is said. */
export type Looking = {
  readonly chosen: TimeSpan | undefined;
  readonly now: Date;
  readonly zone?: string | undefined;
};

/** The time a widget looks at: its own, else that of its page; none where its metric knows no time. */
export const spanOf = (
  { span, metric }: Pick<ResolvedWidget, 'span' | 'metric'>,
  { chosen, now, zone }: Looking,
): SpanOfDays | undefined => {
  const name = metric.during === undefined ? undefined : (span ?? chosen);
  return name && spanAt(name, now, zone);
};

/** The present, day by day where there are several, and the time before. */
export const comparedReadings = (
  { metric, compare }: Pick<ResolvedWidget, 'metric' | 'compare'>,
  span: SpanOfDays | undefined,
): readonly Reading[] => {
  if (!span) return [{ metric }];
  const steps = span.now.from === span.now.to ? {} : { by: metric.during, per: span.per };
  const present = inZone({ metric, range: span.now, ...steps }, span);
  return compare ? [present, inZone({ metric, range: span.before }, span)] : [present];
};

type Readings = (widget: ResolvedWidget, span: SpanOfDays | undefined) => readonly Reading[];

const partsOf: Readings = ({ metric, parts }, span) =>
  parts.length === 0
    ? [{ metric, range: span?.now }]
    : parts.map(({ where }) => ({ metric, range: span?.now, filter: where }));

const byType: { readonly [T in WidgetType]: Readings } = {
  number: comparedReadings,
  trend: (widget, span) =>
    partsOf(widget, span).map((part) => ({ ...part, by: widget.metric.during, per: span?.per })),
  breakdown: (widget, span) => partsOf(widget, span).map((part) => ({ ...part, by: widget.by })),
  ranking: ({ metric, by, beside }, span) =>
    [metric, ...beside.map((column) => column.metric)].map((each) => ({
      metric: each,
      range: span?.now,
      by,
    })),
  records: ({ metric }, span) => [{ metric, range: span?.now }],
};
