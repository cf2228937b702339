import type samples from '../../config/samples/books';
import { defineHooks } from '../../server/hooks/defineHooks';
import { ALL, byId, found, pageOf, told } from './wire';

export default defineHooks<typeof samples, 'books'>({
  answers: {
    // S7.84; its rows are called `users`, as those of the other lists.
    'GET /api/books/list/data': async ({ query }, { records }) => {
      const all = (await records('books').list(ALL)).toSorted(byId);
      const rows = found(all, query, { q: ['title', 'author'] });
      const users = pageOf(rows, query).map((book) => told(book, ['title', 'author']));
      return { body: { users, total: rows.length } };
    },
  },
});
