import { useEntryOver } from '../../dialogs/useEntryOver';
import { useSearchOf } from '../useSearchOf';
import { useLookAndPlace } from './useLook';

/**
 * Where in the open view somebody is, such as the month of a calendar, and the way to another place. It stands in the address
 * behind the name of the view (`?look=calendar.month.2026-01-31`), so that Back leads to the place before. Its first part
 * says how, and is kept with a saved view; what follows says where.
 */
export const usePlaceInLook = () => {
  const {
    look: { name },
    place,
  } = useLookAndPlace();
  const searchOf = useSearchOf();
  const open = useEntryOver();
  const to = (there: string): string => searchOf({ look: `${name}.${there}` });
  return {
    /** '' where nothing says one. A saved view says its first part. */
    place,
    to,
    go: (there: string) => open({}, { to: to(there) }),
  };
};
