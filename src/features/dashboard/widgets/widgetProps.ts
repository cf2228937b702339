import type { SpanOfDays } from '../../../model/dashboard/timeSpan';
import type { ResolvedWidget } from '../../../model/dashboard/widget';

/** What a component of a widget is given; `span` where its metric is looked at in a time. */
export type WidgetProps = { readonly widget: ResolvedWidget; readonly span: SpanOfDays | undefined };
