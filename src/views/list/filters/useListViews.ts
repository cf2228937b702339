import { useQueryClient } from '@tanstack/react-query';
import {
  extractValidSavedQueries,
  useListContext,
  useNavigate,
  useNotify,
  useSavedQueries,
  useStore,
  type SavedQuery,
} from 'react-admin';
import {
  differs,
  showsIn,
  viewsOf,
  type View,
  type ViewSource,
  type ViewWish,
} from '../../../model/pages/views';
import { isSameJson } from '../../../model/values/plainObject';
import { useEntity } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useViews, useViewsKey } from '../../useViews';
import { useChosenColumns, useOpenedView } from '../table/useColumns';
import { useGroupBy } from '../table/useGroupBy';
import { useKeptLook } from '../looks/useLook';

/** The views of the open list: the server's, or one's own in this browser where no server keeps any. */
export const useListViews = () => {
  const { key, presets } = useEntity();
  const { source, views, isKnown } = useViews();
  const here = useViewsHere();
  const { filterValues } = useListContext();
  const { opened } = useOpenedView();
  const shown = useWholeShown();
  const all = source ? viewsOf(views, key) : here.views;
  /* as a tab is pressed that has a filter of its own, or none */
  const isElsewhere = [{}, ...presets.map(({ filter }) => filter)].some((filter) =>
    isSameJson(filter, filterValues),
  );
  const isKept = ({ shows }: View) => !isElsewhere || isSameJson(shows.filter, filterValues);
  const open =
    all.find((view) => view.id === opened && isKept(view)) ??
    all.find(({ shows }) => Object.keys(shows.filter).length > 0 && !differs(shows, shown));
  return {
    views: all,
    /** Also while the list shows more or less than it says. */
    open,
    isChanged: open !== undefined && differs(open.shows, shown),
    isKnown: isKnown || !source,
    isShared: source !== undefined,
    source: source ?? here.source,
  };
};

/** Shows a list as a view says. */
export const useOpenView = () => {
  const navigate = useNavigate();
  const { setOpened } = useOpenedView();
  const { source } = useViews();
  const [, setDensity] = useStore('density', 'comfortable');
  return ({ id, shows }: View, replace = false) => {
    const { filter, sort, perPage, density, look } = shows;
    const search = new URLSearchParams({
      filter: JSON.stringify(filter),
      page: '1',
      ...(sort && { sort: sort.field, order: sort.order }),
      ...(perPage && { perPage: String(perPage) }),
      /* a list knows the view of a server that is open, and reads it there */
      ...(look && !source && { look }),
    });
    setOpened(id);
    if (density) setDensity(density);
    void navigate({ search: `?${search.toString()}` }, { replace });
  };
};

/** What the list shows now, as a view keeps it: without what is as it is anyway. */
export const useShown = (): View['shows'] => {
  const { list } = useEntity();
  const { filter, sort, columns, ...shown } = useWholeShown();
  return {
    filter,
    ...(sort && { sort }),
    ...(columns && { columns }),
    ...(shown.perPage !== list.perPage && { perPage: shown.perPage }),
    ...(shown.density !== 'comfortable' && { density: shown.density }),
    ...(shown.groupBy !== (list.groupBy ?? '') && { groupBy: shown.groupBy }),
    ...(list.views.length > 0 && { look: shown.look }),
  } as View['shows'];
};

const useWholeShown = (): View['shows'] => {
  const { filterValues: filter, sort, perPage } = useListContext();
  const [columns] = useChosenColumns();
  const [density] = useStore<NonNullable<View['shows']['density']>>('density', 'comfortable');
  const { field } = useGroupBy();
  const look = useKeptLook();
  const groupBy = field?.name ?? '';
  return { filter, sort, perPage, density, groupBy, look, ...(columns && { columns }) };
};

/** What it shows on its own account, without any view: more than what is declared. */
export const useOwnShows = (): readonly (keyof View['shows'])[] => {
  const { list } = useEntity();
  const { filter: _, sort, look, ...own } = useShown();
  const isSorted = sort !== undefined && !isSameJson(sort, list.sort);
  const isLookedAt = look !== undefined && look !== list.views[0]?.name;
  return [
    ...(Object.keys(own) as (keyof View['shows'])[]),
    ...(isSorted ? (['sort'] as const) : []),
    ...(isLookedAt ? (['look'] as const) : []),
  ];
};

/** Saves in a view what the list shows. */
export const useUpdateView = () => {
  const { source } = useListViews();
  const shows = useShown();
  const [, setColumns] = useChosenColumns();
  const { keep: setGroup } = useGroupBy();
  const change = useChangeViews();
  const notify = useNotify();
  return async ({ id, name }: View) => {
    if (!(await change(() => source.change(id, { shows })))) return;
    setColumns(undefined);
    setGroup(undefined);
    notify('app.list.views.saved', { type: 'success', messageArgs: { name } });
  };
};

/** Changes views, says why where that fails, and reads them anew; resolves to whether it was done. */
export const useChangeViews = () => {
  const queries = useQueryClient();
  const queryKey = useViewsKey();
  const notify = useNotify();
  const wordsOf = useFailureText();
  return async (change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change();
      await queries.invalidateQueries({ queryKey });
      return true;
    } catch (failure) {
      notify(wordsOf(failure), { type: 'error' });
      return false;
    }
  };
};

/* As saved queries of react-admin, whose ids are their names. */
const useViewsHere = (): { readonly views: readonly View[]; readonly source: ViewSource } => {
  const { key, list } = useEntity();
  const { resource } = useListContext();
  const [kept, keep] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(kept);
  const viewOf = ({ label, value }: SavedQuery): View => ({
    id: label,
    of: key,
    name: label,
    audience: 'me',
    shows: showsIn(value) ?? { filter: {} },
    isDefault: false,
    mayChange: true,
  });
  const views = queries.map(viewOf);
  const queryOf = ({ name, shows }: Pick<View, 'name' | 'shows'>): SavedQuery => ({
    label: name,
    value: { sort: { ...list.sort }, perPage: list.perPage, ...shows, displayedFilters: [] },
  });
  const put = (id: string | undefined, wish: ViewWish) => {
    const query = queryOf(wish);
    const others = queries.filter(({ label }) => label !== wish.name || label === id);
    keep(
      others.some(({ label }) => label === id)
        ? others.map((each) => (each.label === id ? query : each))
        : [...others, query],
    );
    return Promise.resolve(viewOf(query));
  };
  const source: ViewSource = {
    read: () => Promise.resolve(views),
    make: (_of, wish) => put(undefined, wish),
    change: (id, wish) => {
      const view = views.find((each) => each.id === id);
      return view ? put(id, { ...view, ...wish }) : Promise.reject(new Error('app.errors.notFound'));
    },
    remove: (id) => Promise.resolve(keep(queries.filter(({ label }) => label !== id))),
    order: (ids) =>
      Promise.resolve(
        keep(queries.toSorted((one, other) => ids.indexOf(one.label) - ids.indexOf(other.label))),
      ),
  };
  return { views, source };
};
