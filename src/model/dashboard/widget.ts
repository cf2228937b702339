import type { Dashboard, Headline, TimeSpan, Widget, WidgetType, WidgetWidth } from '../../config/dashboard';
import type { Row } from '../values/comparable';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedMetric } from '../numbers/metrics';
import type { Labels } from '../resolved/resolvedField';
import { resolveFilter } from '../resolve/resolveFilter';
import { resolveMetric } from '../resolve/resolveMetric';
import { resolveChecklist, shownChecklist, type ResolvedChecklist } from './checklist';

/** A card as the program uses it. */
export type ResolvedWidget = {
  /** Its place among the widgets of its dashboard. */
  readonly key: string;
  readonly type: WidgetType;
  readonly label: Labels;
  readonly metric: ResolvedMetric;
  readonly width: WidgetWidth;
  /** The time it always looks at; undefined where the page says. */
  readonly span: TimeSpan | undefined;
  readonly compare: boolean;
  readonly by: string | undefined;
  readonly parts: readonly { readonly label: Labels; readonly where: Row }[];
  readonly beside: readonly { readonly label: Labels; readonly metric: ResolvedMetric }[];
  /** Fields of the records; none for the first columns of their list. */
  readonly columns: readonly string[];
  /** The moment since which a record waits. */
  readonly age: string | undefined;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  /** Of a ranking, by its number. */
  readonly order: 'ASC' | 'DESC';
  /** Rows at most. */
  readonly most: number;
};

export type ResolvedHeadline = {
  readonly metric: ResolvedMetric;
  readonly span: TimeSpan | undefined;
  readonly texts: { readonly up: Labels; readonly down: Labels; readonly same: Labels };
};

/** What a dashboard shows. */
export type DashboardBody = {
  readonly hasRanges: boolean;
  readonly headline: ResolvedHeadline | undefined;
  readonly checklist: ResolvedChecklist | undefined;
  readonly widgets: readonly ResolvedWidget[];
};

type DeclaredBody = Pick<Dashboard, 'ranges' | 'headline' | 'checklist' | 'widgets'>;

export const resolveBody = ({
  ranges = false,
  headline,
  checklist,
  widgets,
}: DeclaredBody): DashboardBody => ({
  hasRanges: ranges,
  headline: headline && resolveHeadline(headline),
  checklist: checklist && resolveChecklist(checklist),
  widgets: widgets.map(resolveWidget),
});

const resolveHeadline = ({ metric, span, up, down, same }: Headline): ResolvedHeadline => ({
  metric: resolveMetric(metric),
  span,
  texts: { up: resolveLabel(up ?? same), down: resolveLabel(down ?? same), same: resolveLabel(same) },
});

const resolveWidget = (widget: Widget, at: number): ResolvedWidget => ({
  key: String(at),
  type: widget.type,
  label: resolveLabel(widget.label),
  metric: resolveMetric(widget.metric),
  width: widget.width ?? usualWidth[widget.type],
  span: widget.span,
  compare: widget.compare ?? true,
  by: widget.by,
  parts: (widget.parts ?? []).map(({ label, where }) => ({
    label: resolveLabel(label),
    where: resolveFilter(where),
  })),
  beside: (widget.beside ?? []).map(({ label, metric }) => ({
    label: resolveLabel(label),
    metric: resolveMetric(metric),
  })),
  columns: widget.columns ?? [],
  age: widget.age,
  sort: widget.sort && { field: widget.sort[0], order: widget.sort[1] },
  order: widget.order ?? 'DESC',
  most: widget.most ?? USUAL_ROWS,
});

const USUAL_ROWS = 5;

const usualWidth: { readonly [T in WidgetType]: WidgetWidth } = {
  number: 'quarter',
  trend: 'twoThirds',
  breakdown: 'third',
  ranking: 'half',
  records: 'half',
};

/** Without what a person may not list: a number is no way round a right. */
export const shownWidgets = (body: DashboardBody, mayList: (entity: string) => boolean): DashboardBody => ({
  ...body,
  headline: body.headline && mayList(body.headline.metric.of) ? body.headline : undefined,
  checklist: shownChecklist(body.checklist, mayList),
  widgets: body.widgets.flatMap((widget) =>
    mayList(widget.metric.of)
      ? [{ ...widget, beside: widget.beside.filter(({ metric }) => mayList(metric.of)) }]
      : [],
  ),
});
