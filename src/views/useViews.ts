import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useAbility, useMe, useModel, useOffers } from '../fields/AdminContext';
import type { View, ViewSource } from '../model/pages/views';
import { ViewsContext } from './ViewsContext';

type Views = {
  /** Absent where no server keeps them. */
  readonly source: ViewSource | undefined;
  readonly views: readonly View[];
  readonly isKnown: boolean;
};

/** The views of all lists that this person may open; none is asked for before it is wanted. */
export const useViews = (isWanted = true): Views => {
  const kept = use(ViewsContext);
  const offers = useOffers();
  const ability = useAbility();
  const hasLists = useModel().resources.some(({ subject }) => ability.can('list', subject));
  const source = kept && offers('sms', 'views') ? kept : undefined;
  const { data = NONE, isSuccess } = useQuery({
    queryKey: useViewsKey(),
    queryFn: ({ signal }) => source?.read(signal) ?? NONE,
    enabled: source !== undefined && isWanted && hasLists,
    staleTime: STALE_AFTER,
  });
  return { source, views: data, isKnown: isSuccess };
};

/** The views as they are found by their names: of each list first the one that it begins with. */
export const useViewEntries = (isWanted = true) => {
  const { views } = useViews(isWanted);
  const { resources } = useModel();
  return useMemo(() => {
    const sorted = views.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
    return sorted.flatMap(({ id, of, name }) => {
      const entity = resources.find(({ key }) => key === of);
      return entity ? [{ id, name, entity, path: viewPath(entity.name, id) }] : [];
    });
  }, [views, resources]);
};

/** The address that opens a view for whoever may see it. */
export const viewPath = (resource: string, id: string): string =>
  `/${resource}?view=${encodeURIComponent(id)}`;

export const useViewsKey = () => ['views', useMe()];

/* One object, so that nothing is drawn anew. */
const NONE: readonly View[] = [];

/** Milliseconds until what others have shared is asked for again with the next list. */
const STALE_AFTER = 60_000;
