import type { Identifier } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useEntryOver } from '../../views/dialogs/useEntryOver';
import { useSearchOf } from '../../views/list/useSearchOf';
import type { Way } from '../../views/record/cameFrom';
import { TAB } from '../../views/record/useOpenTab';

/** The parameter of the record that stands beside its list; react-admin keeps it beside the order and the filters. */
const OPEN = 'open';

/** It was opened over the entry of the list alone, to which Back leads. */
type State = (Way & { readonly beside?: true }) | null;

/**
 * Which record stands beside its list: the address says so. The first is put over the entry of the list, and those after it
 * in its place, so that Back leads to the list alone, on a phone to the line that one came from.
 */
export const useOpenRecord = () => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const searchOf = useSearchOf();
  const putOver = useEntryOver();
  const asked = new URLSearchParams(search);
  const id = asked.get(OPEN) ?? undefined;
  const { beside, page: _, focus: __, ...way } = (state as State) ?? {};
  const replace = (there: string, kept: object = { ...way, ...(beside && { beside }) }) =>
    void navigate({ search: there, hash }, { replace: true, state: kept });
  /* the tab stays the same from record to record */
  const withOpen = (next: Identifier, other: { readonly page?: number } = {}) => {
    const params = new URLSearchParams(searchOf(other));
    params.set(OPEN, String(next));
    const tab = asked.get(TAB);
    if (tab !== null) params.set(TAB, tab);
    return `?${params.toString()}`;
  };
  return {
    id,
    look: (next: Identifier) => {
      if (String(next) === id) return;
      if (id === undefined) putOver({ beside: true }, { to: withOpen(next), here: searchOf({}) });
      else replace(withOpen(next));
    },
    close: () => (beside ? void navigate(-1) : replace(searchOf({}), way)),
    /** Shows another page of the list. */
    turn: (page: number) => {
      if (id !== undefined) replace(withOpen(id, { page }));
    },
  };
};
