import type { Metric } from '../../config/metric';
import type { ResolvedMetric } from '../numbers/metrics';
import { resolveFilter } from './resolveFilter';

/** Fills in what a metric leaves out. */
export const resolveMetric = (metric: Metric): ResolvedMetric => ({
  of: metric.of,
  where: resolveFilter(metric.where ?? {}),
  measure: metric.measure ?? 'count',
  field: metric.field,
  part: resolveFilter(metric.part ?? {}),
  during: metric.during,
});
