import type { Ability } from '../access/ability';
import { menuSections } from './menuSections';
import type { PageModel } from '../resolved/model';
import { pageEntries, type PageEntry } from './pageEntries';

/** What a person has said of pages: by the id of a page, whether it is a bookmark. Of all others the configuration says it. */
export type Marks = Readonly<Record<string, boolean>>;

/** Whose bookmarks: who may open what, and what the person has said so far. */
export type Bookmarker = { readonly model: PageModel; readonly ability: Ability; readonly marks: Marks };

/** The answer of `GET /api/bookmarks/data` (S7.47): all pages of a person, and the bookmarks among them. */
export type BookmarkData = {
  readonly suggestions: readonly PageEntry[];
  readonly bookmarks: readonly PageEntry[];
};

/** Where bookmarks are kept: a server, or the browser. */
export type BookmarkSource = {
  /** The ids of the pages that are bookmarks. */
  read: (signal?: AbortSignal) => Promise<readonly string[]>;
  /** Makes a page a bookmark, or takes it away. */
  set: (id: string, isBookmarked: boolean) => Promise<void>;
};

export const bookmarkData = ({ model, ability, marks }: Bookmarker): BookmarkData => {
  const isBookmarked = (id: string) => (Object.hasOwn(marks, id) ? marks[id] : undefined);
  const suggestions = pageEntries(menuSections(model, ability), { isBookmarked });
  return { suggestions, bookmarks: suggestions.filter((page) => page.isBookmarked) };
};

export type BookmarkChange = {
  readonly id: string;
  /** What it is to be. Left out, it is flipped (S7.48); said, a request that arrives twice does no harm. */
  readonly isBookmarked?: boolean | undefined;
};

/** What a person has said of pages after a change; undefined when the person has no such page. */
export const changedMarks = (
  bookmarker: Bookmarker,
  { id, isBookmarked }: BookmarkChange,
): Marks | undefined => {
  const page = bookmarkData(bookmarker).suggestions.find((each) => each.id === id);
  return page && { ...bookmarker.marks, [page.id]: isBookmarked ?? !page.isBookmarked };
};

/** Reads what was kept; what is no mark is left out. */
export const marksIn = (kept: unknown): Marks =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      (each): each is [string, boolean] => typeof each[1] === 'boolean',
    ),
  );
