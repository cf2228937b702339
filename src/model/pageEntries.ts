import type { IconName } from '../config/icons';
import { pick } from './labels';
import type { MenuEntry, MenuSection } from './menuSections';

/** A page as the search box and the bookmarks know it (S2.71). */
export type PageEntry = {
  /** Its address without what follows a question mark, of a saved query the whole of it: no two pages share one. */
  readonly id: string;
  /** What it shows: the key of an entity, of a page, or of a saved query. */
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
    entries.map((entry) => {
      const id = idOf(entry);
      return {
        id,
        target: entry.key,
        isBookmarked: isBookmarked(id) ?? entry.isBookmarked ?? false,
        title: pick(entry.label, locale),
        icon: entry.icon,
        link: entry.path,
      };
    }),
  );

type Address = { readonly pathname: string; readonly search: string };

/** The page at an address: a saved query where the list is filtered as it says. Records and forms are no pages. */
export const pageAt = (pages: readonly PageEntry[], { pathname, search }: Address): PageEntry | undefined => {
  const filter = encodeURIComponent(new URLSearchParams(search).get('filter') ?? '');
  const isAt = (id: string) => pages.find((page) => page.id === id);
  return isAt(`${pathname}?filter=${filter}`) ?? isAt(pathname);
};

const idOf = ({ path, isSaved }: MenuEntry): string => (isSaved ? path : (path.split('?')[0] ?? path));
