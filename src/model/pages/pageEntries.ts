import type { IconName } from '../../config/icons';
import { pick } from '../resolved/labels';
import type { MenuSection } from './menuSections';

/** A page as the search box and the bookmarks know it (S2.71). */
export type PageEntry = {
  /** Its key in the menu, the same wherever the page stands: `plans`, `page.terms`, `bills.Old bills`. */
  readonly id: string;
  /** The address without what follows a question mark: saved queries share it with their entity. */
  readonly target: string;
  readonly isBookmarked: boolean;
  readonly title: string;
  readonly icon: IconName;
  /** Where it is opened. */
  readonly link: string;
};

type PageOptions = {
  /** Language of the titles; default English. */
  readonly locale?: string;
  /** What a person has said of a page; undefined, and by default, as the configuration says. */
  readonly isBookmarked?: (id: string) => boolean | undefined;
};

/** Every page that a person may open, in the order of the menu. */
export const pageEntries = (
  sections: readonly MenuSection[],
  { locale = 'en', isBookmarked = () => undefined }: PageOptions = {},
): PageEntry[] =>
  sections.flatMap(({ entries }) =>
    entries.map((entry) => ({
      id: entry.key,
      target: entry.path.split('?')[0] ?? '',
      isBookmarked: isBookmarked(entry.key) ?? entry.isBookmarked ?? false,
      title: pick(entry.label, locale),
      icon: entry.icon,
      link: entry.path,
    })),
  );

type Address = { readonly pathname: string; readonly search: string };

/** The page at an address: a saved query where the list is filtered as it says. Records and forms are no pages. */
export const pageAt = (pages: readonly PageEntry[], { pathname, search }: Address): PageEntry | undefined => {
  const filter = encodeURIComponent(new URLSearchParams(search).get('filter') ?? '');
  const exact = pages.find(({ link }) => link === `${pathname}?filter=${filter}`);
  // An entity stands before its saved queries.
  return exact ?? pages.find(({ target }) => target === pathname);
};
