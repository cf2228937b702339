import type { DeclaredResource } from '../../config/resource';
import { resolveLabel } from '../resolved/labels';
import type { Resource } from '../resolved/resource';
import { resolveFilter } from './resolveFilter';

/** The saved queries that everybody has. */
export const resolvePresets = ({ list }: DeclaredResource): Resource['presets'] =>
  (list?.presets ?? []).map(({ label, filter, menu, queue = false, count = true }) => ({
    label: resolveLabel(label),
    filter: resolveFilter(filter),
    menu,
    queue,
    count: typeof count === 'object' ? resolveFilter(count) : count && undefined,
  }));
