import type { BookmarkSource } from '../../model/pages/bookmarks';
import { isRow } from '../../model/values/comparable';
import type { Http } from '../http/http';

/** Bookmarks that the server keeps (S7.47, S7.48). */
export const createRemoteBookmarks = (http: Pick<Http, 'send'>): BookmarkSource => ({
  read: async (signal) => {
    const path = '/api/bookmarks/data';
    return idsIn(await http.send({ source: 'sms', method: 'GET', path, ...(signal && { signal }) }));
  },
  set: async (id, isBookmarked) => {
    const body = { id, isBookmarked };
    await http.send({ source: 'sms', method: 'POST', path: '/api/bookmarks/update', body });
  },
});

/* Of what came, only the ids count: the pages themselves are known here, in the language of the interface. */
const idsIn = (answer: unknown): string[] => {
  const rows: unknown = isRow(answer) ? answer['bookmarks'] : undefined;
  return Array.isArray(rows)
    ? rows.map((row) => (isRow(row) ? row['id'] : undefined)).filter((id) => typeof id === 'string')
    : [];
};
