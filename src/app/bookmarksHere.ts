import type { BookmarkSource } from '../model/pages/bookmarks';
import { createLocalBookmarks } from '../providers/bookmarks/localBookmarks';
import { localStorageIfAllowed, safeStorage } from '../providers/session/safeStorage';
import type { Connection } from '../providers/session/connection';
import type { Preview } from '../providers/session/preview';
import { userId } from '../providers/session/userData';
import type { Models } from './models';

export type BookmarkerOptions = {
  readonly models: Pick<Models, 'english'>;
  readonly connection: Connection;
  readonly preview: Preview;
};

/** Bookmarks in the storage of this browser. */
export const bookmarksHere = ({ connection, models, preview }: BookmarkerOptions): BookmarkSource =>
  createLocalBookmarks({
    storage: safeStorage(localStorageIfAllowed()),
    me: () => {
      const user = connection.session.user();
      return user && userId(user);
    },
    asker: () => ({ model: models.english, ability: preview.ability() }),
  });
