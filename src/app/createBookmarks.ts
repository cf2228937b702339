import type { BookmarkSource } from '../model/pages/bookmarks';
import { download } from '../parts/download';
import { lastWriteWins } from '../providers/bookmarks/lastWriteWins';
import { createRemoteBookmarks } from '../providers/bookmarks/remoteBookmarks';
import { withErrorMessages } from '../providers/data/withErrorMessages';
import { HttpFailure, isFailure } from '../providers/http/failure';
import type { Say } from '../model/answers/issueText';
import type { BookmarkerOptions } from './bookmarksHere';

/** The bookmarks of whoever is signed in: the server's, or the browser's where no server keeps any. */
export const createBookmarks = (options: BookmarkerOptions & { readonly say: Say }): BookmarkSource => {
  const { connection, preview, say } = options;
  const here = async () => (await download(() => import('./bookmarksHere'))).bookmarksHere(options);
  let place = Promise.resolve(createRemoteBookmarks(connection.http));
  const set = lastWriteWins(async (id, isBookmarked: boolean) => (await place).set(id, isBookmarked));
  const source: BookmarkSource = {
    read: async (signal) => {
      try {
        return await (await place).read(signal);
      } catch (failure) {
        // A server of another make has no such call.
        if (!isFailure(failure, 'notFound')) throw failure;
        place = here();
        return (await place).read();
      }
    },
    set: async (id, isBookmarked) => {
      if (preview.role()) throw new HttpFailure('denied', 'app.preview.refused');
      return set(id, isBookmarked);
    },
  };
  return withErrorMessages(source, say);
};
