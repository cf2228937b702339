import { useLocation } from 'react-router';
import type { Among } from '../AmongContext';

/** What a page is told of the way to it; it is kept with the entry of the browser's history. */
export type Way = {
  /** A link to a form stands where its record is shown. */
  readonly from?: 'record';
  /** The address of that: of its page with the open tab, or of the list that it stands beside. */
  readonly back?: string;
  /** A form is left: what is to have the focus again. */
  readonly focus?: 'edit';
  /** The list on another record's page that the record was opened in. */
  readonly among?: Among;
  /** The tab that was open when the form was. */
  readonly tab?: string;
  /** The page of the related list that is open. */
  readonly page?: number;
  /** A dialog stands over the page. */
  readonly over?: true;
};

/** What a page is told when a form leads back to it. */
export const backToOpener: Way = { focus: 'edit' };

/** How a tab of the layout is called in the address. */
export const tabKey = (at: number): string => String(at + 1);

/** How the open page was come to. */
export const useWay = (): Way => (useLocation().state ?? {}) as Way;

/** What is kept of it on the way to a form and back. */
export const useWayBack = (): Way => {
  const { among, tab } = useWay();
  return { ...(among && { among }), ...(tab !== undefined && { tab }), ...backToOpener };
};

/** Was this form opened from the page of its record? It leads back there then, instead of to the list. */
export const useCameFromRecord = (): boolean => useWay().from === 'record';
