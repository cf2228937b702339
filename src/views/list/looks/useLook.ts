import { useLocation, useStore } from 'react-admin';
import { TABLE } from '../../../model/resolved/listView';
import type { ResolvedListView } from '../../../model/resolved/resource';
import { useEntryOver } from '../../dialogs/useEntryOver';
import { useEntity } from '../../useEntity';
import { LOOK, useSearchOf } from '../useSearchOf';
import { useViewHere } from '../table/useColumns';

/**
 * The way to look at the open list: what its address says (`?look=cards`, which react-admin keeps there with the order and
 * the filters), else the view that is open, else what the person chose last, else the first that is declared. What follows a
 * point in the address is of the view: `usePlaceInLook`.
 */
export const useLook = (): ResolvedListView => {
  const { key, list } = useEntity();
  const view = useViewHere();
  const said = useSaidLook();
  const [kept] = useStore<string | undefined>(`${key}.look`);
  const wishes = [said, view?.shows.look, kept];
  const known = wishes.flatMap((wish) => list.views.find(({ name }) => name === wish?.split('.')[0]) ?? []);
  return known[0] ?? list.views[0] ?? PLAIN;
};

/** Looks at the open list in another way: Back leads to the one before. */
export const useChooseLook = (): ((name: string) => void) => {
  const { key } = useEntity();
  const searchOf = useSearchOf();
  const view = useViewHere();
  const { name: before } = useLook();
  const said = useSaidLook();
  const [, keep] = useStore<string | undefined>(`${key}.look`);
  const open = useEntryOver();
  return (name) => {
    /* what is chosen in a view is of that view, and kept where it is saved */
    if (!view) keep(name);
    open({}, { to: searchOf({ look: name }), here: searchOf({ look: said ?? before }) });
  };
};

/** What the address says of it. */
export const useSaidLook = (): string | null => new URLSearchParams(useLocation().search).get(LOOK);

const PLAIN: ResolvedListView = { name: TABLE, options: {} };
