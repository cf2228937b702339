import { useEntryOver } from '../../dialogs/useEntryOver';
import { useSearchOf } from '../useSearchOf';
import { useLook, useSaidLook } from './useLook';

/**
 * Where in the open view somebody is, such as the month of a calendar, and the way to another place. It stands in the address
 * behind the name of the view (`?look=calendar.month.2026-01-31`), so that Back leads to the place before.
 */
export const usePlaceInLook = () => {
  const { name } = useLook();
  const said = useSaidLook() ?? '';
  const searchOf = useSearchOf();
  const open = useEntryOver();
  const to = (place: string): string => searchOf({ look: `${name}.${place}` });
  return {
    /** '' where the address says none. */
    place: said.startsWith(`${name}.`) ? said.slice(name.length + 1) : '',
    to,
    go: (place: string) => open({}, { to: to(place) }),
  };
};
