import {
  bookmarkData,
  changedMarks,
  marksIn,
  type Bookmarker,
  type BookmarkSource,
  type Marks,
} from '../../model/pages/bookmarks';
import { HttpFailure } from '../http/failure';
import type { KeyStorage } from '../session/safeStorage';

type LocalOptions = {
  readonly storage: Pick<KeyStorage, 'getItem' | 'setItem'>;
  /** The id of whoever is signed in. */
  readonly me: () => string | undefined;
  readonly asker: () => Omit<Bookmarker, 'marks'>;
};

/** Bookmarks kept in the browser, each person's apart: where no server does it. They obey the same rules. */
export const createLocalBookmarks = ({ storage, me, asker }: LocalOptions): BookmarkSource => {
  const key = () => `sms.bookmarks.${me() ?? ''}`;
  const bookmarker = (): Bookmarker => ({ ...asker(), marks: readMarks(storage.getItem(key())) });
  return {
    read: async () => bookmarkData(bookmarker()).bookmarks.map(({ id }) => id),
    set: async (id, isBookmarked) => {
      const marks = changedMarks(bookmarker(), { id, isBookmarked });
      if (!marks) throw new HttpFailure('notFound', 'app.errors.notFound');
      storage.setItem(key(), JSON.stringify(marks));
    },
  };
};

const readMarks = (text: string | null): Marks => {
  try {
    return marksIn(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};
