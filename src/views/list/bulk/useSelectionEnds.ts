import { useListContext } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';

/**
 * Ends a selection with the visit of its list, and with its filters and search; pages and orders keep it. react-admin keeps
 * it for good: of "all 633" nothing would remind on the first page, days later, and Delete is one press away.
 */
export const useSelectionEnds = () => {
  const { filterValues, selectedIds, onUnselectItems } = useListContext();
  const end = useEffectEvent(() => selectedIds.length > 0 && onUnselectItems());
  const asked = JSON.stringify(filterValues);
  useEffect(() => {
    end();
    return () => void end();
  }, [asked]);
};
