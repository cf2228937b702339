import type { BookmarkSource } from '../model/pages/bookmarks';
import { download } from '../parts/download';
import { lastWriteWins } from '../providers/bookmarks/lastWriteWins';
import { createRemoteBookmarks } from '../providers/bookmarks/remoteBookmarks';
import { withErrorMessages } from '../providers/data/withErrorMessages';
import { HttpFailure } from '../providers/http/failure';
import type { Say } from '../model/answers/issueText';
import type { BookmarkerOptions } from './bookmarksHere';

/** The bookmarks of whoever is signed in: the server's, or the browser's where no server keeps any. */
export const createBookmarks = (options: BookmarkerOptions & { readonly say: Say }): BookmarkSource => {
  const { connection, preview, say } = options;
  const { http, offers } = connection;
  let place: Promise<BookmarkSource> | undefined;
  // What is offered is known when the configuration is there.
  const kept = () =>
    (place ??= offers.has('sms', 'bookmarks')
      ? Promise.resolve(createRemoteBookmarks(http))
      : here(options).catch((failure: unknown) => {
          place = undefined;
          throw failure;
        }));
  const set = lastWriteWins(async (id, isBookmarked: boolean) => (await kept()).set(id, isBookmarked));
  const source: BookmarkSource = {
    read: async (signal) => (await kept()).read(signal),
    set: async (id, isBookmarked) => {
      if (preview.role()) throw new HttpFailure('denied', 'app.preview.refused');
      return set(id, isBookmarked);
    },
  };
  return withErrorMessages(source, say);
};

const here = async (options: BookmarkerOptions) =>
  (await download(() => import('./bookmarksHere'))).bookmarksHere(options);
