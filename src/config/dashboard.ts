import type { IconName } from './icons';
import type { Label } from './label';
import type { Metric, MetricFilter } from './metric';

/** What a widget can be. Each has a component of its name in `src/features/dashboard`. */
export const widgetTypes = ['number', 'trend', 'breakdown', 'ranking', 'records'] as const;

export type WidgetType = (typeof widgetTypes)[number];

/** The times that a dashboard or one of its widgets looks at (S9.15). */
export const timeSpans = ['today', 'last28Days', 'lastMonth', 'lastYear'] as const;

export type TimeSpan = (typeof timeSpans)[number];

/** How much of a row a widget takes where the window is wide. */
export const widgetWidths = ['quarter', 'third', 'half', 'twoThirds', 'whole'] as const;

export type WidgetWidth = (typeof widgetWidths)[number];

/** Some of what a metric is about, under a name of its own. */
export type WidgetPart = { readonly label: Label; readonly where: MetricFilter };

/** A number beside the one that a ranking is about. */
export type WidgetColumn = { readonly label: Label; readonly metric: Metric };

/** One card. Documented in `src/model/language/dashboardOptions.ts`; what a type needs is in `src/model/dashboard`. */
export type Widget = {
  readonly type: WidgetType;
  readonly label: Label;
  readonly metric: Metric;
  readonly width?: WidgetWidth;
  readonly span?: TimeSpan;
  readonly compare?: boolean;
  readonly by?: string;
  readonly parts?: readonly WidgetPart[];
  readonly beside?: readonly WidgetColumn[];
  readonly columns?: readonly string[];
  readonly age?: string;
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly order?: 'ASC' | 'DESC';
  readonly most?: number;
};

/** The sentence above the widgets: which one is said depends on how the metric has changed. */
export type Headline = {
  readonly metric: Metric;
  readonly span?: TimeSpan;
  readonly up?: Label;
  readonly down?: Label;
  readonly same: Label;
};

/** One thing to be done before the product is of use: done when there are records of it, or when it is filled in. */
export type ChecklistStep = {
  readonly key?: string;
  readonly label: Label;
  readonly metric?: Metric;
  readonly fills?: string;
  readonly atLeast?: number;
  readonly opens?: 'list' | 'create';
  readonly waits?: MetricFilter;
  readonly after?: readonly string[];
};

export type Checklist = { readonly label: Label; readonly steps: readonly ChecklistStep[] };

/** Something that waits for the staff. Documented in `src/model/language/dashboardOptions.ts`. */
export type Waiting = { readonly label: Label; readonly metric: Metric };

/** A page of numbers. Documented in `src/model/language/dashboardOptions.ts`. */
export type Dashboard = {
  readonly label: Label;
  readonly icon: IconName;
  readonly group?: string;
  readonly route?: string;
  readonly subject?: string;
  readonly bound?: boolean;
  readonly home?: 'always' | 'demo' | 'live';
  readonly ranges?: boolean;
  readonly headline?: Headline;
  readonly checklist?: Checklist;
  readonly widgets: readonly Widget[];
};
