import { createContext } from 'react';
import type { BookmarkSource } from '../model/pages/bookmarks';

/** Where the bookmarks of whoever is signed in are kept; nowhere outside of the product. */
export const BookmarksContext = createContext<BookmarkSource | undefined>(undefined);
