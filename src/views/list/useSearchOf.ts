import { useListContext, useLocation } from 'react-admin';

type Other = { readonly page?: number; readonly filter?: object; readonly look?: string };

/** The address of the list as it is, but for what is given. */
export const useSearchOf = () => {
  const { page, perPage, sort, filterValues, displayedFilters } = useListContext();
  const said = new URLSearchParams(useLocation().search).get(LOOK);
  return ({ look = said ?? '', ...other }: Other): string => {
    const { filter, ...params } = { page, filter: filterValues as object, ...other };
    return `?${new URLSearchParams({
      displayedFilters: JSON.stringify(displayedFilters),
      filter: JSON.stringify(filter),
      order: sort.order,
      page: String(params.page),
      perPage: String(perPage),
      sort: sort.field,
      ...(look && { [LOOK]: look }),
    }).toString()}`;
  };
};

/** The parameter of the way to look at it; react-admin keeps it beside the order and the filters. */
export const LOOK = 'look';
