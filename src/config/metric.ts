import type { Label } from './label';
import type { Filter } from './rule';

/** A filter of records of another entity, whose fields the start-up check knows. */
export type MetricFilter = Filter<{ readonly [field: string]: string | number | boolean }>;

export const measures = ['count', 'sum', 'average', 'share'] as const;

export type Measure = (typeof measures)[number];

/** One number about the records of an entity. Documented in `src/model/language/dashboardOptions.ts`. */
export type Metric = {
  readonly of: string;
  readonly where?: MetricFilter;
  readonly measure?: Measure;
  readonly field?: string;
  readonly part?: MetricFilter;
  readonly during?: string;
};

/** A number on the page of a record, about the records of another entity that point at it. */
export type Figure = {
  readonly label: Label;
  readonly metric: Metric;
  readonly target: string;
};
