import { useLocation } from 'react-router';
import { isRow } from '../../model/comparable';
import { useEntity } from '../useEntity';

/** What a link to a dialog says of the page that it stands on. */
export const fromRecord = { from: 'record' } as const;

/** What a page is told when a form leads back to it: what had opened the form has the focus again. */
export const backToOpener = { focus: 'edit' } as const;

/** Was this dialog opened from the page of its record? It leads back there then, instead of to the list. */
export const useCameFromRecord = (): boolean => {
  const { form } = useEntity();
  const state: unknown = useLocation().state;
  return form === 'dialog' && isRow(state) && state['from'] === fromRecord.from;
};

/** Has a form just led back to this page? */
export const useIsBackFromForm = (): boolean => {
  const state: unknown = useLocation().state;
  return isRow(state) && state['focus'] === backToOpener.focus;
};
