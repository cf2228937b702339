import type { DeclaredResource } from '../../config/resource';
import { PLACE } from '../order/placeField';
import { TABLE } from '../resolved/listView';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import type { ResolvedList, ResolvedListView } from '../resolved/resource';

/** The page size of every product list unless changed (S9.01). */
const PAGE_SIZE = 10;

/** The list page, with what was left out. */
export const resolveList = (
  { list = {}, api = {}, title }: DeclaredResource,
  fields: readonly ResolvedField[],
): ResolvedList => {
  const listed = fields.filter((field) => field.views.includes('list')).map((field) => field.name);
  const columns = list.columns ?? listed;
  const group = fields.find(({ name, sortable }) => sortable && name === list.groupBy);
  // Only the servers of the convention are known to tell when a record was made.
  const unordered = api.dialect === 'simpleRest' ? ['', 'ASC'] : ['createdAt', 'DESC'];
  const usual = list.order ? [PLACE, 'ASC'] : unordered;
  const [field = '', order] = list.sort ?? (group ? [group.name, 'ASC'] : usual);
  const primary = columns.find((name) => title?.includes(`{${name}}`)) ?? columns[0] ?? 'id';
  return {
    views: resolveViews(list.views),
    columns,
    sort: { field, order: order === 'DESC' ? 'DESC' : 'ASC' },
    filters: list.filters ?? [],
    groupBy: list.groupBy,
    order: list.order ? { within: list.order === true ? undefined : list.order.within } : undefined,
    bulkEdit: list.bulkEdit ?? [],
    inlineEdit: list.inlineEdit ?? [],
    search: list.search ?? fields.some((each) => each.search),
    perPage: list.perPage ?? PAGE_SIZE,
    pollSeconds: list.pollSeconds,
    rail: list.rail && { presets: false, by: undefined, choose: 'one', filters: false, ...list.rail },
    empty: list.empty === undefined ? undefined : resolveLabel(list.empty),
    card: {
      primary: list.card?.primary ?? primary,
      secondary: list.card?.secondary ?? (list.card ? undefined : columns[1]),
      aside: list.card?.aside ?? (list.card ? undefined : columns[2]),
    },
  };
};

/* The table is among those that are offered, and the last unless it stands elsewhere. */
const resolveViews = (views: object | undefined): readonly ResolvedListView[] =>
  views === undefined
    ? []
    : Object.entries({ ...views, ...(!Object.hasOwn(views, TABLE) && { [TABLE]: {} }) }).map(
        ([name, options]) => ({ name, options: options as object }),
      );
