import { useListContext } from 'react-admin';
import { withinFilter } from '../../model/pages/withinFilter';
import { TABLE } from '../../model/resolved/listView';
import type { Row } from '../../model/values/comparable';
import { useSearchOf } from '../../views/list/useSearchOf';
import { windowFilter, type Placing } from './placing';
import type { Window } from './spans';

/** The address of the list as a table of what touches a window. */
export const useTableOf = (placing: Placing, zone: string): ToTable => {
  const { filterValues } = useListContext();
  const searchOf = useSearchOf();
  return (window) =>
    searchOf({
      look: TABLE,
      page: 1,
      filter: withinFilter((filterValues ?? {}) as Row, windowFilter(placing, window, zone)) ?? {},
    });
};

export type ToTable = (window: Window) => string;
