import type { BookmarkSource } from '../model/bookmarks';
import { createLocalBookmarks } from '../providers/bookmarks/localBookmarks';
import { safeStorage } from '../providers/session/safeStorage';
import { userId } from '../providers/session/userData';
import type { ProvidersOptions } from './createProviders';

/** Bookmarks in the storage of this browser. */
export const bookmarksHere = ({ connection, models, preview }: ProvidersOptions): BookmarkSource =>
  createLocalBookmarks({
    storage: safeStorage(localStorageIfAllowed()),
    me: () => {
      const user = connection.session.user();
      return user && userId(user);
    },
    asker: () => ({ model: models.english, ability: preview.ability() }),
  });

const localStorageIfAllowed = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};
