import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import { use, useMemo } from 'react';
import { useAbility, useMe, useModel } from '../fields/AdminContext';
import { menuSections, type MenuSection } from '../model/pages/menuSections';
import { pageEntries, type PageEntry } from '../model/pages/pageEntries';
import { BookmarksContext } from './BookmarksContext';
import { useFailureText } from './useFailureText';

/** The groups of the menu for this person, made once for what draws them again and again. */
export const useMenuSections = (): readonly MenuSection[] => {
  const model = useModel();
  const ability = useAbility();
  return useMemo(() => menuSections(model, ability), [model, ability]);
};

/** The pages that this person may open; `areMarked` once it is known which of them are bookmarks. */
export const usePages = (): { readonly pages: readonly PageEntry[]; readonly areMarked: boolean } => {
  const source = use(BookmarksContext);
  const sections = useMenuSections();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: useBookmarksKey(),
    queryFn: ({ signal }) => source?.read(signal) ?? [],
    enabled: source !== undefined,
    staleTime: STALE_AFTER,
  });
  const isBookmarked = (id: string) => data?.includes(id) ?? false;
  return { pages: pageEntries(sections, { locale, isBookmarked }), areMarked: data !== undefined };
};

/** Makes a page a bookmark or takes it away: at once for the eye, and back with words where that is refused (S2.70). */
export const useToggleBookmark = (): ((page: Pick<PageEntry, 'id' | 'isBookmarked'>) => Promise<void>) => {
  const source = use(BookmarksContext);
  const queries = useQueryClient();
  const queryKey = useBookmarksKey();
  const notify = useNotify();
  const wordsOf = useFailureText();
  const show = (id: string, isBookmarked: boolean) =>
    queries.setQueryData<readonly string[]>(queryKey, (ids = []) => {
      const others = ids.filter((each) => each !== id);
      return isBookmarked ? [...others, id] : others;
    });
  return async ({ id, isBookmarked }) => {
    // What was asked before this is out of date when it comes.
    await queries.cancelQueries({ queryKey });
    show(id, !isBookmarked);
    try {
      await source?.set(id, !isBookmarked);
    } catch (failure) {
      // Of several presses it is for the server to say how they ended.
      void queries.invalidateQueries({ queryKey });
      notify(wordsOf(failure), { type: 'error' });
    }
  };
};

const useBookmarksKey = () => ['bookmarks', useMe()];

/** Pages change on another machine at most: milliseconds until that is asked for again with the next screen. */
const STALE_AFTER = 300_000;
