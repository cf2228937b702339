import { useLocation } from 'react-router';
import { useEntity } from '../useEntity';

/** What a link to a form says of the page that it stands on, and a form of what is to have the focus again. */
export type Way = { readonly from?: 'record'; readonly focus?: 'edit' };

/** What a page is told when a form leads back to it. */
export const backToOpener: Way = { focus: 'edit' };

/** Was this dialog opened from the page of its record? It leads back there then, instead of to the list. */
export const useCameFromRecord = (): boolean => {
  const { from } = (useLocation().state ?? {}) as Way;
  return useEntity().form === 'dialog' && from === 'record';
};
