import type { Metric } from '../../config/metric';
import type { ResolvedMetric } from '../numbers/metrics';

/** Fills in what a metric leaves out. */
export const resolveMetric = (metric: Metric): ResolvedMetric => ({
  of: metric.of,
  where: metric.where ?? {},
  measure: metric.measure ?? 'count',
  field: metric.field,
  part: metric.part ?? {},
  during: metric.during,
});
