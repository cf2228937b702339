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
export const useLook = (): ResolvedListView => useLookAndPlace().look;

/** The same, with what is said behind its name; '' where nothing is. */
export const useLookAndPlace = (): { readonly look: ResolvedListView; readonly place: string } => {
  const { key, list } = useEntity();
  const view = useViewHere();
  const said = useSaidLook();
  const [kept] = useStore<string | undefined>(`${key}.look`);
  const wishes = [said, view?.shows.look, kept];
  const known = wishes.flatMap((wish) => {
    const [name, ...place] = wish?.split('.') ?? [];
    const look = list.views.find((each) => each.name === name);
    return look ? [{ look, place: place.join('.') }] : [];
  });
  return known[0] ?? { look: list.views[0] ?? PLAIN, place: '' };
};

/** As a saved view keeps it: how it is looked at, such as by the week, and not where somebody is, which is another day soon. */
export const useKeptLook = (): string => {
  const { look, place } = useLookAndPlace();
  return [look.name, ...place.split('.').slice(0, 1)].filter((part) => part !== '').join('.');
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
