import { resolveLabel } from '../resolved/labels';
import { resolveMetric } from './resolveMetric';
import type { DeclaredResource } from '../../config/resource';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import { resolveFields } from './resolveField';

/** What an entity says of its estimate, with every default filled in. */
export const resolveEstimate = (
  { estimate }: DeclaredResource,
  { kinds }: { readonly kinds: Kinds },
): Resource['estimate'] =>
  estimate && {
    of: estimate.of,
    fields: resolveFields(estimate.fields, kinds),
    warning: estimate.warning,
    stops: estimate.stops ?? {},
    count: estimate.count,
    brief: estimate.brief ?? [],
  };

export const resolveFigures = ({ figures = [] }: DeclaredResource): Resource['figures'] =>
  figures.map(({ label, metric, target }) => ({
    label: resolveLabel(label),
    metric: resolveMetric(metric),
    target,
  }));
