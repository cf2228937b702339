import type { DeclaredResource } from '../../config/resource';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import type { ResolvedList } from '../resolved/resource';

/** The page size of every product list unless changed (S9.01). */
const PAGE_SIZE = 10;

export const resolveList = (
  { list = {}, api = {} }: DeclaredResource,
  fields: readonly ResolvedField[],
): ResolvedList => {
  const listed = fields.filter((field) => field.views.includes('list')).map((field) => field.name);
  const columns = list.columns ?? listed;
  // Only the servers of the convention are known to tell when a record was made.
  const [field, order] = list.sort ?? (api.dialect === 'simpleRest' ? ['', 'ASC'] : ['createdAt', 'DESC']);
  const primary = columns[0] ?? 'id';
  return {
    columns,
    sort: { field, order },
    filters: list.filters ?? [],
    search: list.search ?? fields.some((each) => each.search),
    perPage: list.perPage ?? PAGE_SIZE,
    pollSeconds: list.pollSeconds,
    presets: (list.presets ?? []).map((preset) => ({
      label: resolveLabel(preset.label),
      filter: preset.filter,
      menu: preset.menu,
    })),
    card: {
      primary: list.card?.primary ?? primary,
      secondary: list.card?.secondary ?? (list.card ? undefined : columns[1]),
      aside: list.card?.aside ?? (list.card ? undefined : columns[2]),
    },
  };
};
