import type samples from '../../config/samples/people';
import { defineHooks } from '../../server/hooks/defineHooks';
import { ALL, byId, found, pageOf, told } from './wire';

export default defineHooks<typeof samples, 'sampleRoles'>({
  answers: {
    // S7.82; its rows are called `users`, as those of the other lists.
    'GET /api/roles/list/data': async ({ query }, { records }) => {
      const all = (await records('sampleRoles').list(ALL)).toSorted(byId);
      const rows = found(all, query, { q: ['role', 'type'], exact: ['role'] });
      const users = pageOf(rows, query).map((role) => told(role, ['role', 'type']));
      return { body: { users, total: rows.length } };
    },
  },
});
