import type { BookmarkSource } from '../../model/pages/bookmarks';
import type { Http } from '../http/http';
import { isPlainObject } from '../../model/values/plainObject';

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
  const rows: unknown = isPlainObject(answer) ? answer['bookmarks'] : undefined;
  return Array.isArray(rows)
    ? rows.map((row) => (isPlainObject(row) ? row['id'] : undefined)).filter((id) => typeof id === 'string')
    : [];
};
